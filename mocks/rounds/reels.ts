import type { Draw } from './round.ts'

/** Symbol → how often it stands on a reel, and what three of it pay for a stake of 1. */
export const reelSymbols = {
  moon: { weight: 1, pays: 200 },
  tiger: { weight: 2, pays: 80 },
  lotus: { weight: 3, pays: 40 },
  carp: { weight: 4, pays: 20 },
  lantern: { weight: 5, pays: 12 },
  bell: { weight: 6, pays: 8 },
  cherry: { weight: 7, pays: 5 },
} as const

export type ReelSymbol = keyof typeof reelSymbols

export type ReelsShown = {
  readonly kind: 'slot'
  readonly reels: readonly [ReelSymbol, ReelSymbol, ReelSymbol]
}

const strip = Object.entries(reelSymbols).flatMap(([symbol, { weight }]) =>
  Array.from({ length: weight }, () => symbol as ReelSymbol),
)

const RARE_WEIGHT = reelSymbols.lantern.weight

/** What a stake of 1 gets back: 98 % in the long run. Two of a kind return it, two rare ones double it. */
export function reelsPay([first, second, third]: ReelsShown['reels']): number {
  if (first === second && second === third) return reelSymbols[first].pays
  const pair = first === second || first === third ? first : second === third ? second : null
  if (pair === null) return 0
  return reelSymbols[pair].weight <= RARE_WEIGHT ? 2 : 1
}

export const drawReels: Draw<ReelsShown> = ({ bet, random }) => {
  const stop = (): ReelSymbol => strip[Math.floor(random() * strip.length)] ?? 'cherry'
  const reels: ReelsShown['reels'] = [stop(), stop(), stop()]
  return { win: bet.stake * reelsPay(reels), shown: { kind: 'slot', reels } }
}
