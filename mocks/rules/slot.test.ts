import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from './random.ts'
import { drawSlotRound, linePays, lineWins, paylines, slotSymbols } from './slot.ts'
import type { SlotSymbol } from './slot.ts'

const symbols = Object.keys(slotSymbols) as SlotSymbol[]
const total = symbols.reduce((sum, symbol) => sum + slotSymbols[symbol].weight, 0)

const exactReturn = (): number =>
  symbols.reduce((sum, symbol) => {
    const { weight, pays } = slotSymbols[symbol]
    const p = weight / total
    const [three, four, five] = pays
    return sum + p ** 3 * (1 - p) * three + p ** 4 * (1 - p) * four + p ** 5 * five
  }, 0)

const played = (seed: number, stake: number) =>
  drawSlotRound({ kind: 'slot', bet: { stake }, random: seededRandom(seed) })

describe('the slot', () => {
  test('pays back 96 % of the stakes in the long run', () => {
    expect(exactReturn()).toBeCloseTo(0.961, 3)
  })

  test('draws with the given weights', () => {
    const rounds = 20_000
    const random = seededRandom(7)
    let won = 0
    for (let round = 0; round < rounds; round += 1) {
      won += drawSlotRound({ kind: 'slot', bet: { stake: 5 }, random }).win
    }
    expect(won / (rounds * 5)).toBeGreaterThan(0.86)
    expect(won / (rounds * 5)).toBeLessThan(1.06)
  })

  test('pays whole won, the sum of its lines, never a negative amount', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100_000_000 }), (seed, stake) => {
        const { win, shown } = played(seed, stake)
        expect(Number.isSafeInteger(win) && win >= 0).toBe(true)
        expect(win).toBe(shown.lines.reduce((sum, line) => sum + line.win, 0))
        expect(shown.lines).toEqual(lineWins(shown.reels, stake))
        expect(shown.reels.map((reel) => reel.length)).toEqual([3, 3, 3, 3, 3])
      }),
    )
  })

  test('is the same round for the same seed', () => {
    expect(played(42, 1_000)).toEqual(played(42, 1_000))
    expect(played(42, 1_000)).not.toEqual(played(43, 1_000))
  })

  test('counts a line from the left only', () => {
    expect(linePays(['coin', 'coin', 'coin', 'fan', 'coin'])).toEqual({
      symbol: 'coin',
      count: 3,
      pays: 130,
    })
    expect(linePays(['fan', 'coin', 'coin', 'coin', 'coin']).pays).toBe(0)
    expect(linePays(['moon', 'moon', 'moon', 'moon', 'moon']).pays).toBe(10_000)
  })

  test('shares the stake out over its lines', () => {
    const fans = Array.from({ length: 5 }, (): SlotSymbol[] => ['fan', 'fan', 'fan'])
    const wins = lineWins(fans, 1_000)
    expect(wins).toEqual(
      paylines.map((_, line) => ({ line, symbol: 'fan', count: 5, win: 16_000 })),
    )
  })
})
