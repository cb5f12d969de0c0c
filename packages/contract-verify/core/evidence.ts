export type Seen = {
  /** Operation → number of answers that confirm the assumption there. */
  readonly confirmedAt: ReadonlyMap<string, number>
  readonly refuted: readonly { readonly operation: string; readonly found: string }[]
}

/** The ids of an assumption that an effect may lack. */
export const idsOf = (id: string | undefined): readonly string[] => (id === undefined ? [] : [id])

export type Evidence = {
  /** Confirmed by an answer; counts for assumptions that a single call confirms. */
  readonly seen: (ids: readonly string[], operation: string, times?: number) => void
  /** Confirmed by a dedicated check. */
  readonly held: (ids: readonly string[], operation: string) => void
  readonly refuted: (ids: readonly string[], operation: string, found: string) => void
  readonly of: (id: string) => Seen
}
