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

const dealt = new WeakMap<readonly Item[], readonly Item[]>()

/**
 * The providers with the motifs of their covers: what the name says, what the provider offers, else one that is unlike
 * all others. Dealt in the operator's order, so that a provider looks the same wherever it is shown.
 */
export const withMotifs = <One extends Item>(
  kind: MotifKind,
  items: readonly One[],
): readonly (One & { readonly motif: string })[] => {
  type Dealt = readonly (One & { readonly motif: string })[]
  const cached = dealt.get(items)
  if (cached) return cached as Dealt
  const motifs = dealMotifs(
    kind,
    items.map(({ name, offers }) => {
      const spoken = spokenMotif(name.ko) ?? spokenMotif(name.en)
      const { own, misleading } = offeredMotifs(offers)
      return {
        seed: seedOf(name),
        preferred: spoken === undefined ? own : [spoken, ...own],
        misleading,
      }
    }),
    { preferred: items.length, ranked: motifNames[kind].length - 1 },
  )
  const all: Dealt = items.map((item, at) => ({ ...item, motif: motifs[at] ?? '' }))
  dealt.set(items, all)
  return all
}

/** The providers of a kind as entries; none while they are unknown. */
export const providerEntries = (
  kind: GameKind,
  items: readonly EntryItem[] | undefined,
): readonly GameEntry[] => withMotifs(kind, items ?? []).map((item) => providerEntry(kind, item))
