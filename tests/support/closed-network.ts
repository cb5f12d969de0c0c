import { afterAll, beforeEach } from 'vitest'

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
