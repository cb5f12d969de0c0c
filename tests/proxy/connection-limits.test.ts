import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'

const PATIENT = { timeout: 30_000 }

function connectFrom(url: string, count: number, localAddress = '127.0.0.1') {
  const open = new Set<Socket>()
  const connected = Array.from({ length: count }, () => {
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.once('close', () => open.delete(socket))
    open.add(socket)
    return new Promise<void>((resolve) => {
      socket.once('connect', resolve)
      socket.once('close', () => resolve())
    })
  })
  return {
    isSettled: Promise.all(connected),
    open: () => open.size,
    close: () => [...open].forEach((socket) => socket.destroy()),
  }
}

type Harness = Awaited<ReturnType<typeof startHarness>>

const refusedOf = async (harness: Harness): Promise<number> => {
  const figures = await (await harness.admin('/metrics')).text()
  return Number(
    /proxy_requests_refused_total\{reason="connections"\} (\d+)/.exec(figures)?.[1] ?? 0,
  )
}

const isAnswered = (harness: Harness): Promise<boolean> =>
  harness.get('/healthz', { connection: 'close' }).then(
    ({ status }) => status === 200,
    () => false,
  )

test('one address gets so many connections, and others still get theirs', async () => {
  const harness = await startHarness({ CLIENT_CONNECTIONS: '5' })
  const greedy = connectFrom(harness.url, 20)
  await greedy.isSettled
  await expect.poll(greedy.open, PATIENT).toBe(5)
  expect(await isAnswered(harness)).toBe(false)
  expect(await refusedOf(harness)).toBe(16)
  const told = harness.log.filter(({ event }) => event === 'request_refused')
  expect(told.length).toBe(10)
  expect(told[0]).toEqual({
    level: 'warn',
    event: 'request_refused',
    requestId: '-',
    route: 'unknown',
    details: ['connections'],
  })
  greedy.close()
  await expect.poll(() => isAnswered(harness), PATIENT).toBe(true)
})

test.runIf(process.platform === 'linux')('another address is not counted with it', async () => {
  const harness = await startHarness({ CLIENT_CONNECTIONS: '5' })
  const other = connectFrom(harness.url, 5, '127.0.0.2')
  await other.isSettled
  expect(await isAnswered(harness)).toBe(true)
  expect(other.open()).toBe(5)
})

test('a gateway of TRUSTED_PROXIES has as many as there are', async () => {
  const harness = await startHarness({ CLIENT_CONNECTIONS: '5', TRUSTED_PROXIES: '127.0.0.1' })
  const gateway = connectFrom(harness.url, 20)
  await gateway.isSettled
  expect(await isAnswered(harness)).toBe(true)
  expect([gateway.open(), await refusedOf(harness)]).toEqual([20, 0])
})

test('all together get no more than MAX_CONNECTIONS', async () => {
  const harness = await startHarness({ MAX_CONNECTIONS: '100', TRUSTED_PROXIES: '127.0.0.1' })
  const all = connectFrom(harness.url, 130)
  await all.isSettled
  await expect.poll(all.open, PATIENT).toBe(100)
  expect(await isAnswered(harness)).toBe(false)
  // The admin port has its own connections.
  expect((await harness.admin('/healthz')).status).toBe(200)
  all.close()
  await expect.poll(() => isAnswered(harness), PATIENT).toBe(true)
})
