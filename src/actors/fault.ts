import { readTextProperty } from '../lib/json.ts'

/** A call that failed without an answer of business: what support needs to find it. */
export type Fault = {
  /** Stable code of the problem, `unknown` when there is none. */
  readonly code: string
  /** The id under which proxy and backend logged the call, if it got that far. */
  readonly requestId: string | null
}

/**
 * Milliseconds after which a flow stops waiting for its call. The calls have limits of their own,
 * which are shorter: this one only keeps a flow from hanging for ever.
 */
export const CALL_PATIENCE_MS = 45_000

export const patienceLost: Fault = { code: 'no_answer', requestId: null }

/** Reads whatever an actor failed with: `code` and `requestId` are taken where they are texts. */
export const faultOf = (error: unknown): Fault => ({
  code: readTextProperty(error, 'code') ?? 'unknown',
  requestId: readTextProperty(error, 'requestId'),
})
