import type { Contract } from '@maru/contract'

export type Direction = 'operation' | 'request' | 'answer'

/** Subject of a fact: the operation itself, or its requests and answers. */
export type Kind =
  | 'operation'
  | 'body'
  | 'status'
  | 'error'
  | 'header'
  | 'property'
  | 'variant'
  | 'items'

/** The keywords at one place of an operation, by name. */
export type Fact = {
  readonly direction: Direction
  readonly kind: Kind
  /** `status` or HTTP status of the containing answer; null: none in particular. */
  readonly status: string | null
  readonly keywords: Readonly<Record<string, unknown>>
}

/**
 * What callers of an operation can see, by place (`answer 200 › success › user › balance`), including our extensions
 * (`x-…`). Excludes descriptions, examples and schema names.
 */
export type Facts = ReadonlyMap<string, Fact>

export type OperationFacts = { readonly operationId: string; readonly facts: Facts }

/** Separator of place segments. */
export const WITHIN = ' › '

/** Pseudo operation for the contract as a whole. */
export const WHOLE = 'the contract'

export type Entry = readonly [place: string, fact: Fact]

/** Context of reading facts. */
export type Reading = Pick<Fact, 'direction' | 'status'> & { readonly contract: Contract }
