import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import { dealMotifs } from './covers/deal-motifs.ts'
import { motifNames } from './covers/motif-names.ts'
import type { MotifKind } from './covers/motif-names.ts'
import { offeredMotifs } from './covers/offered-motifs.ts'
import { seedOf } from './covers/roll.ts'
import { spokenMotif } from './covers/spoken-motif.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import { providerEntry, slotEntry } from './game-entry.ts'
import type { EntryItem, GameEntry } from './game-entry.ts'

/** Columns of the widest grid: a game's motif differs from its neighbours and from the tile above. */
const MIN_DISTANCE = 8

type Item = { readonly name: Names; readonly offers?: readonly string[] | undefined }

const none: readonly EntryItem[] = []

const cache = new WeakMap<
  readonly Item[],
  { readonly provider: Names | null; readonly motifs: readonly string[] }
>()

/** Cached by list, because other lists arrive later and reading the motifs in the names takes longest. */
const motifsOf = (
  kind: MotifKind,
  items: readonly Item[],
  provider: Names | null,
): readonly string[] => {
  const cached = cache.get(items)
  if (cached && cached.provider?.ko === provider?.ko && cached.provider?.en === provider?.en)
    return cached.motifs
  const requests = items.map(({ name, offers }) => {
    const spoken = spokenMotif(name.ko) ?? spokenMotif(name.en)
    const { offered, misleading } = offeredMotifs(provider ? [] : offers)
    return {
      seed: provider ? `${seedOf(provider)}/${seedOf(name)}` : seedOf(name),
      preferred: spoken === undefined ? offered : [spoken, ...offered],
      misleading,
    }
  })
  const motifs = dealMotifs(
    kind,
    requests,
    provider
      ? { preferred: MIN_DISTANCE, ranked: MIN_DISTANCE }
      : { preferred: items.length, ranked: motifNames[kind].length - 1 },
  )
  cache.set(items, { provider, motifs })
  return motifs
}

/**
 * The items with the motifs of their covers, dealt in the operator's order, so that each looks the same wherever it is
 * shown. A provider has what its name says, what it offers, else one that is unlike all others; a provider's game has
 * what its name says, without a repetition within eight games.
 */
export const withMotifs = <Listed extends Item>(
  kind: MotifKind,
  items: readonly Listed[],
  provider: Names | null = null,
): readonly (Listed & { readonly motif: string })[] => {
  const motifs = motifsOf(kind, items, provider)
  return items.map((item, index) => ({ ...item, motif: motifs[index] ?? '' }))
}

/** The providers of a kind as entries; none while they are unknown. */
export const providerEntries = (
  kind: GameKind,
  items: readonly EntryItem[] | undefined,
): readonly GameEntry[] => withMotifs(kind, items ?? none).map((item) => providerEntry(kind, item))

/** A provider's games as entries; none while they are unknown. */
export const slotEntries = (
  company: ItemId,
  provider: Names,
  games: readonly EntryItem[] | null | undefined,
): readonly GameEntry[] =>
  withMotifs('slot', games ?? none, provider).map((game) => slotEntry(company, provider, game))
