import { expect, test } from 'vitest'
import { createMemo } from './memo.ts'

test('a step runs again only for another input, and after a failure', async () => {
  const memo = createMemo()
  let runs = 0
  const make = (input: unknown) => memo('types', input, () => (runs += 1))
  expect([await make({ a: 1 }), await make({ a: 1 }), await make({ a: 2 })]).toEqual([1, 1, 2])
  const failing = () => memo('mocks', 1, () => Promise.reject(new Error('no mocks')))
  await expect(failing()).rejects.toThrow('no mocks')
  expect(await memo('mocks', 1, () => 'made')).toBe('made')
})
