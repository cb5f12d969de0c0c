import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noConsent } from '../../proxy/store/shared/consent.ts'
import { acceptStore } from '../../proxy/store/sqlite/accept.ts'
import { UnexpectedStoreError } from '../../proxy/store/shared/store-errors.ts'
import { poll } from '../support/this-test.ts'
import { KEY, openFile, otherProcess, sqliteFile } from './store-files.ts'

type Store = Awaited<ReturnType<typeof openFile>>

const SLOW = { timeout: 180_000 }
const LIMIT = 5_000
const PAGE = 4_096
const silent = { reportStep: () => undefined, reportNote: () => undefined }
const accept = (file: string, keys = [KEY], storeId: string | null = null) =>
  acceptStore({ file, keys, storeId }, silent, noConsent)

let attempts = 0
const deposit = async ({ protection }: Store, amount: number) => {
  const attempt = `attempt-${(attempts += 1)}`
  const command = { type: 'reserve', kind: 'deposit', attempt, amount } as const
  return (await protection.perform('demo', command)).refusal === null
}

const sql = (file: string, text: string) => {
  const { database } = otherProcess(file)
  database.exec(text)
  database.close()
}

async function open(file: string, more: Partial<Parameters<typeof openFile>[0]> = {}) {
  const messages: string[] = []
  const store = await openFile({
    file,
    warn: (reason) => void messages.push(reason),
    tell: (event, sentence) => void messages.push(`${event}: ${sentence}`),
    ...more,
  })
  return { ...store, messages }
}

/** A store whose member has used up a limit, and an older copy of it from before. */
async function startUsed() {
  const file = sqliteFile()
  const earlier = await openFile({ file })
  await earlier.protection.perform('demo', { type: 'see' })
  await earlier.close()
  copyFileSync(file, `${file}.backup`)
  const store = await open(file)
  const limit = { type: 'setLimit', limit: 'deposit_24h', value: LIMIT } as const
  await store.protection.perform('demo', limit)
  expect(await deposit(store, LIMIT)).toBe(true)
  // Part of the data is in the file, part in the write-ahead log.
  sql(file, 'PRAGMA wal_checkpoint(PASSIVE)')
  expect(await deposit(store, 1)).toBe(false)
  return { file, store }
}

const waysIn = (store: Store) => [
  store.protection.perform('demo', { type: 'admitGame' }),
  deposit(store, LIMIT),
  store.protection.read('demo'),
  store.money.begin({ member: 'demo', key: 'k', fingerprint: 'f', attempt: 'a' }, 5_000),
]

async function expectClosed(store: Awaited<ReturnType<typeof open>>, reason: RegExp) {
  const results = await Promise.allSettled(waysIn(store))
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'rejected'))
  await expect(store.check()).rejects.toThrow(UnexpectedStoreError)
  await poll(() => store.check().catch(String)).toMatch(reason)
  expect(store.messages.join('\n')).toMatch(reason)
  expect(store.messages.join('\n')).toContain('npm run proxy -- --accept-store')
}

const remove = (...files: readonly string[]) => {
  for (const file of files) rmSync(file, { force: true })
}

/** Damages to a file, and the reported reason. */
const losses: [string, (file: string) => void, RegExp][] = [
  ['deleted', (file) => remove(file), /sessions\.sqlite is missing/],
  [
    'deleted with its write-ahead log',
    (file) => remove(file, `${file}-wal`, `${file}-shm`),
    /sessions\.sqlite is missing/,
  ],
  ['moved away', (file) => renameSync(file, `${file}.away`), /sessions\.sqlite is missing/],
  ['cut off to nothing', (file) => truncateSync(file, 0), /sessions\.sqlite (is empty|is damaged)/],
  [
    'cut off in the middle',
    (file) => truncateSync(file, Math.floor(statSync(file).size / 2 / 512) * 512),
    /is damaged/,
  ],
  [
    'replaced by an older copy',
    (file) => renameSync(`${file}.backup`, file),
    /is older than it was/,
  ],
  [
    'replaced by an older copy, its write-ahead log deleted',
    (file) => {
      remove(`${file}-wal`, `${file}-shm`)
      renameSync(`${file}.backup`, file)
    },
    /is older than it was/,
  ],
  [
    'overwritten with another text',
    (file) => writeFileSync(file, 'no database, but long enough to be looked at'.repeat(3_000)),
    /was overwritten|is damaged/,
  ],
  ['without its identity', (file) => sql(file, 'DELETE FROM store'), /has lost its identity/],
]

