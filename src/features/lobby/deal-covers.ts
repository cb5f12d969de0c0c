import type { Names } from '../../lib/names.ts'
import { dealMotifs } from './covers/deal-motifs.ts'
import { motifNames } from './covers/motif-names.ts'
import type { MotifKind } from './covers/motif-names.ts'
import { seedOf } from './covers/seed.ts'

type Item = { readonly name: Names }

const dealt = new WeakMap<readonly Item[], readonly Item[]>()

/**
 * The providers with the motifs of their covers, each different from as many before it as there are others. Dealt in
 * the operator's order, so that a provider looks the same wherever it is shown.
 */
export const withMotifs = <One extends Item>(
  kind: MotifKind,
  items: readonly One[],
): readonly (One & { readonly motif: string })[] => {
  type Dealt = readonly (One & { readonly motif: string })[]
  const known = dealt.get(items)
  if (known) return known as Dealt
  const motifs = dealMotifs(
    kind,
    items.map(({ name }) => ({ seed: seedOf(name) })),
    motifNames[kind].length - 1,
  )
  const all: Dealt = items.map((item, at) => ({ ...item, motif: motifs[at] ?? '' }))
  dealt.set(items, all)
  return all
}
