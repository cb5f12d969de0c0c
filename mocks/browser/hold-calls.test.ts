import { expect, onTestFinished, test, vi } from 'vitest'
import { holdCalls } from './hold-calls.ts'

function pageWithFetch() {
  const answered: string[] = []
  const own = async (url: string) => {
    answered.push(url)
    return 'answer'
  }
  const window = { fetch: own }
  vi.stubGlobal('window', window)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { answered, own, window }
}

test('a call of the page waits for the mock, and later calls do not', async () => {
  const { answered, own, window } = pageWithFetch()
  const mock = Promise.withResolvers<undefined>()
  holdCalls(mock.promise)
  const early = window.fetch('/api/routes/notices')
  await Promise.resolve()
  expect(answered).toEqual([])
  mock.resolve(undefined)
  expect(await early).toBe('answer')
  expect(answered).toEqual(['/api/routes/notices'])
  expect(window.fetch).toBe(own)
})

test('a mock that cannot start fails the calls that waited for it', async () => {
  const { window } = pageWithFetch()
  holdCalls(Promise.reject(new Error('no service worker')))
  await expect(window.fetch('/api/routes/notices')).rejects.toThrow('no service worker')
})
