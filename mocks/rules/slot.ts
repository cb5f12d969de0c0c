import type { Draw, Drawn } from './round.ts'
import { wholeBelow } from './random.ts'
import type { Random } from './random.ts'

/** `weight`: cells out of a hundred. `pays`: multiples of the line stake for three, four and five in a row. */
export const slotSymbols = {
  moon: { weight: 3, pays: [400, 2_000, 10_000] },
  coin: { weight: 7, pays: [130, 550, 2_500] },
  pouch: { weight: 10, pays: [64, 280, 1_200] },
  blossom: { weight: 13, pays: [32, 130, 500] },
  carp: { weight: 18, pays: [16, 64, 250] },
  lantern: { weight: 22, pays: [11, 36, 120] },
  fan: { weight: 27, pays: [6, 22, 80] },
} as const

export type SlotSymbol = keyof typeof slotSymbols

export const REELS = 5
export const ROWS = 3

/** Row of each line on each reel; the stake is split evenly over the lines. */
export const paylines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
]

export type LineWin = {
  readonly line: number
  readonly symbol: SlotSymbol
  readonly count: number
  /** Won. */
  readonly win: number
}

export type SlotShown = {
  readonly kind: 'slot'
  /** Reels from the left, rows from the top. */
  readonly reels: readonly (readonly SlotSymbol[])[]
  readonly lines: readonly LineWin[]
}

const strip = Object.entries(slotSymbols).flatMap(([symbol, { weight }]) =>
  Array.from({ length: weight }, () => symbol as SlotSymbol),
)

export const drawSymbol = (random: Random): SlotSymbol =>
  strip[wholeBelow(random, strip.length)] ?? 'fan'

/** Multiple of the line stake that these symbols pay. */
export function linePays(symbols: readonly SlotSymbol[]): {
  symbol: SlotSymbol
  count: number
  pays: number
} {
  const [symbol = 'fan'] = symbols
  const end = symbols.findIndex((other) => other !== symbol)
  const count = end === -1 ? symbols.length : end
  return { symbol, count, pays: slotSymbols[symbol].pays[count - 3] ?? 0 }
}

export const lineWins = (reels: SlotShown['reels'], stake: number): LineWin[] =>
  paylines.flatMap((rows, line) => {
    const symbols = rows.flatMap((row, reel) => reels[reel]?.[row] ?? [])
    const { symbol, count, pays } = linePays(symbols)
    const win = Math.floor((stake * pays) / paylines.length)
    return win > 0 ? [{ line, symbol, count, win }] : []
  })

/** Five reels of three rows, paid on five lines from the left; takes no pick. */
export function drawSlotRound({ bet, random }: Parameters<Draw<SlotShown>>[0]): Drawn<SlotShown> {
  const reels = Array.from({ length: REELS }, () =>
    Array.from({ length: ROWS }, () => drawSymbol(random)),
  )
  const lines = lineWins(reels, bet.stake)
  const win = lines.reduce((sum, line) => sum + line.win, 0)
  return { win, shown: { kind: 'slot', reels, lines } }
}
