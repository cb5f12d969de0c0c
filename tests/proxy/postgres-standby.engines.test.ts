import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import { memberKey } from '../../src/lib/member-id.ts'
import { migrate } from '../../proxy/store/postgres/migrate.ts'
import { admin, startPostgres, startStandby, urlOf } from '../support/engines/postgres-server.ts'
import { KEY, query } from '../support/engines/postgres.ts'
import { withShortTimeouts, openUrl } from './database-stores.ts'
import { record } from './store-files.ts'

const SLOW_MS = 120_000
const WAIT_OPTIONS = { timeout: 30_000 }
const liveSession = { ...record, expiresAt: Date.now() + 3_600_000 }
const limit = { type: 'setLimit', limit: 'deposit_24h', value: 50_000 } as const
const deposit = (expectUnacknowledged: string) =>
  ({ type: 'reserve', kind: 'deposit', attempt: expectUnacknowledged, amount: 10_000 }) as const

const revocationOfOthers = (ownId: string, member = memberKey(liveSession.sideUser.userId)) => ({
  member,
  ownId,
  name: null,
  requestId: 'request-01',
})

const engines = process.env['ENGINES_FOLDER'] ?? ''
const [primary, standby] = [`primary${randomUUID()}`, `standby${randomUUID()}`]
const ports = { primary: 0, standby: 0 }
const url = () => urlOf(ports.primary, 'postgres')
const both = () => url().replace(/(?<=:\d+)\//, `,127.0.0.1:${ports.standby}/`)

function stop(name: string): void {
  try {
    process.kill(Number(readFileSync(join(engines, `${name}.pid`), 'utf8')), 'SIGQUIT')
  } catch {
    // It has ended.
  }
}

/** From now on commits wait for the standby of this name. */
async function requireStandby(name: string): Promise<void> {
  await query(url(), `ALTER SYSTEM SET synchronous_standby_names = '"${name}"'`)
  await query(url(), 'SELECT pg_reload_conf()')
}

describe('PostgreSQL with a synchronous standby', { timeout: SLOW_MS }, () => {
  beforeAll(async () => {
    mkdirSync(engines, { recursive: true, mode: 0o755 })
    ports.primary = await startPostgres(primary, join(engines, primary))
    await admin(ports.primary, 'postgres', (client) =>
      migrate(client, 'forward', { keys: [KEY], storeId: null }),
    )
    ports.standby = await startStandby(standby, join(engines, standby), ports.primary)
  }, SLOW_MS)

  afterAll(() => {
    stop(primary)
    stop(standby)
  })

  test('R-PROT-01 nothing is acknowledged when an operator stops the wait for the standby', async ({
    expect,
  }) => {
    await requireStandby(standby)
    const { protection } = await openUrl(url())
    await protection.perform('sora', limit)
    await requireStandby('absent')
    const cancel = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`
    const outcomes: string[] = []
    const expectUnacknowledged = async () => {
      const before = outcomes.length
      protection.perform('sora', deposit('a')).then(
        () => outcomes.push('acknowledged'),
        (error: unknown) => outcomes.push(String(error)),
      )
      await vi.waitUntil(async () => {
        await query(url(), cancel)
        return outcomes.length > before
      }, WAIT_OPTIONS)
      // Other deadlines may end it first.
      expect(outcomes.at(-1)).toContain('may not be on the standby')
    }
    await vi.waitFor(expectUnacknowledged, WAIT_OPTIONS)
    expect(outcomes).not.toContain('acknowledged')
  })

  test('R-PROT-01 while the standby is away, nothing is acknowledged, sessions are served, and no connection is held', async ({
    expect,
  }) => {
    await requireStandby(standby)
    const before = await openUrl(url())
    await before.sessions.add('one', liveSession)
    const sideUser = { ...liveSession.sideUser, userId: 'sora' }
    await before.sessions.add('of sora', { ...liveSession, sideUser })
    await requireStandby('absent')
    const { protection, sessions, counters } = await openUrl(url())
    await vi.waitFor(
      () => expect(withShortTimeouts(() => protection.perform('demo', limit))).rejects.toThrow(),
      WAIT_OPTIONS,
    )
    const { check } = await openUrl(both())
    await vi.waitFor(
      () =>
        expect(withShortTimeouts(check)).rejects.toThrow(
          'wait for the synchronous standby; bring it back',
        ),
      WAIT_OPTIONS,
    )
    const alone = await openUrl(urlOf(ports.standby, 'postgres'))
    await expect(withShortTimeouts(alone.check)).rejects.toThrow(
      'is a standby: name the primary in STORE',
    )
    await expect(withShortTimeouts(() => sessions.remove('one'))).rejects.toThrow()
    await expect(
      withShortTimeouts(() => sessions.revoke(revocationOfOthers('none', 'sora'))),
    ).rejects.toThrow()
    expect(await (await openUrl(url())).sessions.get('one')).toEqual(liveSession)
    expect((await counters.upsert('login', 1, 60_000)).points).toBe(1)
    const waiting = `SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`
    await vi.waitFor(
      async () => expect(await query(url(), waiting)).toEqual([{ count: '0' }]),
      WAIT_OPTIONS,
    )
  })

  test('R-PROT-01 a standby that takes over has every acknowledged limit and deposit, and R-SESS-10 no session that was ended', async ({
    expect,
  }) => {
    await requireStandby(standby)
    const { protection, sessions } = await openUrl(both())
    await sessions.add('two', liveSession)
    await sessions.add('three', liveSession)
    await sessions.revoke(revocationOfOthers('two'))
    await protection.perform('mina', limit)
    await protection.perform('mina', deposit('a'))
    stop(primary)
    await vi.waitFor(
      () => expect(withShortTimeouts(() => protection.read('mina'))).rejects.toThrow(),
      WAIT_OPTIONS,
    )
    await query(urlOf(ports.standby, 'postgres'), 'SELECT pg_promote()')
    await vi.waitFor(
      async () => expect(await sessions.get('two')).toEqual(liveSession),
      WAIT_OPTIONS,
    )
    expect([await sessions.get('three'), await sessions.wasRevoked('three')]).toEqual([null, true])
    const record = await protection.read('mina')
    expect(record?.limits.deposit_24h.value).toBe(50_000)
    expect(
      record?.movements.map(({ attempt: expectUnacknowledged }) => expectUnacknowledged),
    ).toEqual(['a'])
    expect((await protection.perform('mina', deposit('b'))).refusal).toBeNull()
  })
})
