import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import fc from 'fast-check'
import pg from 'pg'
import { describe, test, vi } from 'vitest'
import type { ProtectionCommand } from '../../proxy/protection/commands.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import { freshDatabase, query, setClock } from '../support/engines/postgres.ts'
import { onTestFinished } from '../support/this-test.ts'
import { withShortTimeouts, openUrl } from './database-stores.ts'
import { START } from './proxy-harness.ts'
import { record } from './store-files.ts'

const SLOW = { timeout: 180_000 }
const PATIENT = { timeout: 20_000 }
const liveSession = { ...record, expiresAt: Date.now() + 3_600_000 }
const limit = { type: 'setLimit', limit: 'deposit_24h', value: 50_000 } as const
const deposit = (attempt: string, amount = 10_000) =>
  ({ type: 'reserve', kind: 'deposit', attempt, amount }) as const

async function allow(url: string, isAllowed: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const postgres = url.replace(name, 'postgres')
  await query(postgres, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`)
  if (isAllowed) return
  const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1'
  await query(postgres, end, [name])
}

async function silentServer() {
  const sockets = new Set<Socket>()
  let maxOpen = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    maxOpen = Math.max(maxOpen, sockets.size)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { port: (server.address() as AddressInfo).port, most: () => maxOpen }
}

describe.concurrent('with a database', SLOW, () => {
  test('R-SESS-06 while the database is away, a logout is refused instead of promised, and done later', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const [one, two] = [await openUrl(url), await openUrl(url)]
    await one.sessions.add('one', liveSession)
    await allow(url, false)
    await expect(withShortTimeouts(() => one.sessions.remove('one'))).rejects.toThrow()
    await expect(withShortTimeouts(() => one.check())).rejects.toThrow()
    await allow(url, true)
    await vi.waitFor(async () => expect(await two.sessions.get('one')).toBeNull(), PATIENT)
    expect(await one.sessions.get('one')).toBeNull()
  })

  test('R-PROT-01 the outcome of a deposit is recorded when the database is back', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const { protection, money } = await openUrl(url)
    const request = { member: 'demo', key: 'key', fingerprint: 'one', attempt: 'a' }
    expect(await money.begin(request, 60_000)).toBeNull()
    await protection.perform('demo', deposit('a'))
    await allow(url, false)
    await expect(
      withShortTimeouts(() => protection.perform('demo', deposit('b'))),
    ).rejects.toThrow()
    await protection.record('demo', { type: 'release', attempt: 'a' })
    await money.settle(request, { state: 'answered', answer: '{}' })
    await allow(url, true)
    const outcome = { state: 'answered', answer: '{}' }
    await vi.waitFor(async () => {
      expect((await protection.read('demo'))?.movements).toEqual([])
      expect(await money.begin({ ...request, attempt: 'c' }, 60_000)).toMatchObject({ outcome })
    }, PATIENT)
  })

  test('a database that answers no new connection is not asked for many at once', async ({
    expect,
  }) => {
    const silent = await silentServer()
    const { protection } = await openUrl(`postgres://postgres@127.0.0.1:${silent.port}/any`)
    const calls = Array.from({ length: 30 }, (_, n) =>
      withShortTimeouts(() => protection.perform(`member${n}`, limit)),
    )
    await Promise.allSettled(calls)
    expect(silent.most()).toBeLessThan(8)
  })

  test('a busy database is not left for another host', async ({ expect }) => {
    const url = await freshDatabase()
    const other = await silentServer()
    const { sessions } = await openUrl(url.replace(/(?<=:\d+)\//, `,127.0.0.1:${other.port}/`))
    await sessions.add('one', liveSession)
    const blocker = new pg.Client({ connectionString: url })
    await blocker.connect()
    onTestFinished(() => blocker.end())
    await blocker.query('BEGIN; LOCK TABLE sessions')
    const calls = Array.from({ length: 60 }, (_, n) =>
      withShortTimeouts(() => sessions.add(`session${n}`, liveSession)),
    )
    await Promise.allSettled(calls)
    await blocker.query('COMMIT')
    await vi.waitFor(async () => expect(await sessions.get('one')).toEqual(liveSession), PATIENT)
    expect(other.most()).toBe(0)
  })

  test('whose first host is dead, the second one is used', async ({ expect }) => {
    const url = await freshDatabase()
    const hosts = url.replace('@', '@127.0.0.1:1,')
    const { sessions } = await openUrl(`${hosts}?target_session_attrs=read-write`)
    await vi.waitFor(() => sessions.add('one', liveSession), PATIENT)
    expect(await sessions.get('one')).toEqual(liveSession)
  })

  test('nothing is promised while the database, such as a standby, cannot be written', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const name = new URL(url).pathname.slice(1)
    await query(url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
    const { protection, check } = await openUrl(url)
    await expect(withShortTimeouts(() => protection.perform('demo', limit))).rejects.toThrow()
    await expect(withShortTimeouts(() => check())).rejects.toThrow()
    const postgres = url.replace(name, 'postgres')
    await query(postgres, `ALTER DATABASE ${name} RESET default_transaction_read_only`)
    await vi.waitFor(() => protection.perform('demo', limit), PATIENT)
  })

  test('R-PROT-01 shared by two machines, deposits at the same time stay within the limit', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const stores = await Promise.all([openUrl(url), openUrl(url)])
    await stores[0].protection.perform('demo', limit)
    const accepted: string[] = []
    const press = async (index: number) => {
      const attempt = `a${index}`
      const { refusal } = await stores[index % 2]!.protection.perform('demo', deposit(attempt))
      if (refusal === null) accepted.push(attempt)
      return refusal
    }
    // On a busy machine some get no answer in time.
    await Promise.allSettled(Array.from({ length: 20 }, (_, index) => press(index)))
    let next = 20
    await vi.waitUntil(async () => (await press((next += 1)).catch(() => null)) !== null, PATIENT)
    const counted = (await stores[0].protection.read('demo'))?.movements.map((one) => one.attempt)
    expect(counted).toHaveLength(5)
    expect(counted).toEqual(expect.arrayContaining(accepted))
  })

  test('R-ACCT-07 a key stays free if the database performs its claim after the claim was given up', async ({
    expect,
  }) => {
    const { money } = await openUrl(await freshDatabase())
    const late = { member: 'demo', key: 'key', fingerprint: 'one', attempt: 'late' }
    await money.forget(late)
    await money.begin(late, 60_000)
    expect(await money.begin({ ...late, attempt: 'next' }, 60_000)).toBeNull()
    expect(await money.begin(late, 60_000)).toMatchObject({ outcome: { state: 'running' } })
  })

  const attempt = fc.constantFrom('a', 'b', 'c')
  const amount = fc.constantFrom(1_000, 2_000)
  const id = fc.constantFrom('1', '2', '3')
  const item = fc.record({
    id,
    amount,
    at: fc.constantFrom(START, START + 1_000),
    state: fc.constantFrom('waiting' as const, 'completed' as const, 'cancelled' as const),
  })
  const commands: fc.Arbitrary<ProtectionCommand> = fc.oneof(
    fc.record({
      type: fc.constant('reserve' as const),
      kind: fc.constant('deposit' as const),
      attempt,
      amount,
    }),
    fc.record({
      type: fc.constant('settle' as const),
      kind: fc.constant('deposit' as const),
      attempt,
      amount,
      state: fc.constantFrom('unknown' as const, 'waiting' as const),
      id: fc.option(id),
    }),
    fc.record({ type: fc.constant('release' as const), attempt }),
    fc.record({ type: fc.constant('cancel' as const), kind: fc.constant('deposit' as const), id }),
    fc.record({
      type: fc.constant('learn' as const),
      kind: fc.constant('deposit' as const),
      requests: fc.uniqueArray(item, { selector: (one) => one.id }),
      from: fc.constantFrom(0, Infinity),
      askedAt: fc.constantFrom(START, START + 200_000_000),
    }),
  )

  test('R-PROT-01 rows of movements give the same results as one record in memory', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    await setClock(url, START + 2_000)
    const store = await openUrl(url)
    let members = 0
    await fc.assert(
      fc.asyncProperty(fc.array(commands, { minLength: 3, maxLength: 12 }), async (given) => {
        const memory = createMemoryStore({ now: () => START + 2_000 })
        const member = `member${(members += 1)}`
        for (const command of given) {
          const wanted = await memory.protection.perform(member, command)
          expect(await store.protection.perform(member, command)).toEqual(wanted)
        }
        expect(await store.protection.read(member)).toEqual(await memory.protection.read(member))
      }),
      { numRuns: 20 },
    )
  })
})
