import { motifNames } from './motif-names.ts'
import type { MotifKind } from './motif-names.ts'
import { hashOf } from './roll.ts'

/** Coprime to the numbers of motifs, so that a rank names each once. */
const STEP = 11

/** All motifs of a kind, in an order of the seed's own. */
export const rankedMotifs = (kind: MotifKind, seed: string): readonly string[] => {
  const names = motifNames[kind]
  const first = hashOf(seed)
  return names.map((_, at) => names[(first + at * STEP) % names.length] ?? '')
}

type Wish = {
  readonly seed: string
  /** The best first: what the name says, what the provider offers. */
  readonly wished?: readonly string[]
  /** Motifs that would say something wrong. */
  readonly foreign?: ReadonlySet<string>
}

/** In how many before it a motif may not be. */
type Apart = { readonly wished: number; readonly ranked: number }

/**
 * A motif for each of a list, in the list's order: the first that is wished or in its rank, unless one of those before
 * has it. What comes after it does not matter, so that an entry added at the end changes no other.
 */
export const dealMotifs = (
  kind: MotifKind,
  wishes: readonly Wish[],
  apart: Apart,
): readonly string[] => {
  const dealt: string[] = []
  for (const { seed, wished = [], foreign } of wishes) {
    const ranked = rankedMotifs(kind, seed).filter((motif) => !foreign?.has(motif))
    const isFree = (distance: number) => (motif: string) => !dealt.slice(-distance).includes(motif)
    const [oldest] = ranked.toSorted(
      (one, other) => dealt.lastIndexOf(one) - dealt.lastIndexOf(other),
    )
    dealt.push(
      wished.find(isFree(apart.wished)) ?? ranked.find(isFree(apart.ranked)) ?? oldest ?? '',
    )
  }
  return dealt
}
