import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import { dealMotifs } from './covers/deal-motifs.ts'
import { seedOf } from './covers/roll.ts'
import { spokenMotif } from './covers/spoken-motif.ts'
import { slotEntry } from './game-entry.ts'
import type { EntryItem, GameEntry } from './game-entry.ts'

/** Columns of the widest grid: a motif differs from its neighbours and from the tile above. */
const APART = 8

type Dealt = { readonly maker: string; readonly motifs: readonly string[] }

const none: readonly EntryItem[] = []

const dealt = new WeakMap<readonly unknown[], Dealt>()

/** Reading the motifs in the names takes longest, so a list's are kept for the other lists' arrivals. */
const motifsOf = (maker: string, games: readonly { readonly name: Names }[]): readonly string[] => {
  const cached = dealt.get(games)
  if (cached?.maker === maker) return cached.motifs
  const motifs = dealMotifs(
    'slot',
    games.map(({ name }) => {
      const spoken = spokenMotif(name.ko) ?? spokenMotif(name.en)
      return { seed: `${maker}/${seedOf(name)}`, preferred: spoken === undefined ? [] : [spoken] }
    }),
    { preferred: APART, ranked: APART },
  )
  dealt.set(games, { maker, motifs })
  return motifs
}

/** A provider's games with the motifs of their covers: what the names say, but none twice in eight. */
export const gamesWithMotifs = <One extends { readonly name: Names }>(
  provider: Names,
  games: readonly One[],
): readonly (One & { readonly motif: string })[] => {
  const motifs = motifsOf(seedOf(provider), games)
  return games.map((game, at) => ({ ...game, motif: motifs[at] ?? '' }))
}

/** A provider's games as entries; none while they are unknown. */
export const slotEntries = (
  company: ItemId,
  provider: Names,
  games: readonly EntryItem[] | null | undefined,
): readonly GameEntry[] =>
  gamesWithMotifs(provider, games ?? none).map((game) => slotEntry(company, provider, game))
