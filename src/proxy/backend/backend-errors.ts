/** The backend could not be connected to: it got nothing of the request. */
export class BackendNotReached extends Error {
  override name = 'BackendNotReached'
}

/** The backend took longer than it may. */
export class BackendTooSlow extends Error {
  override name = 'BackendTooSlow'
}

/** The call has ended; what is left of its answer is not wanted. */
export class CallOver extends Error {
  override name = 'CallOver'
}

/** The browser went away before the answer, or before its request had come whole. */
export class CallAbandoned extends Error {
  override name = 'CallAbandoned'
}
