import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  baccaratPays,
  baccaratReturns,
  dealt,
  drawBaccaratRound,
  pointsOf,
  winnerOf,
} from './baccarat.ts'
import type { Side } from './baccarat.ts'
import { seededRandom } from './random.ts'

const sides = Object.keys(baccaratPays) as Side[]

const played = (seed: number, stake: number, pick: string) =>
  drawBaccaratRound({ kind: 'casino', bet: { stake, pick }, random: seededRandom(seed) })

/** Chance of each winner, exactly, from an endless shoe: 0 stands for four ranks of thirteen. */
function chances(): Record<Side, number> {
  const found = { player: 0, banker: 0, tie: 0 }
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => ({
    rank: value === 0 ? 10 : value,
    chance: (value === 0 ? 4 : 1) / 13,
  }))
  for (const a of cards)
    for (const b of cards)
      for (const c of cards)
        for (const d of cards)
          for (const e of cards)
            for (const f of cards) {
              const [player, banker] = [
                [a.rank, b.rank, e.rank],
                [c.rank, d.rank, f.rank],
              ]
              const counts = dealt(player, banker)
              const winner = winnerOf(
                player.slice(0, counts.player),
                banker.slice(0, counts.banker),
              )
              found[winner] += a.chance * b.chance * c.chance * d.chance * e.chance * f.chance
            }
  return found
}

describe('baccarat', () => {
  test('pays back less than the stakes, on every side', () => {
    const chance = chances()
    const returns = (pick: Side) =>
      sides.reduce((sum, winner) => sum + chance[winner] * baccaratReturns(pick, winner), 0) / 100
    expect(chance.player + chance.banker + chance.tie).toBeCloseTo(1, 9)
    expect(returns('player')).toBeCloseTo(0.988, 3)
    expect(returns('banker')).toBeCloseTo(0.989, 3)
    expect(returns('tie')).toBeCloseTo(0.859, 3)
  })

  test.each([
    ['a natural ends the deal', [9, 10, 5], [2, 3, 5], { player: 2, banker: 2 }],
    ['both stand on seven', [3, 4, 5], [1, 6, 5], { player: 2, banker: 2 }],
    ['the player stands, the banker draws', [3, 4, 5], [1, 4, 5], { player: 2, banker: 3 }],
    ['the banker has three and meets an eight', [1, 4, 8], [1, 2, 5], { player: 3, banker: 2 }],
    ['the banker has six and meets a six', [1, 4, 6], [1, 5, 5], { player: 3, banker: 3 }],
    ['the banker has six and meets a five', [1, 4, 5], [1, 5, 5], { player: 3, banker: 2 }],
  ])('%s', (_, player, banker, counts) => {
    expect(dealt(player, banker)).toEqual(counts)
  })

  test('counts faces as nothing and keeps the last digit', () => {
    expect(pointsOf([13, 7, 6])).toBe(3)
  })

  test('pays whole won according to the shown result', () => {
    const bets = [fc.integer(), fc.integer({ min: 1, max: 100_000_000 })] as const
    fc.assert(
      fc.property(...bets, fc.constantFrom(...sides), (seed, stake, pick) => {
        const round = played(seed, stake, pick)
        const { player, banker, winner } = round!.shown
        const ranks = [player, banker].map((cards) => cards.map(({ rank }) => rank))
        expect(winner).toBe(winnerOf(ranks[0]!, ranks[1]!))
        expect(round!.win).toBe(Math.floor((stake * baccaratReturns(pick, winner)) / 100))
        expect(played(seed, stake, pick)).toEqual(round)
      }),
    )
  })

  test('accepts only the three sides', () => {
    expect(['', 'dragon', 'toString'].map((pick) => played(1, 1_000, pick))).toEqual([
      null,
      null,
      null,
    ])
  })
})
