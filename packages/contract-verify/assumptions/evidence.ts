import type { Assumptions } from '@maru/contract'

/** What was seen of one assumption. */
export type Seen = {
  /** How many answers showed that it holds. */
  readonly confirmed: number
  /** Where it does not hold, and what was seen instead. */
  readonly refuted: readonly { readonly operation: string; readonly found: string }[]
}

export type Evidence = {
  /** By what one answer shows: counts for those that one call confirms. */
  readonly seen: (ids: readonly string[], times?: number) => void
  /** By a check that tried it on purpose. */
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
