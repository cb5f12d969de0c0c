import { readTextProperty } from '../lib/json.ts'

/** A call that did not succeed, and what support needs to find it. */
export type Failure = {
  /** Stable code of the problem, `unknown` when there is none. */
  readonly code: string
  /** The id under which proxy and backend logged the call, if it got that far. */
  readonly requestId: string | null
}

/**
 * Milliseconds after which a machine stops waiting for its call. The calls have limits of their
 * own, which are shorter: this one only keeps a state from lasting for ever.
 */
export const ACTOR_TIMEOUT_MS = 45_000

export const timedOut: Failure = { code: 'no_answer', requestId: null }

/** Reads `code` and `requestId` from whatever an actor failed with; only texts count. */
export const failureOf = (error: unknown): Failure => ({
  code: readTextProperty(error, 'code') ?? 'unknown',
  requestId: readTextProperty(error, 'requestId'),
})
