import {
  copyFileSync,
  renameSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { acceptStore } from '../../src/proxy/store/sqlite/accept.ts'
import { KEY, openFile, otherProcess, record, sqliteFile } from './store-files.ts'

const OTHER_KEY = new Uint8Array(32).fill(8)
const PATIENT = { timeout: 20_000 }
const silent = { step: () => undefined, note: () => undefined }
const limit = { type: 'setLimit', limit: 'deposit_24h', value: 5_000 } as const
const accept = (file: string, more: { keys?: Uint8Array[]; storeId?: string } = {}) =>
  acceptStore({ file, keys: [KEY], storeId: null, ...more }, silent)

/** Opens the file and records what the store reports. */
async function open(file: string, more: Partial<Parameters<typeof openFile>[0]> = {}) {
  const told: string[] = []
  const store = await openFile({
    file,
    warn: (reason) => void told.push(reason),
    tell: (event, sentence) => void told.push(`${event}: ${sentence}`),
    ...more,
  })
  const limitOf = async (member = 'demo') =>
    (await store.protection.read(member))?.limits.deposit_24h.value ?? null
  const verdict = () => store.check().then(() => 'ready', String)
  return { ...store, told, limitOf, verdict }
}

async function fileWithLimit() {
  const file = sqliteFile()
  const store = await open(file)
  await store.protection.perform('demo', limit)
  await store.close()
  return file
}

/** The identity, without the part that may change at any time. */
const identityOf = (file: string) =>
  readFileSync(`${file}.identity`, 'utf8').replace(/^checkpointed: .*$/m, '')
const idOf = (file: string): string => /^id: (.+)$/m.exec(identityOf(file))?.[1] ?? ''
const emptyFolder = (file: string) => {
  for (const name of readdirSync(dirname(file))) rmSync(join(dirname(file), name))
}

describe('R-PROT-01 the first start', () => {
  test('makes a store and its identity without a question', async () => {
    const file = sqliteFile()
    const store = await open(file)
    expect(store.told).toEqual([
      `store_ready: The store ${idOf(file)} is open, with 0 durable writes.`,
    ])
    expect(await accept(file)).toBeNull()
    expect(await accept(sqliteFile())).toBeNull()
  })

  const crashes: [string, (file: string) => void][] = [
    ['its identity', (file) => rmSync(file)],
    ['its identity and an empty file', (file) => writeFileSync(file, '')],
    [
      'its identity and a file without tables',
      (file) => {
        rmSync(file)
        const { database } = otherProcess(file)
        database.exec('PRAGMA journal_mode = WAL')
        database.close()
      },
    ],
    ['its file, before the identity was on the disk', (file) => rmSync(`${file}.identity`)],
  ]
  test.each(crashes)('that was cut off after %s goes on the next time', async (_, crash) => {
    const file = sqliteFile()
    await (await open(file)).close()
    rmSync(`${file}.removed`)
    crash(file)
    const [one, two] = await Promise.all([open(file), open(file)])
    await one.protection.perform('demo', limit)
    expect(await two.limitOf()).toBe(5_000)
    expect(await one.verdict()).toBe('ready')
  })

  test('of a new version takes over the file of the version before, with its limits and requests', async () => {
    const file = await fileWithLimit()
    const { database } = otherProcess(file)
    const triggers = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all()
    for (const { name } of triggers) database.exec(`DROP TRIGGER ${String(name)}`)
    database.exec('DROP TABLE store; PRAGMA user_version = 5; PRAGMA application_id = 0')
    database.close()
    rmSync(`${file}.identity`)
    const [one, two] = await Promise.all([open(file), open(file)])
    expect([await one.limitOf(), await two.limitOf()]).toEqual([5_000, 5_000])
    expect([...one.told, ...two.told].join(' ')).not.toContain('must not be used')
    await Promise.all([one.close(), two.close()])
    rmSync(file)
    expect(await (await open(file)).verdict()).toContain('is missing')
  })
})

describe('R-PROT-01 the identity file', () => {
  test('that is lost is written again from the file, and its loss is logged', async () => {
    const file = await fileWithLimit()
    const before = identityOf(file)
    rmSync(`${file}.identity`)
    const store = await open(file)
    expect(await store.limitOf()).toBe(5_000)
    expect(store.told).toContainEqual(expect.stringMatching(/store_mended: .*identity was missing/))
    expect(identityOf(file)).toBe(before)
    await store.close()
    rmSync(file)
    expect(await (await open(file)).verdict()).toContain('is missing')
  })

  test('that is lost while the store is used is written again at once', async () => {
    const file = await fileWithLimit()
    const store = await open(file)
    const before = identityOf(file)
    rmSync(`${file}.identity`)
    await expect.poll(() => store.told.join(' '), PATIENT).toContain('identity was missing')
    expect(identityOf(file)).toBe(before)
    writeFileSync(`${file}.identity`, '')
    await store.protection.perform('demo', { type: 'see' })
    expect(idOf(file)).toMatch(/^[0-9a-f-]{36}$/)
    expect(store.told.join(' ')).toContain('identity was unreadable')
  })

  test('that cannot be written lets no money pass, and the store is not ready', async () => {
    const file = await fileWithLimit()
    const store = await open(file)
    const kept = readFileSync(`${file}.identity`)
    rmSync(`${file}.identity`)
    mkdirSync(`${file}.identity`)
    await expect(store.protection.perform('demo', { type: 'admitGame' })).rejects.toThrow('EISDIR')
    expect(await store.verdict()).toContain('EISDIR')
    rmSync(`${file}.identity`, { recursive: true })
    writeFileSync(`${file}.identity`, kept)
    expect(await store.verdict()).toBe('ready')
  })

  test('that is empty vouches for no new file', async () => {
    const file = await fileWithLimit()
    writeFileSync(`${file}.identity`, '')
    rmSync(file)
    expect(await (await open(file)).verdict()).toContain('is missing')
  })

  test('of another store refuses', async () => {
    const [one, other] = [await fileWithLimit(), await fileWithLimit()]
    copyFileSync(other, one)
    expect(await (await open(one)).verdict()).toContain(`names the store ${idOf(one)}`)
  })
})

describe('R-PROT-01 a folder that is emptied while a process uses its store', () => {
  test('is not recreated by another process, because the first one reports that a store existed', async () => {
    const file = await fileWithLimit()
    const store = await open(file)
    await store.protection.perform('demo', { type: 'see' })
    const { close } = store
    emptyFolder(file)
    await expect.poll(() => store.told.join(' '), PATIENT).toContain('is missing')
    const second = await open(file)
    expect(await second.verdict()).toContain('is missing')
    await expect(second.protection.perform('demo', limit)).rejects.toThrow('is missing')
    await close()
  })

  test('and begun anew at once is closed again by the first one, in all processes, until it is accepted', async () => {
    const file = await fileWithLimit()
    const first = await open(file)
    // What another process creates in the empty folder.
    const made = sqliteFile()
    const other = await open(made)
    await other.protection.perform('sora', limit)
    await other.close()
    emptyFolder(file)
    // At once: the first process looks at them, too.
    for (const ending of ['.identity', '']) renameSync(made + ending, file + ending)
    const second = await open(file)
    await expect.poll(first.verdict, PATIENT).toContain('is a new store: another one was lost')
    await expect.poll(second.verdict, PATIENT).toContain('is a new store: another one was lost')
    await second.close()
    expect(await (await open(file)).verdict()).toContain('is a new store: another one was lost')
    expect(await accept(file)).toMatchObject({ copy: expect.stringContaining('.before-') })
    await expect.poll(first.verdict, PATIENT).toBe('ready')
    expect([await first.limitOf(), await first.limitOf('sora')]).toEqual([null, 5_000])
  })
})

describe('R-PROT-01 with STORE_ID', () => {
  test('its store is used, and no other', async () => {
    const file = await fileWithLimit()
    expect(await (await open(file, { storeId: idOf(file) })).limitOf()).toBe(5_000)
    const other = await open(file, { storeId: 'maru-1' })
    expect(await other.verdict()).toContain(`STORE_ID is maru-1, but`)
    expect(await accept(file, { storeId: 'maru-1' })).toMatchObject({ id: 'maru-1' })
    await expect.poll(other.verdict, PATIENT).toBe('ready')
    expect(await other.limitOf()).toBe(5_000)
  })

  test('none is made where the whole folder was lost, until an operator accepts that', async () => {
    const file = await fileWithLimit()
    const storeId = idOf(file)
    emptyFolder(file)
    const store = await open(file, { storeId })
    expect(await store.verdict()).toContain(`is missing: STORE_ID names the store ${storeId}`)
    expect(readdirSync(dirname(file))).toEqual([])
    expect(await accept(file, { storeId })).toMatchObject({ id: storeId, copy: null })
    await expect.poll(store.verdict, PATIENT).toBe('ready')
    expect(await store.limitOf()).toBeNull()
  })

  test('an old copy that turns up after that is not used', async () => {
    const file = await fileWithLimit()
    const storeId = idOf(file)
    copyFileSync(file, join(dirname(dirname(file)), 'old'))
    emptyFolder(file)
    await accept(file, { storeId })
    copyFileSync(join(dirname(dirname(file)), 'old'), file)
    expect(await (await open(file, { storeId })).verdict()).toContain('is an earlier or a later')
  })
})

describe('R-PROT-01 a store that is accepted', () => {
  test('keeps the limits that it has, and ends every session', async () => {
    const file = sqliteFile()
    const earlier = await open(file)
    await earlier.protection.perform('demo', limit)
    await earlier.sessions.add('id', record)
    await earlier.close()
    copyFileSync(file, `${file}.backup`)
    const later = await open(file)
    await later.sessions.remove('id')
    await later.protection.perform('sora', limit)
    await later.close()
    copyFileSync(`${file}.backup`, file)
    const restored = await open(file)
    expect(await restored.verdict()).toContain('is older than it was')
    await accept(file)
    await expect.poll(restored.verdict, PATIENT).toBe('ready')
    expect([await restored.limitOf(), await restored.limitOf('sora')]).toEqual([5_000, null])
    expect(await restored.sessions.get('id')).toBeNull()
  })

  test('while the command was cut off is accepted by the next one', async () => {
    const file = await fileWithLimit()
    const before = readFileSync(`${file}.identity`)
    rmSync(file)
    await accept(file)
    // The file was written, but not its identity.
    writeFileSync(`${file}.identity`, before)
    const store = await open(file)
    expect(await store.verdict()).toContain('is an earlier or a later store')
    expect(await accept(file)).not.toBeNull()
    await expect.poll(store.verdict, PATIENT).toBe('ready')
  })

  test('without the key of its limits loses them, and a copy of it is kept', async () => {
    const file = await fileWithLimit()
    const store = await open(file, { keys: [OTHER_KEY] })
    expect(await store.verdict()).toContain('SESSION_KEYS cannot decrypt the limits of members')
    const accepted = await accept(file, { keys: [OTHER_KEY] })
    await expect.poll(store.verdict, PATIENT).toBe('ready')
    expect(await store.limitOf()).toBeNull()
    await store.close()
    copyFileSync(accepted!.copy!, file)
    rmSync(`${file}.identity`)
    expect(await (await open(file)).limitOf()).toBe(5_000)
  })

  test('that is not a database is recreated, and the old file is kept', async () => {
    const file = sqliteFile()
    mkdirSync(dirname(file))
    const text = 'no database, but a text that is long enough to be looked at'.repeat(20)
    writeFileSync(file, text)
    const store = await open(file)
    expect(await store.verdict()).toContain('file is not a database')
    const accepted = await accept(file)
    expect(readFileSync(accepted!.copy!, 'utf8')).toBe(text)
    await expect.poll(store.verdict, PATIENT).toBe('ready')
  })
})
