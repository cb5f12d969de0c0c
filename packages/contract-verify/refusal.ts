import { readProperty } from '../../src/lib/json.ts'
import type { ApiCall, Fault } from './model.ts'
import { recordsIn } from './outcome.ts'

/** Whether the answer is the error of a broken request, and of nothing else. */
export const isRefused = ({ received }: ApiCall): boolean => received?.status === 400

/** Statuses that say something else than that a request is broken. */
const NO_REFUSAL = [401, 403, 404, 405, 408, 429]

/** Whether a request is refused, but with another status than the contract has for it. */
export function isOtherRefusal({ received, json }: ApiCall, documented: number): boolean {
  const status = received?.status ?? 0
  if (status === 200) return isErrorBody(json)
  return (
    status >= 400 &&
    status < 500 &&
    status !== documented &&
    // A call without a session may be refused as forbidden.
    (!NO_REFUSAL.includes(status) || (documented === 401 && status === 403))
  )
}

/** An error that comes as HTTP 200: it has the number of another status within, or a code instead of a `status`. */
export function isErrorBody(json: unknown): boolean {
  const status = readProperty(json, 'status') ?? readProperty(json, 'statusCode')
  const hasError = ['error', 'errors', 'code'].some(
    (name) => readProperty(json, name) !== undefined,
  )
  return typeof status === 'number' ? status >= 400 : status === undefined && hasError
}

/** The fault of a refusal with another status, which is one for all that the backend refuses so. */
export const otherRefusal = (
  answer: ApiCall,
  { what, documented }: { readonly what: string; readonly documented: number },
): Fault => {
  const found = answer.received?.status ?? 0
  return {
    message: `refuses ${what} with HTTP ${found} instead of ${documented}`,
    everywhere: refusedWith(found, documented),
  }
}

/** The same status for whatever is refused, and those that the contract has instead. */
export const refusedWith = (
  found: number,
  documented: number,
): NonNullable<Fault['everywhere']> => ({
  kind: `refused with ${found}`,
  message: `refuses with HTTP ${found} instead of `,
  parts: [String(documented)],
})

/** Whether so many requests were sent that this one was not judged. */
export const isSlowed = ({ received }: ApiCall): boolean => received?.status === 429

export const SLOWED = 'it answers 429: too many requests for its limits'

/** The places that an error of a broken request names; empty if it names none. */
export const placesNamed = ({ json }: ApiCall): readonly string[] =>
  recordsIn(readProperty(json, 'errors')).map((error) => String(error['pointer']))
