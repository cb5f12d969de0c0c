import { ownStatusMeanings, requestStatusMeanings, statusMeanings } from '../generated/statuses.ts'

type Meaning =
  | (typeof statusMeanings)[keyof typeof statusMeanings]
  | (typeof ownStatusMeanings)[keyof typeof ownStatusMeanings]

/** What an answer's status means, in words of the site; `unknown` if the contract has no such. */
export type Outcome = Meaning | 'unknown'

const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The meaning of an answer's status (R-CALL-06). Wire spellings end here. */
export const outcomeOf = (status: string): Outcome =>
  lookUp<Meaning>(statusMeanings, status) ?? lookUp<Meaning>(ownStatusMeanings, status) ?? 'unknown'

/** How far a deposit or withdrawal is; `other` is a value that the contract does not know. */
export type RequestState = 'waiting' | 'completed' | 'cancelled' | { readonly other: string }

/** Reads the state of a money request; an unknown value is kept to be shown as it is (R-ACCT-06). */
export const requestStateOf = (status: string): RequestState =>
  lookUp(requestStatusMeanings, status) ?? { other: status }
