import { expect, test } from 'vitest'
import { assignSlots, noSlots } from './row-slots.ts'

test('a new row takes the slot of a removed one, and nothing else moves', () => {
  const first = assignSlots(noSlots, [0, 1, 2])
  expect([...first]).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
  expect([...assignSlots(first, [1, 2, 3])]).toEqual([
    [1, 1],
    [2, 2],
    [3, 0],
  ])
})

test('a row that stays, far from the others, keeps its slot', () => {
  const first = assignSlots(noSlots, [4, 5, 6])
  const later = assignSlots(first, [5, 90, 91, 92])
  expect(later.get(5)).toBe(first.get(5))
  expect(new Set(later.values()).size).toBe(4)
})

test('the same rows are the same slots', () => {
  const first = assignSlots(noSlots, [4, 5])
  expect(assignSlots(first, [4, 5])).toBe(first)
})
