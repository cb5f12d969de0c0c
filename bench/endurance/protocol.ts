export type BackendCommand =
  | { readonly kind: 'hang'; readonly share: number; readonly path: string | null }
  | { readonly kind: 'report' }
export type BackendReport = {
  /** Idempotency key → number of executed moves. */
  readonly moves: Readonly<Record<string, number>>
}

export const startingMoneyOf = (n: number): number => 1_000_000 + n
