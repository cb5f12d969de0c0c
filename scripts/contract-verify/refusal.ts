import { readProperty } from '../../src/lib/json.ts'
import type { ApiCall } from './model.ts'
import { recordsIn } from './outcome.ts'

/** Whether the answer is the error of a broken request, and of nothing else. */
export const isRefused = ({ received }: ApiCall): boolean => received?.status === 400

/** Statuses that say something else than that a request is broken. */
const NO_REFUSAL = [401, 403, 404, 405, 408, 429]

/** Whether a request that is broken is refused, but with another status than the contract has for it. */
export const isOtherRefusal = (status: number, documented: number): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== documented &&
  // A call without a session may be refused as forbidden.
  (!NO_REFUSAL.includes(status) || (documented === 401 && status === 403))

/** Whether so many requests were sent that this one was not judged. */
export const isSlowed = ({ received }: ApiCall): boolean => received?.status === 429

export const SLOWED = 'it answers 429: too many requests for its limits'

/** The places that an error of a broken request names; empty if it names none. */
export const placesNamed = ({ json }: ApiCall): readonly string[] =>
  recordsIn(readProperty(json, 'errors')).map((error) => String(error['pointer']))
