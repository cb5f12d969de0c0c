import type { Names } from '../../lib/names.ts'
import { dealMotifs } from './covers/deal-motifs.ts'
import { seedOf } from './covers/seed.ts'
import { spokenMotif } from './covers/spoken-motif.ts'

/** Columns of the widest grid: a motif differs from its neighbours and from the tile above. */
const APART = 8

/** A provider's games with the motifs of their covers: what the names say, but none twice in eight. */
export const gamesWithMotifs = <One extends { readonly name: Names }>(
  provider: Names,
  games: readonly One[],
): readonly (One & { readonly motif: string })[] => {
  const motifs = dealMotifs(
    'slot',
    games.map(({ name }) => ({
      seed: `${seedOf(provider)}/${seedOf(name)}`,
      spoken: spokenMotif(name.ko) ?? spokenMotif(name.en),
    })),
    APART,
  )
  return games.map((game, at) => ({ ...game, motif: motifs[at] ?? '' }))
}
