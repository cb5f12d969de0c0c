import type { Values } from '../calls/request.ts'

export type Fitting = { readonly values: Values; readonly body: unknown }

/** A request that breaks one keyword of the contract, or is at one of its limits. */
export type Variation = {
  readonly keyword: string
  /** Parameter or member, such as `query limit` or `/name`. */
  readonly place: string
  /** Phrased to follow "a request". */
  readonly words: string
  readonly request: Fitting
}

export type Value = readonly [keyword: string, words: string, value: unknown]

/** Texts of a length; the plain one is extended. */
export const textOfLength = (length: number, value: unknown): string =>
  (typeof value === 'string' ? value : '').padEnd(length, 'a').slice(0, length)
