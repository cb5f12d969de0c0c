import { ownStatusMeanings, requestStatusMeanings, statusMeanings } from '../generated/statuses.ts'

type Meaning =
  | (typeof statusMeanings)[keyof typeof statusMeanings]
  | (typeof ownStatusMeanings)[keyof typeof ownStatusMeanings]

/** `unknown`: the contract lacks the status. */
export type Outcome = Meaning | 'unknown'

const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The meaning of an answer's status (R-CALL-06). Wire spellings are not used beyond this function. */
export const outcomeOf = (status: string): Outcome =>
  lookUp<Meaning>(statusMeanings, status) ?? lookUp<Meaning>(ownStatusMeanings, status) ?? 'unknown'

/** State of a deposit or withdrawal; `other` contains a value unknown to the contract. */
export type RequestState = 'waiting' | 'completed' | 'cancelled' | { readonly other: string }

/** The state of a money request. Unknown values are kept and shown as they are (R-ACCT-06). */
export const requestStateOf = (status: string): RequestState =>
  lookUp(requestStatusMeanings, status) ?? { other: status }
