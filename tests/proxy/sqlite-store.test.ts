import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { StoreUnavailableError } from '../../proxy/store/shared/store-errors.ts'
import { member } from './scripted-backend.ts'
import { KEY, openFile, otherProcess, record, sqliteFile } from './store-files.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const transfer = {
  member: 'demo',
  key: 'key-0001',
  fingerprint: '/transfer {"amount":1}',
  attempt: 'attempt-0001',
}
const again = () => ({ ...transfer, attempt: crypto.randomUUID() })

/** All bytes of the store on disk. */
const bytesBeside = (file: string): Buffer =>
  Buffer.concat(readdirSync(dirname(file)).map((name) => readFileSync(join(dirname(file), name))))

const secretsIn = (file: string): Buffer => {
  const row = otherProcess(file).database.prepare('SELECT secrets FROM sessions').get()
  return Buffer.from(row!['secrets'] as Uint8Array)
}

test('an SQLite file outlives its process and is shared by several', async () => {
  const file = sqliteFile()
  const [one, two] = [await openFile({ file }), await openFile({ file })]
  await one.sessions.add('id', record)
  expect(await two.sessions.get('id')).toEqual(record)
  await two.sessions.remove('id')
  expect(await one.sessions.get('id')).toBeNull()
  const counted = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? one : two).counters.upsert('login', 1, HOUR_MS),
    ),
  )
  expect(new Set(counted.map(({ points }) => points)).size).toBe(40)
  const begun = await Promise.all([one, two].map(({ money }) => money.begin(again(), 5_000)))
  expect(begun.filter((known) => known === null)).toHaveLength(1)
})

test('a file that another process is changing meanwhile is waited for', async () => {
  const file = sqliteFile()
  await (await openFile({ file })).close()
  const other = otherProcess(file)
  // Opening it requires a migration.
  other.database.exec('PRAGMA user_version = 1')
  other.lock()
  const opening = openFile({ file })
  other.release()
  await expect((await opening).check()).resolves.toBeUndefined()
})

test('R-SESS-09 a session belongs to the backend that began it, and to no other', async () => {
  const file = sqliteFile()
  const at = (backendUrl: string) => openFile({ file, backendUrl })
  const one = await at('https://backend.example/v1')
  await one.sessions.add('id', record)
  for (const url of [
    'https://backend.example',
    'https://backend.example/v2',
    'http://backend.example/v1',
    'https://backend.example:4010/v1',
    'https://other.example/v1',
  ]) {
    const { sessions } = await at(url)
    await sessions.updateUser('id', { ...member, nick: 'another' })
    await sessions.remove('id')
    expect([url, await sessions.get('id')]).toEqual([url, null])
  }
  expect(await (await at('https://BACKEND.example:443/v1/')).sessions.get('id')).toEqual(record)
})

describe('what is on the disk', () => {
  test('no session id, token, member or answer in plain, and only its owner may read it', async () => {
    const file = sqliteFile()
    const store = await openFile({ file })
    await store.sessions.add('the-id-in-the-cookie', record)
    await store.money.begin(transfer, 5_000)
    await store.money.settle(transfer, { state: 'answered', answer: 'the-answer-with-balances' })
    const bytes = bytesBeside(file)
    const plain = ['the-id-in-the-cookie', record.backendToken, record.pageToken, member.banknum]
    for (const text of [...plain, transfer.key, transfer.fingerprint, 'the-answer-with-balances']) {
      expect([text, bytes.includes(text)]).toEqual([text, false])
    }
    for (const name of readdirSync(dirname(file))) {
      expect(statSync(join(dirname(file), name)).mode & 0o777).toBe(0o600)
    }
  })

  test('a removed session leaves nothing of its token, neither plain nor encrypted', async () => {
    const file = sqliteFile()
    const { sessions } = await openFile({ file })
    await sessions.add('stays', record)
    await sessions.remove('stays')
    await sessions.add('goes', record)
    const sealed = secretsIn(file)
    expect(bytesBeside(file).includes(sealed)).toBe(true)
    await sessions.remove('goes')
    await vi.waitFor(() => expect(bytesBeside(file).includes(sealed)).toBe(false), 10_000)
  })

  test('a record that was written for another session opens none', async () => {
    const file = sqliteFile()
    const { sessions } = await openFile({ file })
    await sessions.add('mine', record)
    await sessions.add('theirs', { ...record, backendToken: 'backend-token-0002' })
    otherProcess(file).database.exec(
      `UPDATE sessions SET secrets = (SELECT secrets FROM sessions ORDER BY id_hash DESC LIMIT 1)`,
    )
    const found = await Promise.all(['mine', 'theirs'].map((id) => sessions.get(id)))
    expect(found.filter((session) => session !== null)).toHaveLength(1)
  })
})

test('R-ACCT-07 a new layout of the file ends sessions, and sends no request for money again', async () => {
  const file = sqliteFile()
  const store = await openFile({ file })
  await store.sessions.add('id', record)
  await store.money.begin(transfer, 5_000)
  await store.close()
  const { database } = otherProcess(file)
  database.exec('PRAGMA user_version = 5')
  database.close()
  const { sessions, money } = await openFile({ file })
  expect(await sessions.get('id')).toBeNull()
  expect(await money.begin(again(), 5_000)).toEqual({
    isSameRequest: true,
    attempt: transfer.attempt,
    outcome: { state: 'running' },
  })
})

