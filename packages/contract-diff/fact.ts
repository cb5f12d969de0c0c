import type { Contract } from '@maru/contract'

export type Direction = 'operation' | 'request' | 'answer'

/** What a fact is about: an operation's own marks, or what its requests and answers hold. */
export type Kind =
  | 'operation'
  | 'body'
  | 'status'
  | 'error'
  | 'header'
  | 'property'
  | 'variant'
  | 'items'

/** What stands at one place of an operation: its keywords, by name. */
export type Fact = {
  readonly direction: Direction
  readonly kind: Kind
  /** The `status` or the HTTP status of the answer that it is part of; null: of none in particular. */
  readonly status: string | null
  readonly keywords: Readonly<Record<string, unknown>>
}

/**
 * What a caller of an operation can see, by its place (`answer 200 › success › user › balance`), with what our
 * extensions (`x-…`) say there. Descriptions, examples and the names of schemas are no part of it.
 */
export type Facts = ReadonlyMap<string, Fact>

export type OperationFacts = { readonly operationId: string; readonly facts: Facts }

/** Stands between the parts of a place. */
export const WITHIN = ' › '

/** Stands for an operation where the contract as a whole is meant. */
export const WHOLE = 'the contract'

export type Entry = readonly [place: string, fact: Fact]

/** Where facts are read, and of what. */
export type Reading = Pick<Fact, 'direction' | 'status'> & { readonly contract: Contract }
