import { expect, test } from 'vitest'
import { createCallLog } from './call-log.ts'
import type { FinishedCall } from './call-log.ts'

const callOf = (characters: number): FinishedCall => ({
  at: 0,
  operation: undefined,
  path: '/public/nowhere',
  headers: new Headers(),
  text: '',
  durationMs: 1,
  sentAnswer: {
    status: 200,
    contentType: 'application/json',
    text: 'x'.repeat(characters),
    delivered: 'whole',
  },
  answeredBy: 'checks',
  fault: null,
  failure: null,
})

const numbersIn = (sizes: readonly number[]): readonly number[] => {
  const log = createCallLog()
  for (const size of sizes) log.add(callOf(size))
  return log.list().map(({ number }) => number)
}

test('the log keeps the last 500 calls', () => {
  const numbers = numbersIn(Array.from({ length: 700 }, () => 1))
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([500, 201, 700])
})

test('large answers push out the oldest, and the last call is kept however large it is', () => {
  const million = 1_000_000
  expect(numbersIn([million, million, million, million])).toEqual([1, 2, 3, 4])
  expect(numbersIn([million, million, million, million, 1])).toEqual([2, 3, 4, 5])
  expect(numbersIn([1, 9 * million])).toEqual([2])
})
