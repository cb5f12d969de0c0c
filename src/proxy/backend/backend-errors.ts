/** No connection to the backend: it received nothing of the request. */
export class BackendUnreachable extends Error {
  override name = 'BackendUnreachable'
}

/** No room for the call, or its operation is known to fail: the backend was not asked. */
export class CallRefused extends Error {
  override name = 'CallRefused'
  readonly retryAfterSeconds: number

  constructor(reason: string, retryAfterSeconds: number) {
    super(reason)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The backend took longer than BACKEND_TIMEOUT_MS. */
export class BackendTimeout extends Error {
  override name = 'BackendTimeout'
}

/** The client closed its connection before it had sent its request or received the response. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'
}
