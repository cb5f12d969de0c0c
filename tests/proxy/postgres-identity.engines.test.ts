import { describe, test, vi } from 'vitest'
import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { memberKey } from '../../src/lib/member-id.ts'
import type { SessionRecord } from '../../proxy/ports/ports.ts'
import { acceptDatabase } from '../../proxy/store/postgres/accept.ts'
import { noConsent } from '../../proxy/store/shared/consent.ts'
import type { Consent } from '../../proxy/store/shared/consent.ts'
import { addressesOf } from '../../proxy/store/postgres/addresses.ts'
import { LAYOUT } from '../../proxy/store/postgres/migrations.ts'
import { migrate, withWritableClient } from '../../proxy/store/postgres/migrate.ts'
import { freshDatabase, KEY, query } from '../support/engines/postgres.ts'
import { openUrl } from './database-stores.ts'
import { record } from './store-files.ts'
import { linkTo } from './two-machines.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const setLimit = { type: 'setLimit', limit: 'deposit_24h', value: 100_000 } as const
const deposit = (attempt: string, amount = 10_000) =>
  ({ type: 'reserve', kind: 'deposit', attempt, amount }) as const
const SLOW = { timeout: 180_000 }
const WAIT = { timeout: 20_000 }

const command = (url: string, direction: 'forward' | 'back', storeId: string | null = null) =>
  withWritableClient(addressesOf(url)!, (client) =>
    migrate(client, direction, { keys: [KEY], storeId }),
  )
const OTHER_KEY = new Uint8Array(32).fill(8)
const accept = (
  url: string,
  consent: Partial<Consent> = {},
  more: { keys?: Uint8Array[]; storeId?: string } = {},
) =>
  withWritableClient(addressesOf(url)!, (client) =>
    acceptDatabase(client, { keys: [KEY], storeId: null, ...more }, { ...noConsent, ...consent }),
  )
/** Someone is signed in, and has a limit. */
async function openUsed(url: string) {
  const store = await openWatched(url)
  const live = { ...record, expiresAt: Date.now() + HOUR_MS }
  await store.sessions.add('own', live)
  await store.protection.perform('demo', setLimit)
  const kept = async () => ({
    isSignedIn: (await store.sessions.get('own')) !== null,
    limit: (await store.protection.read('demo'))?.limits.deposit_24h.value ?? null,
  })
  return { ...store, kept }
}

async function openWatched(url: string, storeId: string | null = null) {
  const messages: string[] = []
  const store = await openUrl(url, { storeId, warn: (reason) => void messages.push(reason) })
  return { ...store, messages }
}

