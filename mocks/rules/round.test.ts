import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'
import { drawMultiple, wheel } from './round.ts'

test('the demo game pays back less than the stakes, and every round moves money', () => {
  const paidBack = wheel.reduce<number>((sum, multiple) => sum + multiple, 0) / wheel.length
  expect(paidBack).toBe(0.95)
  expect(wheel).not.toContain(1)
})

test('each multiple comes, and the same seed draws the same ones', () => {
  const draw = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 400 }, () => drawMultiple(random))
  }
  expect(new Set(draw(1))).toEqual(new Set(wheel))
  expect(draw(1)).toEqual(draw(1))
})
