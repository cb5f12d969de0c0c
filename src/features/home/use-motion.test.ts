import { expect, test } from 'vitest'
import { movementOf } from './motion.model.ts'

const phone = { isWide: false, mayMove: true, isIdle: true, hasFigure: true }
const desk = { isWide: true, mayMove: true, isIdle: true, hasFigure: true }
const busy = { ...desk, isIdle: false }
const still = { isWide: true, mayMove: false, isIdle: true, hasFigure: true }

test('R-HOME-04 the video plays by itself on a wide page, and not on a phone', () => {
  expect(movementOf(null, desk)).toEqual({ isVideoPlaying: true, isFigureRolling: true })
  expect(movementOf(null, phone)).toEqual({ isVideoPlaying: false, isFigureRolling: true })
})

test('R-HOME-04 until the page is idle the video has its poster, and the figure moves', () => {
  expect(movementOf(null, busy)).toEqual({ isVideoPlaying: false, isFigureRolling: true })
})

test('R-HOME-01 without a jackpot no figure moves', () => {
  const without = { ...desk, hasFigure: false }
  expect(movementOf(null, without)).toEqual({ isVideoPlaying: true, isFigureRolling: false })
  expect(movementOf(true, without)).toEqual({ isVideoPlaying: true, isFigureRolling: false })
})

test('R-HOME-04 nothing moves for a player who prefers less motion or saves data', () => {
  expect(movementOf(null, still)).toEqual({ isVideoPlaying: false, isFigureRolling: false })
})

test.each([phone, desk, busy, still])(
  'a press stops everything that moves, or starts it (%o)',
  (page) => {
    expect(movementOf(false, page)).toEqual({ isVideoPlaying: false, isFigureRolling: false })
    expect(movementOf(true, page)).toEqual({ isVideoPlaying: true, isFigureRolling: true })
  },
)
