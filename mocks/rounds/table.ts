import type { Draw } from './round.ts'

export type Side = 'player' | 'banker' | 'tie'

/** Two cards a side, 1 (ace) to 13 (king); tens and faces count 0, and only the last digit of a sum. */
export type TableShown = {
  readonly kind: 'casino'
  readonly player: readonly [number, number]
  readonly banker: readonly [number, number]
  readonly winner: Side
}

/** Hundredths of the stake that come back for the right pick. */
const PAYS: Readonly<Record<Side, number>> = { player: 200, banker: 195, tie: 900 }

const isSide = (pick: string): pick is Side => Object.hasOwn(PAYS, pick)

export const tablePoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (card >= 10 ? 0 : card), 0) % 10

export const drawTable: Draw<TableShown> = ({ bet, random }) => {
  const pick = bet.pick ?? 'player'
  if (!isSide(pick)) return null
  const card = (): number => 1 + Math.floor(random() * 13)
  const player = [card(), card()] as const
  const banker = [card(), card()] as const
  const lead = tablePoints(player) - tablePoints(banker)
  const winner: Side = lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie'
  const isReturned = winner === 'tie' && pick !== 'tie'
  const back = isReturned ? 100 : winner === pick ? PAYS[pick] : 0
  const win = Math.floor((bet.stake * back) / 100)
  return { win, shown: { kind: 'casino', player, banker, winner } }
}