/** Those that are found at a start. */
const lossesOfTables: typeof losses = [
  [
    'without the key of the limits',
    (file) => sql(file, 'DELETE FROM protection_key'),
    /key of the limits of members \(protection_key\) is missing/,
  ],
  ...['protection', 'money', 'protection_key', 'audit', 'store'].map(
    (table): (typeof losses)[number] => [
      `without its table ${table}`,
      (file) => sql(file, `DROP TABLE ${table}`),
      table === 'store' ? /has no identity/ : new RegExp(`has lost its table .*${table}`),
    ],
  ),
]

describe.concurrent('R-PROT-01 of a store whose file is lost in part or as a whole', SLOW, () => {
  test.each(losses)(
    '%s while it is used: nothing goes out, in any process',
    async (_, lose, reason) => {
      const { file, store } = await startUsed()
      await store.money.begin(
        { member: 'demo', key: 'sent', fingerprint: 'f', attempt: 'a' },
        5_000,
      )
      lose(file)
      expect(await deposit(store, LIMIT).catch((error: unknown) => error)).toBeInstanceOf(Error)
      const second = await open(file)
      await expectClosed(second, reason)
      await expectClosed(store, reason)
      await store.close()
      await second.close()
      await expectClosed(await open(file), reason)
    },
  )

  test.each([...losses, ...lossesOfTables])(
    '%s after a crash: nothing goes out, until an operator accepts it',
    async (_, lose, reason) => {
      const { file, store } = await startUsed()
      await store.money.begin(
        { member: 'demo', key: 'sent', fingerprint: 'f', attempt: 'a' },
        5_000,
      )
      await store.close()
      lose(file)
      const later = await open(file)
      await expectClosed(later, reason)
      expect(await accept(file)).toMatchObject({ reason: expect.stringMatching(reason) })
      // The periodic check detects it.
      await poll(() => later.check().then(() => 'ready', String)).toBe('ready')
      const limit = { type: 'setLimit', limit: 'deposit_24h', value: LIMIT } as const
      await later.protection.perform('demo', limit)
      expect(await accept(file)).toBeNull()
    },
  )
})

describe.concurrent('R-PROT-01 a store whose file was', () => {
  test('replaced by a copy of itself goes on, with its limits', async () => {
    const { file, store } = await startUsed()
    copyFileSync(file, `${file}.copy`)
    renameSync(`${file}.copy`, file)
    await poll(() => store.messages.join(' ')).toContain('was replaced by another file')
    await poll(() => store.check().then(() => 'ready', String)).toBe('ready')
    expect(await deposit(store, 1)).toBe(false)
  })

  test('moved away and back goes on, with its limits', async () => {
    const { file, store } = await startUsed()
    renameSync(file, `${file}.away`)
    await expectClosed(store, /sessions\.sqlite is missing/)
    renameSync(`${file}.away`, file)
    await poll(() => store.check().then(() => 'ready', String)).toBe('ready')
    expect(await deposit(store, 1)).toBe(false)
    expect(await accept(file)).toBeNull()
  })

  test('without its write-ahead log loses nothing, because that is written first', async () => {
    const { file, store } = await startUsed()
    remove(`${file}-wal`, `${file}-shm`)
    await poll(() => store.messages.join(' ')).toContain('-wal was deleted')
    await poll(() => store.check().then(() => 'ready', String)).toBe('ready')
    expect(await deposit(store, 1)).toBe(false)
  })

  test('R-PROT-01 whose header another process has just begun to checkpoint is used, also by a new process', async () => {
    const file = sqliteFile()
    const store = await open(file)
    await store.protection.perform('demo', { type: 'see' })
    const copy = `${file}.copy`
    for (const ending of ['', '-wal']) copyFileSync(`${file}${ending}`, `${copy}${ending}`)
    sql(copy, 'PRAGMA wal_checkpoint(TRUNCATE)')
    const header = readFileSync(copy).subarray(0, PAGE)
    expect(statSync(file).size).toBeLessThan(statSync(copy).size)
    const handle = openSync(file, 'r+')
    writeSync(handle, header, 0, PAGE, 0)
    closeSync(handle)
    expect(await deposit(store, 1)).toBe(true)
    expect(await deposit(await open(file), 1)).toBe(true)
    expect(store.messages.join()).not.toContain('refused')
  })

  test('overwritten in place by an older copy is not used, although its write-ahead log is newer', async () => {
    const { file, store } = await startUsed()
    copyFileSync(`${file}.backup`, file)
    expect(await deposit(store, LIMIT).catch((error: unknown) => error)).toBeInstanceOf(Error)
    await expectClosed(store, /is older than it was/)
    await store.close()
    await expectClosed(await open(file), /is older than it was/)
  })
})
