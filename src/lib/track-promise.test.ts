import { expect, test } from 'vitest'
import { settledCount, trackPromise } from './track-promise.ts'

const outcomeOf = (promise: Promise<unknown>) => {
  const { status, value, reason } = promise as unknown as Record<string, unknown>
  return { status, value, reason }
}

test('a tracked promise carries its outcome, and subscribers are called when it settles', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const calls: number[] = []
  const before = settledCount.get()
  const unsubscribe = settledCount.subscribe(() => calls.push(settledCount.get() - before))

  const code = trackPromise(promise)
  expect(outcomeOf(code)).toMatchObject({ status: 'pending' })
  resolve('code')
  await promise
  expect(outcomeOf(code)).toMatchObject({ status: 'fulfilled', value: 'code' })
  expect(calls).toEqual([1])

  unsubscribe()
  await trackPromise(Promise.resolve())
  expect(calls).toEqual([1])
})

test('a tracked promise that rejects carries the reason, and counts as handled', async () => {
  const lost = new Error('not to be had')
  const code = trackPromise(Promise.reject(lost))
  await Promise.resolve()
  expect(outcomeOf(code)).toMatchObject({ status: 'rejected', reason: lost })
  expect(await Promise.allSettled([code])).toEqual([{ status: 'rejected', reason: lost }])
})
