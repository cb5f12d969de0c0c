import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JACKPOT_STEP_MS, jackpotAt, jackpotAtFirst } from './jackpot.ts'

const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2040, 0, 1) })

test('R-HOME-01 every visitor sees the same figure at the same moment', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  expect(jackpotAt(noon)).toBe(jackpotAt(noon + JACKPOT_STEP_MS - 1))
})

test('R-HOME-01 the figure grows with each step and never falls', () => {
  fc.assert(
    fc.property(moment, (now) => {
      expect(jackpotAt(now + JACKPOT_STEP_MS)).toBeGreaterThan(jackpotAt(now))
    }),
  )
})

test('a clock that is far behind shows the first figure', () => {
  expect(jackpotAt(0)).toBe(jackpotAtFirst)
})
