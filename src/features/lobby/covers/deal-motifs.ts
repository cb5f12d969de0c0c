import { motifNames } from './motif-names.ts'
import type { MotifKind } from './motif-names.ts'
import { hashOf } from './roll.ts'

/** Coprime to the numbers of motifs, so that a rank names each once. */
const STEP = 7

/** All motifs of a kind, in an order of the seed's own. */
export const rankedMotifs = (kind: MotifKind, seed: string): readonly string[] => {
  const names = motifNames[kind]
  const first = hashOf(seed)
  return names.map((_, at) => names[(first + at * STEP) % names.length] ?? '')
}

type Wish = {
  /** What the name says. */
  readonly spoken?: string | undefined
  readonly seed: string
}

/**
 * A motif for each of a list, in the list's order: what its name says, or the first of its rank, unless one of the
 * `apart` before has it. What comes after it does not matter, so that an entry added at the end changes no other.
 */
export const dealMotifs = (
  kind: MotifKind,
  wishes: readonly Wish[],
  apart: number,
): readonly string[] => {
  const dealt: string[] = []
  for (const { spoken, seed } of wishes) {
    const ranked = rankedMotifs(kind, seed)
    const before = dealt.slice(-apart)
    const free = [...(spoken === undefined ? [] : [spoken]), ...ranked].find(
      (motif) => !before.includes(motif),
    )
    dealt.push(free ?? ranked[0] ?? '')
  }
  return dealt
}
