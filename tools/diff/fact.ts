import type { Contract } from '#contract'

export const contractNames = ['public', 'proxy'] as const
export type ContractName = (typeof contractNames)[number]

export type Direction = 'operation' | 'request' | 'answer'

export type Kind =
  | 'operation'
  | 'body'
  | 'status'
  | 'error'
  | 'header'
  | 'property'
  | 'variant'
  | 'items'

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

export const WITHIN = ' › '

export const WHOLE = 'the contract'

export type Entry = readonly [place: string, fact: Fact]

export type Reading = Pick<Fact, 'direction' | 'status'> & { readonly contract: Contract }
