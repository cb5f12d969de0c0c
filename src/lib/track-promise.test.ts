import { expect, test } from 'vitest'
import { arrivalCount, expected, onArrival } from './track-promise.ts'

const outcomeOf = (promise: Promise<unknown>) => {
  const { status, value, reason } = promise as unknown as Record<string, unknown>
  return { status, value, reason }
}

test('what was expected says what has come of it, and whoever listens hears that it came', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const heard: number[] = []
  const before = arrivalCount()
  const stop = onArrival(() => heard.push(arrivalCount() - before))

  const code = expected(promise)
  expect(outcomeOf(code)).toMatchObject({ status: 'pending' })
  resolve('code')
  await promise
  expect(outcomeOf(code)).toMatchObject({ status: 'fulfilled', value: 'code' })
  expect(heard).toEqual([1])

  stop()
  await expected(Promise.resolve())
  expect(heard).toEqual([1])
})

test('what failed to come says so, and nobody has to handle it', async () => {
  const lost = new Error('not to be had')
  const code = expected(Promise.reject(lost))
  await Promise.resolve()
  expect(outcomeOf(code)).toMatchObject({ status: 'rejected', reason: lost })
  expect(await Promise.allSettled([code])).toEqual([{ status: 'rejected', reason: lost }])
})
