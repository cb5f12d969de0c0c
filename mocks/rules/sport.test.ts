import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from './random.ts'
import { drawSportRound, ends, readSlip, slateOf, slipOdds, writeSlip } from './sport.ts'
import type { Leg } from './sport.ts'

const slates = fc.integer({ min: 0, max: 9_999 })
const legs = fc.uniqueArray(
  fc.record({ match: fc.integer({ min: 0, max: 4 }), end: fc.constantFrom(...ends) }),
  { minLength: 1, maxLength: 4, selector: (leg: Leg) => leg.match },
)
const slips = fc.record({ slate: slates, legs })

const played = (seed: number, stake: number, pick: string) =>
  drawSportRound({ kind: 'sport', bet: { stake, pick }, random: seededRandom(seed) })

describe('the sport slip', () => {
  test('every outcome of every match pays back less than the stakes', () => {
    fc.assert(
      fc.property(slates, (slate) => {
        const matches = slateOf(slate)
        expect(matches).toHaveLength(5)
        expect(new Set(matches.flatMap(({ home, away }) => [home, away]))).toHaveProperty(
          'size',
          10,
        )
        for (const { chances, odds } of matches) {
          expect(chances.home + chances.draw + chances.away).toBeCloseTo(1, 9)
          for (const end of ends) {
            expect(chances[end]).toBeGreaterThan(0.05)
            expect((chances[end] * odds[end]) / 100).toBeLessThanOrEqual(0.95)
            expect((chances[end] * odds[end]) / 100).toBeGreaterThan(0.9)
          }
        }
      }),
    )
  })

  test('the return of a slip with several legs is at most that of its best leg', () => {
    fc.assert(
      fc.property(slips, (slip) => {
        const matches = slateOf(slip.slate)
        const chance = slip.legs.reduce((all, leg) => all * matches[leg.match]!.chances[leg.end], 1)
        expect((chance * slipOdds(slip)) / 100).toBeLessThanOrEqual(0.95)
      }),
    )
  })

  test('pays whole won, all legs or nothing, and plays the matches of the slip', () => {
    const bets = [fc.integer(), fc.integer({ min: 1, max: 100_000_000 }), slips] as const
    fc.assert(
      fc.property(...bets, (seed, stake, slip) => {
        const round = played(seed, stake, writeSlip(slip))!
        const isRight = round.shown.results.every(({ end, came }) => end === came)
        expect(round.win).toBe(isRight ? Math.floor((stake * slipOdds(slip)) / 100) : 0)
        expect(Number.isSafeInteger(round.win)).toBe(true)
        expect(round.shown.results.map(({ match, end }) => ({ match, end }))).toEqual(slip.legs)
        for (const { score, came } of round.shown.results) {
          expect(Math.sign(score[0] - score[1])).toBe({ home: 1, draw: 0, away: -1 }[came])
        }
        expect(played(seed, stake, writeSlip(slip))).toEqual(round)
      }),
    )
  })

  test('occurs as often as its odds imply', () => {
    const random = seededRandom(3)
    const rounds = 10_000
    let back = 0
    for (let round = 0; round < rounds; round += 1) {
      back += drawSportRound({ kind: 'sport', bet: { stake: 100, pick: '8:1home' }, random })!.win
    }
    expect(back / (rounds * 100)).toBeGreaterThan(0.9)
    expect(back / (rounds * 100)).toBeLessThan(0.99)
  })

  test('reads what it writes', () => {
    fc.assert(
      fc.property(slips, (slip) => {
        expect(readSlip(writeSlip(slip))).toEqual(slip)
      }),
    )
  })

  test.each(['', '1:', '1:0home,0away', '1:7home', '1:0won', '12345:0home', '1:0home,'])(
    'refuses "%s"',
    (pick) => {
      expect(readSlip(pick)).toBeNull()
      expect(played(1, 1_000, pick)).toBeNull()
    },
  )
})
