import type { Rules } from '../scenarios/scenarios.ts'

type Row = {
  readonly settledAt: string | null
  readonly payIn?: unknown
  readonly idempotencyKey?: unknown
}

/** A request as the list tells it: how to pay only while it waits, and neither where lists are bare. */
export function listedRequest<Listed extends Row>(row: Listed, { bareLists }: Rules) {
  const { payIn, idempotencyKey, ...rest } = row
  if (bareLists) return rest
  return row.settledAt === null ? row : { ...rest, idempotencyKey }
}
