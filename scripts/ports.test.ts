import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { freePort, isPortFree } from './ports.ts'

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
const hasIPv6 = addresses.some(({ address }) => address === '::1')

test.for(['127.0.0.1', '0.0.0.0', ...(hasIPv6 ? ['::1', '::'] : [])])(
  'a port is taken while a server listens on %s, and free again afterwards',
  async (host) => {
    const port = await freePort()
    expect(await isPortFree(port)).toBe(true)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen({ port, host, ipv6Only: true }, resolve))
    expect(await isPortFree(port)).toBe(false)
    await new Promise((resolve) => server.close(resolve))
    expect(await isPortFree(port)).toBe(true)
  },
)

test('free ports that are looked for at the same time are different ones', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(new Set(ports).size).toBe(50)
})
