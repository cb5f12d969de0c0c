/** What the run asks of the backend, over Node's channel between processes. */
export type BackendCommand =
  | { readonly kind: 'hang'; readonly share: number; readonly path: string | null }
  | { readonly kind: 'report' }
export type BackendReport = {
  /** Idempotency key → how often money moved under it. */
  readonly moves: Readonly<Record<string, number>>
  readonly calls: number
}

/** Member `n` always has this much in all; so a figure tells whose it is. */
export const wealthOf = (n: number): number => 1_000_000 + n
