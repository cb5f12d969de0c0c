/** The connection to the backend failed; it received no part of the request. */
export class BackendUnreachableError extends Error {
  override name = 'BackendUnreachableError'
}

/** The call was not sent: too many calls wait, or the circuit breaker of its operation is open. */
export class CallRefusedError extends Error {
  override name = 'CallRefusedError'
  readonly retryAfterSeconds: number

  constructor(reason: string, retryAfterSeconds: number) {
    super(reason)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The backend took longer than BACKEND_TIMEOUT_MS. */
export class BackendTimeoutError extends Error {
  override name = 'BackendTimeoutError'
}

/** The client closed its connection before its request was complete or the response was sent. */
export class ClientDisconnectedError extends Error {
  override name = 'ClientDisconnectedError'
}
