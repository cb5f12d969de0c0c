import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { noteSeconds, processSeconds } from '../../scripts/checks/processor.ts'

// Workers keep loaded packages between test files, but each file gets fresh modules of ours. Not after a file: no hook
// runs after one whose tests are all skipped.
vi.resetModules()
// Timers replaced by a file are restored as well.
vi.useRealTimers()

// Set up before the file's own modules are loaded, so that they count.
const before = processSeconds()

afterAll(() => noteSeconds(expect.getState().testPath ?? '', processSeconds() - before))

// A console warning or error fails its test (among concurrent tests, the one that ends first). A test that expects one
// replaces the method: vi.spyOn(console, 'error').mockImplementation(() => {}).
const complaints: unknown[][] = []
const real = { error: console.error, warn: console.warn }

console.error = (...args: unknown[]) => void complaints.push(['console.error', ...args])
console.warn = (...args: unknown[]) => void complaints.push(['console.warn', ...args])

const expectNone = () =>
  expect(complaints.splice(0), 'nothing is written to console.error or console.warn').toEqual([])

afterEach(expectNone)
afterAll(() => {
  Object.assign(console, real)
  expectNone()
})

const local = new Set(['localhost', '127.0.0.1', '[::1]'])
const realFetch = globalThis.fetch

const localFetch: typeof fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input)
  if (!local.has(hostname)) {
    const { method, url } = new Request(input, init)
    throw new Error(`${method} ${url} is not mocked: hand the code a fetch of your own`)
  }
  return realFetch(input, init)
}

// Tests must not use the network: an unanswered request is a mistake in the test.
beforeEach(() => {
  globalThis.fetch = localFetch
})
afterAll(() => {
  globalThis.fetch = realFetch
})
