import type { Evidence } from '../core/evidence.ts'
import type { Assumptions } from '@maru/contract'

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
