/** The connection to the backend failed; it received no part of the request. */
export class BackendUnreachable extends Error {
  override name = 'BackendUnreachable'
}

/** The call was not sent: too many calls wait, or the circuit breaker of its operation is open. */
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

/** The client closed its connection before its request was complete or the response was sent. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'
}
