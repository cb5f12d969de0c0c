import type { Evidence } from '../core/evidence.ts'
import type { Assumptions } from '@maru/contract'

export function gatherEvidence(assumptions: Assumptions): Evidence {
  const confirmed = new Map<string, Map<string, number>>()
  const refuted = new Map<string, { operation: string; found: string }[]>()
  const held = (ids: readonly string[], operation: string, times = 1) => {
    for (const id of ids) {
      const counts = confirmed.get(id) ?? new Map<string, number>()
      confirmed.set(id, counts.set(operation, (counts.get(operation) ?? 0) + times))
    }
  }
  return {
    held,
    seen: (ids, operation, times) =>
      held(
        ids.filter((id) => assumptions[id]?.confirm === 'call'),
        operation,
        times,
      ),
    refuted(ids, operation, found) {
      for (const id of ids) {
        const known = refuted.get(id) ?? []
        const isNew = !known.some((one) => one.operation === operation && one.found === found)
        refuted.set(id, isNew ? [...known, { operation, found }] : known)
      }
    },
    of: (id) => ({ confirmedAt: confirmed.get(id) ?? new Map(), refuted: refuted.get(id) ?? [] }),
  }
}