describe.concurrent('a database', SLOW, () => {
  test('without tables is refused until they are made, and then used without a restart', async ({
    expect,
  }) => {
    const url = await freshDatabase({ isEmpty: true })
    const { check, messages } = await openWatched(url)
    await expect(check()).rejects.toThrow('has no tables of this program. Run: npm run proxy')
    expect(messages).toHaveLength(1)
    expect(await command(url, 'forward', 'mine')).toEqual({ id: 'mine', from: 0, to: LAYOUT })
    await vi.waitFor(() => check(), WAIT)
    expect(await command(url, 'forward')).toMatchObject({ from: LAYOUT, to: LAYOUT })
  })

  test('goes back one layout, and forward again, without losing a record', async ({ expect }) => {
    const url = await freshDatabase()
    const first = await openWatched(url)
    await first.protection.perform('demo', setLimit)
    expect(await command(url, 'back')).toMatchObject({ from: LAYOUT, to: LAYOUT - 1 })
    await expect(command(url, 'back')).rejects.toThrow('There is no way back')
    const early = await openWatched(url)
    await expect(early.check()).rejects.toThrow(`this version needs ${LAYOUT}`)
    await command(url, 'forward')
    await vi.waitFor(() => early.check(), WAIT)
    expect((await early.protection.read('demo'))?.limits.deposit_24h.value).toBe(100_000)
    expect(await query(url, 'SELECT event FROM audit')).toEqual([{ event: 'setLimit' }])
  })

  test('R-SESS-06 lets processes of the version before use no session of Redis', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    await query(url, "UPDATE cache SET epoch = epoch + 1, servers = 'a b'")
    expect(await query(url, 'SELECT servers FROM cache')).toEqual([{ servers: '' }])
    await command(url, 'back')
    await query(url, "UPDATE cache SET servers = 'a b'")
    await command(url, 'forward')
    expect(await query(url, 'SELECT servers FROM cache')).toEqual([{ servers: '' }])
  })

  test('R-SESS-10 sessions of the previous version stay valid, are listed, and can be ended', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const { sessions } = await openWatched(url)
    const live = { ...record, expiresAt: Date.now() + HOUR_MS }
    const { startedAt: _, device: __, ...before } = live
    await sessions.add('old', before as SessionRecord)
    await sessions.add('own', live)
    await command(url, 'back')
    await command(url, 'forward')
    await vi.waitFor(async () => {
      expect(await sessions.get('old')).toEqual({
        ...live,
        startedAt: live.expiresAt - SESSION_LIFETIME_MS,
        device: { browser: null, system: null },
      })
    }, WAIT)
    const member = memberKey(live.sideUser.userId)
    expect(await sessions.list(member, 'own')).toHaveLength(2)
    await sessions.revoke({ member, ownId: 'own', name: null, requestId: 'request-01' })
    expect(await sessions.get('old')).toBeNull()
    expect(await sessions.get('own')).toEqual(live)
  })

  test('of a later version is used only if that version allows it', async ({ expect }) => {
    const url = await freshDatabase()
    await query(url, `UPDATE store SET layout = ${LAYOUT + 1}`)
    const { check } = await openWatched(url)
    await expect(check()).resolves.toBeUndefined()
    await query(url, `UPDATE store SET oldest_program = ${LAYOUT + 1}`)
    await vi.waitFor(() => expect(check()).rejects.toThrow('of a later version'), WAIT)
    await expect(command(url, 'forward')).rejects.toThrow('of a later version')
  })

  test('R-PROT-01 a database that is not the one of STORE_ID is refused', async ({ expect }) => {
    const { protection, sessions } = await openWatched(await freshDatabase(), 'another')
    await expect(protection.perform('demo', setLimit)).rejects.toThrow('STORE_ID is another')
    await expect(sessions.get('one')).rejects.toThrow('The store is refused')
  })

  test('R-PROT-01 a database that lacks acknowledged writes is refused by every process until it is accepted', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const one = await openWatched(url)
    await one.protection.perform('demo', setLimit)
    // What an older backup, or a standby that lagged, looks like.
    await query(url, 'UPDATE writers SET generation = 0')
    await vi.waitFor(
      () => expect(one.protection.perform('demo', deposit('a'))).rejects.toThrow('is older'),
      WAIT,
    )
    const two = await openWatched(url)
    await expect(two.protection.read('demo')).rejects.toThrow('lacks 1 acknowledged writes')
    expect(one.messages.join()).toContain('npm run proxy -- --accept-store')
    expect((await accept(url))?.loss).toContain('every session')
    await vi.waitFor(() => Promise.all([one.check(), two.check()]), WAIT)
    expect((await one.protection.read('demo'))?.limits.deposit_24h.value).toBe(100_000)
  })

  test('R-PROT-01 with nothing wrong keeps every session, unless a backup was restored', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const { kept } = await openUsed(url)
    expect(await accept(url)).toBeNull()
    expect(await kept()).toEqual({ isSignedIn: true, limit: 100_000 })
    expect(await accept(url, { isRestored: true })).toMatchObject({
      reason: 'a backup was restored (--restored)',
      loss: expect.stringContaining('every session'),
    })
    await vi.waitFor(
      async () => expect(await kept()).toEqual({ isSignedIn: false, limit: 100_000 }),
      WAIT,
    )
  })

  test('R-PROT-01 is not renamed by a mistyped STORE_ID', async ({ expect }) => {
    const url = await freshDatabase()
    const { kept } = await openUsed(url)
    const [row] = await query(url, 'SELECT id FROM store')
    await expect(accept(url, {}, { storeId: 'mine' })).rejects.toThrow(
      `STORE_ID is mine, but the database is the store ${String(row?.['id'])}. Nothing was changed. Correct STORE_ID.`,
    )
    expect(await query(url, 'SELECT id FROM store')).toEqual([row])
    expect(await kept()).toEqual({ isSignedIn: true, limit: 100_000 })
  })

  test('R-PROT-01 keeps limits that SESSION_KEYS cannot decrypt, unless the operator gives them up', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const { kept, protection } = await openUsed(url)
    await protection.perform('demo', deposit('a'))
    const wrong = { keys: [OTHER_KEY] }
    await expect(accept(url, { isRestored: true }, wrong)).rejects.toThrow(
      'All members then lose their limits, breaks, reality checks and counted deposits',
    )
    expect(await kept()).toEqual({ isSignedIn: true, limit: 100_000 })
    expect(await accept(url, { mayLoseLimits: true }, wrong)).toMatchObject({
      reason: expect.stringContaining('SESSION_KEYS cannot decrypt the limits of members'),
      loss: expect.stringContaining('can no longer be found by member'),
    })
    const rows =
      'SELECT (SELECT count(*) FROM members) + (SELECT count(*) FROM movements) AS remaining'
    expect(await query(url, rows)).toEqual([{ remaining: '0' }])
  })

  test('R-PROT-01 a database that lacks acknowledged writes is refused, although the machine that noticed it is cut off right then', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const link = await linkTo(url)
    const one = await openWatched(link.url)
    await one.protection.perform('demo', setLimit)
    link.cutAfter('SET distrust')
    await query(url, 'UPDATE writers SET generation = 0')
    const two = await openWatched(url)
    const refusal = 'lacks 1 acknowledged writes'
    await vi.waitFor(() => expect(two.check()).rejects.toThrow(refusal), WAIT)
  })

  test('R-PROT-01 a database that was accepted by a machine whose clock was ahead can be accepted again', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    await query(url, "UPDATE store SET begun = 'accepted 2999-01-01T00:00:00.000Z'")
    const { check, protection } = await openWatched(url)
    await protection.perform('demo', setLimit)
    await query(url, 'UPDATE writers SET generation = 0')
    await vi.waitFor(() => expect(check()).rejects.toThrow('is older'), WAIT)
    await accept(url)
    await vi.waitFor(() => check(), WAIT)
    expect((await protection.read('demo'))?.limits.deposit_24h.value).toBe(100_000)
  })

  test('R-PROT-01 a database that was replaced under a running process is refused before a deposit is counted', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const { protection } = await openWatched(url)
    await protection.perform('demo', setLimit)
    await query(url, "UPDATE store SET incarnation = 'another'")
    await expect(protection.perform('demo', deposit('a'))).rejects.toThrow()
    await query(url, 'SELECT 1')
    expect(await query(url, 'SELECT count(*) FROM movements')).toEqual([{ count: '0' }])
  })

  const tampering: [string, string][] = [
    ['removed', 'DELETE FROM movements WHERE number = 1'],
    ['put back', 'UPDATE movements SET sealed = (SELECT sealed FROM movements WHERE number = 2)'],
  ]
  test.for(tampering)(
    'R-PROT-01 with a deposit %s by another program refuses that member, and serves others',
    async ([, change], { expect }) => {
      const url = await freshDatabase()
      const { protection } = await openWatched(url)
      for (const attempt of ['a', 'b']) await protection.perform('demo', deposit(attempt))
      await query(url, change)
      await expect(protection.perform('demo', deposit('c'))).rejects.toThrow('cannot be read')
      expect((await protection.perform('sora', deposit('d'))).refusal).toBeNull()
    },
  )

  test('writes every login, limit and movement of money to a log that cannot be changed', async ({
    expect,
  }) => {
    const url = await freshDatabase()
    const { protection } = await openWatched(url)
    await protection.perform('demo', { type: 'logIn' })
    await protection.perform('demo', setLimit)
    await protection.perform('demo', deposit('a', 100_001))
    await protection.perform('demo', { type: 'see' })
    const log = await query(url, 'SELECT event, details FROM audit ORDER BY number')
    expect(log).toMatchObject([
      { event: 'logIn', details: {} },
      { event: 'setLimit', details: { limit: 'deposit_24h', value: 100_000 } },
      { event: 'reserve', details: { amount: 100_001, refused: { limit: 'deposit_24h' } } },
    ])
    for (const change of ['DELETE FROM audit', 'TRUNCATE audit', 'DELETE FROM members']) {
      await expect(query(url, change)).rejects.toThrow('never changed or removed')
    }
  })

  test('contains no readable data of members', async ({ expect }) => {
    const url = await freshDatabase()
    const { protection } = await openWatched(url)
    await protection.perform('demo', deposit('a'))
    const rows = await query(url, 'SELECT * FROM members JOIN movements USING (member_hash)')
    const text = JSON.stringify(rows, (_, value: unknown) => value)
    expect(rows).toHaveLength(1)
    expect(text).not.toContain('demo')
    expect(Buffer.from(rows[0]!['sealed'] as Uint8Array).toString()).not.toContain('deposit')
  })
})
