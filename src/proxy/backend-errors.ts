/** The backend could not be connected to: it got nothing of the request. */
export class BackendNotReached extends Error {
  override name = 'BackendNotReached'
}

/** The backend took longer than it may. */
export class BackendTooSlow extends Error {
  override name = 'BackendTooSlow'
}

/** The browser went away before the answer. */
export class CallAbandoned extends Error {
  override name = 'CallAbandoned'
}
