import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { parseCacheAddress } from '../../proxy/store/redis/addresses.ts'
import { createRedisClient } from '../../proxy/store/redis/client.ts'
import { sharedRedis } from '../support/engines/redis.ts'
import { onTestFinished } from '../support/this-test.ts'

const PATIENT = { timeout: 20_000 }
const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const list = (...texts: readonly string[]) => `*${texts.length}\r\n${texts.map(bulk).join('')}`

async function serve(take: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    take(socket)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return (server.address() as AddressInfo).port
}

async function wayTo(redis: number) {
  const sockets = new Set<Socket>()
  const port = await serve((socket) => {
    sockets.add(socket)
    const other = connect(redis, '127.0.0.1')
    other.on('error', () => undefined)
    socket.pipe(other).pipe(socket)
    socket.on('close', () => other.destroy())
  })
  return { port, cut: () => sockets.forEach((socket) => socket.destroy()) }
}

/** A Sentinel that announces a failover to its subscribers before it answers who the primary is. */
async function restlessSentinel(primary: number) {
  const subscribers = new Set<Socket>()
  const answer = (socket: Socket, command: string) => {
    if (command.includes('get-master-addr-by-name')) {
      const announcement = list('message', '+switch-master', 'main')
      for (const one of subscribers) one.write(announcement)
      // When every subscriber has read it and gone.
      void vi
        .waitUntil(() => subscribers.size === 0, PATIENT)
        .then(() => socket.write(list('127.0.0.1', String(primary))))
    } else if (command.includes('subscribe')) {
      subscribers.add(socket)
      socket.on('close', () => subscribers.delete(socket))
      socket.write(`*3\r\n${bulk('subscribe')}${bulk('+switch-master')}:1\r\n`)
    } else if (command.includes('sentinels')) socket.write('*0\r\n')
    else if (command.includes('hello')) socket.write('-NOPROTO unsupported protocol version\r\n')
    else socket.write('+OK\r\n')
  }
  const port = await serve((socket) => {
    socket.on('data', (data) => {
      const commands = data
        .toString()
        .toLowerCase()
        .split(/(?=\*\d+\r\n)/)
      for (const command of commands) answer(socket, command)
    })
  })
  return { port, isWatched: () => subscribers.size > 0 }
}

test('the cache is used again after a failover that is announced while Sentinel is asked for the primary', async () => {
  const primary = await wayTo(Number(new URL(await sharedRedis()).port))
  const sentinel = await restlessSentinel(primary.port)
  const address = parseCacheAddress(`redis+sentinel://127.0.0.1:${sentinel.port}/main`)!
  const client = createRedisClient(address)
  onTestFinished(() => client.close())
  await vi.waitUntil(() => client.isReady() && sentinel.isWatched(), PATIENT)
  primary.cut()
  await vi.waitFor(() => expect(client.faultReason()).toContain('Connection is closed'), PATIENT)
  await vi.waitUntil(() => client.isReady(), PATIENT)
})