test('keys are changed without ending a session: the first encrypts, all decrypt', async () => {
  const file = sqliteFile()
  const next = new Uint8Array(32).fill(8)
  const reasons: string[] = []
  const open = (...keys: Uint8Array[]) =>
    openFile({ file, keys, warn: (reason) => void reasons.push(reason) })
  await (await open(KEY)).sessions.add('old', record)
  const changed = await open(next, KEY)
  await changed.sessions.add('new', record)
  expect(await changed.sessions.get('old')).toEqual(record)
  expect(reasons).toEqual([])
  const later = await open(next)
  expect(await later.sessions.get('new')).toEqual(record)
  expect([await later.sessions.get('old'), await later.sessions.get('old')]).toEqual([null, null])
  expect(reasons).toEqual([
    'A session cannot be decrypted: SESSION_KEYS lacks its key, or its row was changed.',
  ])
})

describe.concurrent('while another process holds the lock', () => {
  test('sessions are read, writes fail in time, and are made when the lock is free', async ({
    expect,
  }) => {
    const file = sqliteFile()
    const store = await openFile({ file })
    await store.sessions.add('id', record)
    const other = otherProcess(file)
    other.lock()
    const writing = store.sessions.add('another', record)
    expect(await store.sessions.get('id')).toEqual(record)
    await expect(writing).rejects.toThrow(StoreUnavailableError)
    await expect(store.check()).rejects.toThrow(StoreUnavailableError)
    await expect(store.counters.upsert('login', 1, HOUR_MS)).rejects.toThrow(StoreUnavailableError)
    const short = store.sessions.updateUser('id', { ...member, level: 9 })
    other.release()
    await expect(short).resolves.toBeUndefined()
    expect(await store.sessions.get('another')).toBeNull()
  })

  test('a removed session is gone here at once, and in the file when the lock is free', async ({
    expect,
  }) => {
    const file = sqliteFile()
    const reasons: string[] = []
    const store = await openFile({ file, warn: (reason) => void reasons.push(reason) })
    const shared = await openFile({ file })
    await store.sessions.add('id', record)
    const other = otherProcess(file)
    other.lock()
    await store.sessions.remove('id')
    expect(await store.sessions.get('id')).toBeNull()
    expect(reasons).toHaveLength(1)
    other.release()
    await vi.waitFor(async () => expect(await shared.sessions.get('id')).toBeNull(), 10_000)
  })

  test('many sessions that are removed at once stay removed in a process that begins later', async ({
    expect,
  }) => {
    const file = sqliteFile()
    const store = await openFile({ file })
    const ids = Array.from({ length: 50 }, (_, count) => `id-${count}`)
    for (const id of ids) await store.sessions.add(id, record)
    const other = otherProcess(file)
    other.lock()
    await Promise.all(ids.map((id) => store.sessions.remove(id)))
    // The state after a crash.
    const left = sqliteFile()
    mkdirSync(dirname(left), { recursive: true })
    for (const ending of ['', '-wal', '.removed']) copyFileSync(file + ending, left + ending)
    other.release()
    const later = await openFile({ file: left })
    const found = await Promise.all(ids.map((id) => later.sessions.get(id)))
    expect(found.filter((session) => session !== null)).toEqual([])
  })

  test('more calls than may wait are refused at once', async ({ expect }) => {
    const file = sqliteFile()
    const store = await openFile({ file })
    const other = otherProcess(file)
    other.lock()
    const order: string[] = []
    const waiting = Array.from({ length: 1_024 }, () => store.counters.upsert('login', 1, HOUR_MS))
    const refused = store.counters.upsert('login', 1, HOUR_MS).catch(() => order.push('refused'))
    const timedOut = Promise.allSettled(waiting).then(() => order.push('timed out'))
    await Promise.all([refused, timedOut])
    expect(order).toEqual(['refused', 'timed out'])
    other.release()
    expect(await store.counters.get('login')).toBeNull()
  })
})

test.concurrent('while the disk is full, nothing new is stored, removals take effect, and everything recovers', async ({
  expect,
}) => {
  const file = sqliteFile()
  const store = await openFile({ file })
  await store.sessions.add('id', record)
  await store.money.begin(transfer, 5_000)
  const { database } = otherProcess(file)
  // Makes every write fail as on a full disk.
  database.exec(`
    CREATE TRIGGER full_in BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'disk is full'); END;
    CREATE TRIGGER full_out BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'disk is full'); END;
    CREATE TRIGGER full_money BEFORE UPDATE ON money BEGIN SELECT RAISE(ABORT, 'disk is full'); END;
  `)
  await expect(store.sessions.add('another', record)).rejects.toThrow(StoreUnavailableError)
  await store.sessions.remove('id')
  await store.money.settle(transfer, { state: 'unknown' })
  expect(await store.sessions.get('id')).toBeNull()
  database.exec('DROP TRIGGER full_in; DROP TRIGGER full_out; DROP TRIGGER full_money')
  const shared = await openFile({ file })
  await vi.waitFor(async () => expect(await shared.sessions.get('id')).toBeNull(), 10_000)
  await vi.waitFor(
    async () =>
      expect(await shared.money.begin(again(), 5_000)).toMatchObject({
        outcome: { state: 'unknown' },
      }),
    10_000,
  )
})

test('a store that is closed is not ready', async () => {
  const store = await openFile()
  await store.close()
  await expect(store.check()).rejects.toThrow(StoreUnavailableError)
})

test('ids and addresses that are counted are not in the file in plain', async () => {
  const file = sqliteFile()
  const { counters } = await openFile({ file })
  await counters.upsert('login 203.0.113.7 demo', 1, HOUR_MS)
  expect(bytesBeside(file).includes('203.0.113.7')).toBe(false)
})
