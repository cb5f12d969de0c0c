import type { Draw } from './round.ts'
import { wholeBelow } from './random.ts'
import type { Random } from './random.ts'

export const suits = ['spade', 'heart', 'diamond', 'club'] as const

/** Rank 1 is the ace, 11 to 13 are jack, queen and king. */
export type Card = { readonly rank: number; readonly suit: (typeof suits)[number] }

/** Hundredths of the stake paid for the right pick. */
export const baccaratPays = { player: 200, banker: 195, tie: 900 } as const

export type Side = keyof typeof baccaratPays

export type BaccaratShown = {
  readonly kind: 'casino'
  /** Two or three cards each, in dealing order. */
  readonly player: readonly Card[]
  readonly banker: readonly Card[]
  readonly winner: Side
}

export const isSide = (pick: string): pick is Side => Object.hasOwn(baccaratPays, pick)

/** Tens and faces count 0; only the last digit of the sum counts. */
export const pointsOf = (ranks: readonly number[]): number =>
  ranks.reduce((sum, rank) => sum + (rank >= 10 ? 0 : rank), 0) % 10

/** Banker's points 3 to 6 → third cards of the player on which the banker draws. */
const bankerDrawsOn: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
}

function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5
  return points <= 2 || (bankerDrawsOn[points]?.includes(pointsOf([third])) ?? false)
}

export function dealt(player: readonly number[], banker: readonly number[]) {
  const [own, bank] = [pointsOf(player.slice(0, 2)), pointsOf(banker.slice(0, 2))]
  if (own >= 8 || bank >= 8) return { player: 2, banker: 2 }
  const takesThird = own <= 5
  return {
    player: takesThird ? 3 : 2,
    banker: bankerDraws(bank, takesThird ? player[2] : undefined) ? 3 : 2,
  }
}

export function winnerOf(player: readonly number[], banker: readonly number[]): Side {
  const lead = pointsOf(player) - pointsOf(banker)
  return lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie'
}

/** Hundredths of the stake paid; a tie returns stakes on a side. */
export function baccaratReturns(pick: Side, winner: Side): number {
  if (pick === winner) return baccaratPays[pick]
  return winner === 'tie' ? 100 : 0
}

const ranksOf = (cards: readonly Card[]): number[] => cards.map(({ rank }) => rank)

const drawCard = (random: Random): Card => ({
  rank: 1 + wholeBelow(random, 13),
  suit: suits[wholeBelow(random, suits.length)] ?? 'spade',
})

/** One hand of baccarat from an endless shoe; the pick is a side. */
export const drawBaccaratRound: Draw<BaccaratShown> = ({ bet, random }) => {
  const pick = bet.pick ?? ''
  if (!isSide(pick)) return null
  const three = () => [drawCard(random), drawCard(random), drawCard(random)]
  const [left, right] = [three(), three()]
  const counts = dealt(ranksOf(left), ranksOf(right))
  const player = left.slice(0, counts.player)
  const banker = right.slice(0, counts.banker)
  const winner = winnerOf(ranksOf(player), ranksOf(banker))
  const win = Math.floor((bet.stake * baccaratReturns(pick, winner)) / 100)
  return { win, shown: { kind: 'casino', player, banker, winner } }
}
