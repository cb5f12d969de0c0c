import { connect, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createCallLimits } from '../../proxy/backend/call-limits.ts'
import { createClientCounts } from '../../proxy/server/connections/connections.ts'
import { startHarness } from './proxy-harness.ts'

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
    settled: Promise.all(connected),
    open: () => open.size,
    close: () => [...open].forEach((socket) => socket.destroy()),
  }
}

type Harness = Awaited<ReturnType<typeof startHarness>>

const readRefusedCount = async (harness: Harness): Promise<number> => {
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
  await greedy.settled
  await expect.poll(greedy.open).toBe(5)
  expect(await isAnswered(harness)).toBe(false)
  expect(await readRefusedCount(harness)).toBe(16)
  const refusals = harness.log.filter(({ event }) => event === 'request_refused')
  expect(refusals.length).toBe(10)
  expect(refusals[0]).toEqual({
    level: 'warn',
    event: 'request_refused',
    requestId: '-',
    route: 'unknown',
    details: ['connections'],
  })
  greedy.close()
  await expect.poll(() => isAnswered(harness)).toBe(true)
})

test.runIf(process.platform === 'linux')('another address is not counted with it', async () => {
  const harness = await startHarness({ CLIENT_CONNECTIONS: '5' })
  const other = connectFrom(harness.url, 5, '127.0.0.2')
  await other.settled
  expect(await isAnswered(harness)).toBe(true)
  expect(other.open()).toBe(5)
})

test('a gateway of TRUSTED_PROXIES has as many as there are', async () => {
  const harness = await startHarness({ CLIENT_CONNECTIONS: '5', TRUSTED_PROXIES: '127.0.0.1' })
  const gateway = connectFrom(harness.url, 20)
  await gateway.settled
  expect(await isAnswered(harness)).toBe(true)
  expect([gateway.open(), await readRefusedCount(harness)]).toEqual([20, 0])
})

test('all together get no more than MAX_CONNECTIONS', async () => {
  const harness = await startHarness({ MAX_CONNECTIONS: '100', TRUSTED_PROXIES: '127.0.0.1' })
  const all = connectFrom(harness.url, 130)
  await all.settled
  await expect.poll(all.open).toBe(100)
  expect(await isAnswered(harness)).toBe(false)
  // The admin port has its own connections.
  expect((await harness.admin('/healthz')).status).toBe(200)
  all.close()
  await expect.poll(() => isAnswered(harness)).toBe(true)
})

/** One address in each /64 of a /56, and of a /48. */
const household = (count: number) => `2001:db8:0:${count.toString(16)}::1`
const addressInPrefix48 = (count: number) => `2001:db8:0:${(count * 256).toString(16)}::1`

function roomFor(connectionsOfAClient: number) {
  const room = createClientCounts({ connectionsOfAClient }, () => false)
  return (address: string) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: address })
    return { isTaken: room.admit(socket), socket }
  }
}

test.each([
  ['/64', 5, () => '2001:db8::1'],
  ['/56', 10, household],
  ['/48', 20, addressInPrefix48],
] as const)('an IPv6 %s gets %i connections, and others still get theirs', (_, most, addressOf) => {
  const take = roomFor(5)
  const all = Array.from({ length: 100 }, (_, count) => take(addressOf(count)))
  expect(all.filter(({ isTaken }) => isTaken)).toHaveLength(most)
  expect(take('2001:db8:1::1').isTaken).toBe(true)
  all[0]!.socket.emit('close')
  expect(take(addressOf(0)).isTaken).toBe(true)
  expect(take(addressOf(1)).isTaken).toBe(false)
})

test('the addresses of an IPv6 /48 do not take all the room for calls of a kind', async () => {
  const limits = createCallLimits({ hasBreakers: true, onRefusal: () => undefined })
  const { promise, resolve } = Promise.withResolvers<void>()
  const call = (clientAddress: string, send: () => Promise<void>) =>
    limits({ kind: 'login', operation: 'user/do_login', clientAddress, session: null }, send)
  const flood = Array.from({ length: 1_000 }, (_, count) =>
    call(addressInPrefix48(count % 256), () => promise),
  )
  void Promise.allSettled(flood)
  await call('2001:db8:1::1', () => Promise.resolve())
  resolve()
  await Promise.allSettled(flood)
})
