import { isRecord, readProperty, readTextProperty } from '#site/lib/json.ts'
import type { ApiCall, Fault, Operation } from './model.ts'
import { outcomeOf, recordsIn } from './outcome.ts'

export const isRefused = ({ received }: ApiCall): boolean => received?.status === 400

/** Statuses with another meaning than an invalid request. */
const OTHER_STATUSES = [401, 403, 404, 405, 408, 429]

/** Other spellings of success. */
const SUCCESS_WORD = /^(ok|done|true|succe\w+)$/i

/** Whether a body has only an undocumented status and texts, and does not report success. */
export const isOtherOutcome = (
  { outcomes }: Pick<Operation, 'outcomes'>,
  json: unknown,
): boolean => {
  const outcome = readTextProperty(json, 'status')
  const hasWordsOnly =
    isRecord(json) && Object.values(json).every((value) => typeof value !== 'object')
  return outcome !== null && !outcomes.has(outcome) && !SUCCESS_WORD.test(outcome) && hasWordsOnly
}

export function isOtherRefusal(
  operation: Pick<Operation, 'outcomes'>,
  { received, json }: ApiCall,
  documented: number,
): boolean {
  const status = received?.status ?? 0
  if (status === 200) return isErrorBody(json) || isOtherOutcome(operation, json)
  return (
    status >= 400 &&
    status < 500 &&
    status !== documented &&
    // 403 is accepted for calls without a session.
    (!OTHER_STATUSES.includes(status) || (documented === 401 && status === 403))
  )
}

/** An error sent as HTTP 200: it contains another status or a code instead of `status`. */
export function isErrorBody(json: unknown): boolean {
  const status = readProperty(json, 'status') ?? readProperty(json, 'statusCode')
  const hasError = ['error', 'errors', 'code'].some(
    (name) => readProperty(json, name) !== undefined,
  )
  return typeof status === 'number' ? status >= 400 : status === undefined && hasError
}

/** Assumptions about the error answer for a request that must be refused. */
export const refusalMarks = ({ answers }: Operation, documented: number): readonly string[] =>
  answers.get(documented)?.assumptions ?? []

export function otherRefusalFault(
  operation: Operation,
  answer: ApiCall,
  request: string,
  documented: number,
): Fault {
  const status = answer.received?.status ?? 0
  const outcome = outcomeOf(answer)
  const actual = outcome === null ? String(status) : `${status} and the status ${outcome}`
  return {
    message: `refuses ${request} with HTTP ${actual} instead of ${documented}`,
    refutes: refusalMarks(operation, documented),
    everywhere: refusedWithGroup(actual, documented),
  }
}

export const refusedWithGroup = (
  actual: number | string,
  documented: number,
): NonNullable<Fault['everywhere']> => ({
  kind: `refused with ${actual}`,
  message: `refuses with HTTP ${actual} instead of `,
  parts: [String(documented)],
})

/** Whether the request was rate-limited instead of judged. */
export const isRateLimited = ({ received }: ApiCall): boolean => received?.status === 429

export const RATE_LIMITED = 'it answers 429: its rate limit was exceeded'

/** Places named in the error; empty: none. */
export const namedPlaces = ({ json }: ApiCall): readonly string[] =>
  recordsIn(readProperty(json, 'errors')).map((error) => String(error['pointer']))

/**
 * Whether a call is refused as a call of an ended session would be, also by a backend that answers 403 or an error as
 * HTTP 200.
 */
export const isSessionEnded = (operation: Operation, { received, json }: ApiCall): boolean =>
  received?.status === 401 ||
  (received?.status === 403 && !operation.answers.has(403)) ||
  (received?.status === 200 && (isErrorBody(json) || isOtherOutcome(operation, json)))
