import type { Names } from '../../lib/names.ts'
import { dealMotifs } from './covers/deal-motifs.ts'
import { motifNames } from './covers/motif-names.ts'
import type { MotifKind } from './covers/motif-names.ts'
import { offeredMotifs } from './covers/offered-motifs.ts'
import { seedOf } from './covers/roll.ts'
import { spokenMotif } from './covers/spoken-motif.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { providerEntry } from './game-entry.ts'
import type { EntryItem, GameEntry } from './game-entry.ts'

type Item = { readonly name: Names; readonly offers?: readonly string[] | undefined }

const cache = new WeakMap<readonly Item[], readonly Item[]>()

/**
 * The providers with the motifs of their covers: what the name says, what the provider offers, else one that is unlike
 * all others. They are dealt in the operator's order, so that a provider looks the same wherever it is shown.
 */
export const withMotifs = <Provider extends Item>(
  kind: MotifKind,
  items: readonly Provider[],
): readonly (Provider & { readonly motif: string })[] => {
  type Dealt = readonly (Provider & { readonly motif: string })[]
  const cached = cache.get(items)
  if (cached) return cached as Dealt
  const motifs = dealMotifs(
    kind,
    items.map(({ name, offers }) => {
      const spoken = spokenMotif(name.ko) ?? spokenMotif(name.en)
      const { offered, misleading } = offeredMotifs(offers)
      return {
        seed: seedOf(name),
        preferred: spoken === undefined ? offered : [spoken, ...offered],
        misleading,
      }
    }),
    { preferred: items.length, ranked: motifNames[kind].length - 1 },
  )
  const dealtItems: Dealt = items.map((item, index) => ({ ...item, motif: motifs[index] ?? '' }))
  cache.set(items, dealtItems)
  return dealtItems
}

/** The providers of a kind as entries; none while they are unknown. */
export const providerEntries = (
  kind: GameKind,
  items: readonly EntryItem[] | undefined,
): readonly GameEntry[] => withMotifs(kind, items ?? []).map((item) => providerEntry(kind, item))
