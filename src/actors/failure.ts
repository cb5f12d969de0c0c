import { readProperty, readTextProperty } from '../lib/json.ts'

/** A failed call, with what support needs to find it. */
export type Failure = {
  /** Stable code of the problem, or `unknown`. */
  readonly code: string
  /** Request id in the logs of proxy and backend, if the call got that far. */
  readonly requestId: string | null
  /** Seconds until another try is allowed, if the answer says so. */
  readonly retryAfter?: number
}

/** Upper limit for a state that waits for a call, in milliseconds. The calls have shorter limits of their own. */
export const ACTOR_TIMEOUT_MS = 45_000

export const timedOut: Failure = { code: 'no_answer', requestId: null }

/** Reads code, request id and `retryAfter` from an actor's error; ignores values of other types. */
export const failureOf = (error: unknown): Failure => {
  const retryAfter = readProperty(error, 'retryAfter')
  return {
    code: readTextProperty(error, 'code') ?? 'unknown',
    requestId: readTextProperty(error, 'requestId'),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  }
}
