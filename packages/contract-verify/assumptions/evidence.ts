import type { Assumptions } from '@maru/contract'

/** Evidence about one assumption. */
export type Seen = {
  /** Number of confirming answers. */
  readonly confirmed: number
  /** Refutations, with the observed values. */
  readonly refuted: readonly { readonly operation: string; readonly found: string }[]
}

export type Evidence = {
  /** Confirmed by an answer; counts for assumptions that a single call confirms. */
  readonly seen: (ids: readonly string[], times?: number) => void
  /** Confirmed by a dedicated check. */
  readonly held: (ids: readonly string[]) => void
  readonly refuted: (ids: readonly string[], operation: string, found: string) => void
  readonly of: (id: string) => Seen
}

export function gatherEvidence(assumptions: Assumptions): Evidence {
  const confirmed = new Map<string, number>()
  const refuted = new Map<string, { operation: string; found: string }[]>()
  const held = (ids: readonly string[], times = 1) => {
    for (const id of ids) confirmed.set(id, (confirmed.get(id) ?? 0) + times)
  }
  return {
    held,
    seen: (ids, times) =>
      held(
        ids.filter((id) => assumptions[id]?.confirm === 'call'),
        times,
      ),
    refuted(ids, operation, found) {
      for (const id of ids) {
        const known = refuted.get(id) ?? []
        const isNew = !known.some((one) => one.operation === operation && one.found === found)
        refuted.set(id, isNew ? [...known, { operation, found }] : known)
      }
    },
    of: (id) => ({ confirmed: confirmed.get(id) ?? 0, refuted: refuted.get(id) ?? [] }),
  }
}
