import { expect, test } from 'vitest'
import { randomText } from './draw-random.ts'

test('texts have their length, use every character of the alphabet and never repeat', () => {
  const texts = Array.from({ length: 5_000 }, () => randomText(22))
  expect(new Set(texts).size).toBe(texts.length)
  expect(new Set(texts.map(({ length }) => length))).toEqual(new Set([22]))
  expect([...new Set(texts.join(''))].toSorted().join('')).toBe(
    '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz',
  )
})
