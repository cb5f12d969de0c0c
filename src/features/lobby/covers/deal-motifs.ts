import { motifNames } from './motif-names.ts'
import type { MotifKind } from './motif-names.ts'
import { hashOf } from './roll.ts'

/** Coprime to the numbers of motifs, so that a rank names each once. */
const STEP = 11

/** All motifs of a kind, in the seed's order. */
export const rankedMotifs = (kind: MotifKind, seed: string): readonly string[] => {
  const names = motifNames[kind]
  const first = hashOf(seed)
  return names.map((_, index) => names[(first + index * STEP) % names.length] ?? '')
}

type MotifRequest = {
  readonly seed: string
  /** Preferred motifs, best first: from the name, then from the provider's offers. */
  readonly preferred?: readonly string[]
  /** Motifs that would mislead. */
  readonly misleading?: ReadonlySet<string>
}

/** Number of preceding entries that may not have the same motif. */
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
  const dealt: string[] = []
  for (const { seed, preferred = [], misleading } of requests) {
    const ranked = rankedMotifs(kind, seed).filter((motif) => !misleading?.has(motif))
    const isFree = (distance: number) => (motif: string) => !dealt.slice(-distance).includes(motif)
    const leastRecent = () =>
      ranked.toSorted((one, other) => dealt.lastIndexOf(one) - dealt.lastIndexOf(other))[0]
    dealt.push(
      preferred.find(isFree(minDistances.preferred)) ??
        ranked.find(isFree(minDistances.ranked)) ??
        leastRecent() ??
        '',
    )
  }
  return dealt
}
