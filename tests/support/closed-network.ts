import { afterAll, beforeEach } from 'vitest'

const local = new Set(['localhost', '127.0.0.1', '[::1]'])
const realFetch = globalThis.fetch

const localFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { hostname } = new URL(request.url)
  if (!local.has(hostname)) {
    throw new Error(
      `${request.method} ${request.url} is not mocked: hand the code a fetch of your own`,
    )
  }
  return realFetch(request)
}

// No test leaves this machine: a request that no mock answered is a mistake of the test.
beforeEach(() => {
  globalThis.fetch = localFetch
})
afterAll(() => {
  globalThis.fetch = realFetch
})
