import { expect, test, vi } from 'vitest'
import { createNetwork } from './network.ts'

const connected = () => {
  const touch = vi.fn<() => void>()
  const network = createNetwork({ touch }, () => undefined)
  const response = network.breakable(new Response(new ReadableStream()))
  return { touch, network, response }
}

test('an open stream ends with the connection', async () => {
  const { touch, network, response } = connected()
  network.change('goes')
  await expect(response.text()).rejects.toThrow('Failed to fetch')
  expect(touch).toHaveBeenCalledOnce()
})

test('a stream that a page has cancelled does not count when the connection ends', async () => {
  const { touch, network, response } = connected()
  await response.body?.cancel()
  network.change('goes')
  expect(touch).not.toHaveBeenCalled()
})
