import { motifNames } from './motif-names.ts'
import type { MotifKind } from './motif-names.ts'
import { hashOf } from './roll.ts'

/** Coprime to the number of motifs of each kind, so that stepping by it reaches every motif once. */
const STEP = 11

/** All motifs of a kind, in the seed's order. */
export const rankedMotifs = (kind: MotifKind, seed: string): readonly string[] => {
  const names = motifNames[kind]
  const offset = hashOf(seed)
  return names.map((_, index) => names[(offset + index * STEP) % names.length] ?? '')
}

type MotifRequest = {
  readonly seed: string
  /** Preferred motifs, best first: from the name, then from the provider's offers. */
  readonly preferred?: readonly string[]
  /** Motifs that would mislead. */
  readonly misleading?: ReadonlySet<string>
}

/** How many preceding entries must not have the same motif, if it is preferred or ranked. */
type MinDistances = { readonly preferred: number; readonly ranked: number }

/**
 * A motif for each entry of a list, in order: the first preferred or ranked one that the preceding entries do not
 * have. Later entries do not matter: an entry added at the end changes no other.
 */
export const dealMotifs = (
  kind: MotifKind,
  requests: readonly MotifRequest[],
  minDistances: MinDistances,
): readonly string[] => {
  const motifs: string[] = []
  for (const { seed, preferred = [], misleading } of requests) {
    const ranked = rankedMotifs(kind, seed).filter((motif) => !misleading?.has(motif))
    const isUnusedWithin = (distance: number) => (motif: string) =>
      !motifs.slice(-distance).includes(motif)
    const leastRecent = () =>
      ranked.toSorted((a, b) => motifs.lastIndexOf(a) - motifs.lastIndexOf(b))[0]
    motifs.push(
      preferred.find(isUnusedWithin(minDistances.preferred)) ??
        ranked.find(isUnusedWithin(minDistances.ranked)) ??
        leastRecent() ??
        '',
    )
  }
  return motifs
}
