import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import { dealMotifs } from './covers/deal-motifs.ts'
import { seedOf } from './covers/roll.ts'
import { spokenMotif } from './covers/spoken-motif.ts'
import { slotEntry } from './game-entry.ts'
import type { EntryItem, GameEntry } from './game-entry.ts'

/** Columns of the widest grid: a motif differs from its neighbours and from the tile above. */
const MIN_DISTANCE = 8

type Dealt = { readonly providerSeed: string; readonly motifs: readonly string[] }

const none: readonly EntryItem[] = []

const cache = new WeakMap<readonly unknown[], Dealt>()

/** Cached by list, because other lists arrive later and reading the motifs in the names takes longest. */
const motifsOf = (
  providerSeed: string,
  games: readonly { readonly name: Names }[],
): readonly string[] => {
  const cached = cache.get(games)
  if (cached?.providerSeed === providerSeed) return cached.motifs
  const motifs = dealMotifs(
    'slot',
    games.map(({ name }) => {
      const spoken = spokenMotif(name.ko) ?? spokenMotif(name.en)
      return {
        seed: `${providerSeed}/${seedOf(name)}`,
        preferred: spoken === undefined ? [] : [spoken],
      }
    }),
    { preferred: MIN_DISTANCE, ranked: MIN_DISTANCE },
  )
  cache.set(games, { providerSeed, motifs })
  return motifs
}

/** Gives each game of a provider the motif that its name suggests, without a repetition within eight games. */
export const gamesWithMotifs = <Game extends { readonly name: Names }>(
  provider: Names,
  games: readonly Game[],
): readonly (Game & { readonly motif: string })[] => {
  const motifs = motifsOf(seedOf(provider), games)
  return games.map((game, index) => ({ ...game, motif: motifs[index] ?? '' }))
}

/** A provider's games as entries; none while they are unknown. */
export const slotEntries = (
  company: ItemId,
  provider: Names,
  games: readonly EntryItem[] | null | undefined,
): readonly GameEntry[] =>
  gamesWithMotifs(provider, games ?? none).map((game) => slotEntry(company, provider, game))
