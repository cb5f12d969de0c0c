import { expect, test } from 'vitest'
import { loadOnce, onLoadFailure, onRetry, retryFailed } from './load-once.ts'

const flaky = (failures: number) => {
  let asked = 0
  const load = loadOnce(async () => {
    asked += 1
    if (asked <= failures) throw new Error('the network is gone')
    return 'code'
  })
  return { load, asked: () => asked }
}

test('a part is loaded once', async () => {
  const { load, asked } = flaky(0)
  expect([await load(), await load(), asked()]).toEqual(['code', 'code', 1])
  retryFailed()
  expect([await load(), asked()]).toEqual(['code', 1])
})

test('a failure stays until it may be tried again', async () => {
  const { load, asked } = flaky(1)
  await expect(load()).rejects.toThrow('the network is gone')
  await expect(load()).rejects.toThrow('the network is gone')
  expect(asked()).toBe(1)
  retryFailed()
  expect([await load(), asked()]).toEqual(['code', 2])
})

test('a part that waits for a retry is notified once, and of each failure', async () => {
  let retries = 0
  const failures: number[] = []
  onRetry(() => (retries += 1))
  onLoadFailure((tries) => failures.push(tries))
  const { load } = flaky(2)
  await load().catch(() => undefined)
  retryFailed()
  await load().catch(() => undefined)
  retryFailed()
  expect([await load(), failures, retries]).toEqual(['code', [1, 2], 1])
})
