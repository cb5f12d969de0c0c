import { expect, test } from 'vitest'
import { motionOf } from './motion.model.ts'

const phone = { isWide: false, mayMove: true, isIdle: true, hasJackpot: true }
const desk = { isWide: true, mayMove: true, isIdle: true, hasJackpot: true }
const busy = { ...desk, isIdle: false }
const still = { isWide: true, mayMove: false, isIdle: true, hasJackpot: true }

test('R-HOME-04 the video plays by itself on a wide page, and not on a phone', () => {
  expect(motionOf(null, desk)).toEqual({ isVideoPlaying: true, isJackpotRolling: true })
  expect(motionOf(null, phone)).toEqual({ isVideoPlaying: false, isJackpotRolling: true })
})

test('R-HOME-04 until the page is idle the video has its poster, and the figure moves', () => {
  expect(motionOf(null, busy)).toEqual({ isVideoPlaying: false, isJackpotRolling: true })
})

test('R-HOME-01 without a jackpot no figure moves', () => {
  const without = { ...desk, hasJackpot: false }
  expect(motionOf(null, without)).toEqual({ isVideoPlaying: true, isJackpotRolling: false })
  expect(motionOf(true, without)).toEqual({ isVideoPlaying: true, isJackpotRolling: false })
})

test('R-HOME-04 nothing moves for a player who prefers less motion or saves data', () => {
  expect(motionOf(null, still)).toEqual({ isVideoPlaying: false, isJackpotRolling: false })
})

test.each([phone, desk, busy, still])(
  'a press stops everything that moves, or starts it (%o)',
  (page) => {
    expect(motionOf(false, page)).toEqual({ isVideoPlaying: false, isJackpotRolling: false })
    expect(motionOf(true, page)).toEqual({ isVideoPlaying: true, isJackpotRolling: true })
  },
)
