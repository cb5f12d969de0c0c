import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { vi } from 'vitest'
import { freshDatabase } from '../support/engines/postgres.ts'
import { startRedis } from '../support/engines/redis.ts'
import { onTestFinished } from '../support/this-test.ts'
import { openUrl, redisAt } from './database-stores.ts'
import { record } from './store-files.ts'

export const SLOW = { timeout: 180_000 }
export const PATIENT = { timeout: 20_000 }
export const liveSession = { ...record, expiresAt: Date.now() + 3_600_000 }

export async function ownRedis() {
  const folder = process.env['ENGINES_FOLDER'] ?? ''
  const start = async (port?: number) => {
    const name = `redis-${randomUUID()}`
    const at = await startRedis(name, join(folder, name), port === undefined ? {} : { port })
    const pid = Number(readFileSync(join(folder, `${name}.pid`), 'utf8'))
    return { port: at, stop: () => process.kill(pid, 'SIGKILL') }
  }
  let server = await start()
  onTestFinished(() => void server.stop())
  const { port } = server
  const direct = new Redis(port, '127.0.0.1')
  direct.on('error', () => undefined)
  onTestFinished(() => direct.disconnect())
  return {
    address: `redis://127.0.0.1:${port}`,
    direct,
    kill: () => server.stop(),
    start: async () => void (server = await start(port)),
  }
}

/** Ends each statement that a client of PostgreSQL sends. */
const SYNC = 'S\0\0\0\u0004'

/** An address of the database whose connections can be made to pass nothing on, or to lose an answer. */
export async function linkTo(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let lostId: string | null = null
  let last: string | null = null
  let breaking: string | null = null
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    let sent = ''
    near.on('end', () => far.end())
    near.on('data', (bytes: Buffer) => {
      const sentCount = sent.length
      sent += bytes.toString('latin1')
      if (breaking !== null && sent.includes(breaking, sentCount)) {
        near.destroy()
        far.destroy()
        return
      }
      const lastAt = last === null ? -1 : sent.indexOf(last)
      const end = lastAt < 0 ? -1 : sent.indexOf(SYNC, lastAt)
      far.write(end < 0 ? bytes : bytes.subarray(0, Math.max(0, end + SYNC.length - sentCount)))
      const at = lostId === null ? -1 : sent.indexOf(lostId)
      if (at < 0 || !sent.includes('COMMIT', at)) return
      lostId = null
      // The server has performed the transaction when it answers.
      far.unpipe().once('data', () => {
        near.destroy()
        far.destroy()
      })
    })
    far.pipe(near)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const hold = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  /** Loses the answer to the next transaction that sends this text. */
  const loseAnswerTo = (text: string) => {
    lostId = text
  }
  /** Ends each connection whose client sends this text from now on; null: none. */
  const breakAt = (text: string | null) => {
    breaking = text
  }
  /** Passes on nothing that a client sends after a statement with this text. */
  const cutAfter = (text: string) => {
    last = text
  }
  return { url: url.replace(`${hostname}:${port}`, place), hold, loseAnswerTo, breakAt, cutAfter }
}

/** Two machines with one database and one cache. */
export async function openTwo() {
  const redis = await ownRedis()
  const url = await freshDatabase()
  const open = () => openUrl(url, { redis: redisAt(redis.address) })
  const [one, two] = [await open(), await open()]
  await vi.waitFor(() => Promise.all([one, two].map(({ counters }) => counters.get('a'))), PATIENT)
  return { redis, one, two }
}
