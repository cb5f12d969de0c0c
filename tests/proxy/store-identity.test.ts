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
import {
  accept,
  emptyFolder,
  fileWithLimit,
  identityOf,
  idOf,
  limit,
  open,
} from './identity-files.ts'
import { otherProcess, record, sqliteFile } from './store-files.ts'

describe('R-PROT-01 the first start', () => {
  test('makes a store and its identity without a question', async () => {
    const file = sqliteFile()
    const store = await open(file)
    expect(store.messages).toEqual([
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
  test.each(crashes)(
    'a first start that was cut off after %s goes on the next time',
    async (_, crash) => {
      const file = sqliteFile()
      await (await open(file)).close()
      rmSync(`${file}.removed`)
      crash(file)
      const [one, two] = await Promise.all([open(file), open(file)])
      await one.protection.perform('demo', limit)
      expect(await two.limitOf()).toBe(5_000)
      expect(await one.verdict()).toBe('ready')
    },
  )

  test('of this version takes over the file of the version before, with its sessions and limits', async () => {
    const file = await fileWithLimit()
    const before = await open(file)
    await before.sessions.add('id', record)
    await before.close()
    const { database } = otherProcess(file)
    for (const table of ['money', 'protection_key', 'protection'])
      for (const event of ['insert', 'update', 'delete'])
        database.exec(`CREATE TRIGGER ${table}_${event}_counted AFTER ${event} ON ${table}
          BEGIN UPDATE store SET tally = tally + 1; END`)
    database.exec('UPDATE protection SET record = record')
    const [one, two] = await Promise.all([open(file), open(file)])
    expect([await one.limitOf(), await two.limitOf()]).toEqual([5_000, 5_000])
    expect(await one.sessions.get('id')).toEqual(record)
    expect([...one.messages, ...two.messages].join(' ')).not.toContain('refused')
    const triggers = "SELECT count(*) AS count FROM sqlite_schema WHERE type = 'trigger'"
    expect(database.prepare(triggers).get()).toEqual({ count: 0 })
  })
})

describe('R-PROT-01 the identity file', () => {
  test('a lost identity file is written again from the store, and its loss is logged', async () => {
    const file = await fileWithLimit()
    const before = identityOf(file)
    rmSync(`${file}.identity`)
    const store = await open(file)
    expect(await store.limitOf()).toBe(5_000)
    expect(store.messages).toContainEqual(
      expect.stringMatching(/store_mended: .*identity was missing/),
    )
    expect(identityOf(file)).toBe(before)
    await store.close()
    rmSync(file)
    expect(await (await open(file)).verdict()).toContain('is missing')
  })

  test('an identity file that is lost while the store is used is written again at once', async () => {
    const file = await fileWithLimit()
    const store = await open(file)
    const before = identityOf(file)
    rmSync(`${file}.identity`)
    await expect.poll(() => store.messages.join(' ')).toContain('identity was missing')
    expect(identityOf(file)).toBe(before)
    writeFileSync(`${file}.identity`, '')
    await store.protection.perform('demo', { type: 'see' })
    expect(idOf(file)).toMatch(/^[0-9a-f-]{36}$/)
    expect(store.messages.join(' ')).toContain('identity was unreadable')
  })

  test('while the identity file cannot be written, no money passes and the store is not ready', async () => {
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

  test('an empty identity file vouches for no new store', async () => {
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
    await expect.poll(() => store.messages.join(' ')).toContain('is missing')
    const second = await open(file)
    expect(await second.verdict()).toContain('is missing')
    await expect(second.protection.perform('demo', limit)).rejects.toThrow('is missing')
    await close()
  })

  test('and started again at once is closed again by the first one, in all processes, until it is accepted', async () => {
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
    // The first process may have written its identity between the two renames.
    const refused = /is a new store: another one was lost|names the store/
    await expect.poll(first.verdict).toMatch(refused)
    await expect.poll(second.verdict).toMatch(refused)
    await second.close()
    expect(await (await open(file)).verdict()).toMatch(refused)
    expect(await accept(file)).toMatchObject({ copy: expect.stringContaining('.before-') })
    await expect.poll(first.verdict).toBe('ready')
    expect([await first.limitOf(), await first.limitOf('sora')]).toEqual([null, 5_000])
  })
})

describe('R-PROT-01 with STORE_ID', () => {
  test('its store is used, and no other', async () => {
    const file = await fileWithLimit()
    expect(await (await open(file, { storeId: idOf(file) })).limitOf()).toBe(5_000)
    const other = await open(file, { storeId: 'maru-1' })
    expect(await other.verdict()).toContain(`STORE_ID is maru-1, but`)
    await expect(accept(file, { storeId: 'maru-1' })).rejects.toThrow(
      `STORE_ID is maru-1, but ${file} is the store ${idOf(file)}. Nothing was changed. Correct STORE_ID.`,
    )
    expect(await (await open(file, { storeId: idOf(file) })).limitOf()).toBe(5_000)
  })

  test('none is made where the whole folder was lost, until an operator accepts that', async () => {
    const file = await fileWithLimit()
    const storeId = idOf(file)
    emptyFolder(file)
    const store = await open(file, { storeId })
    expect(await store.verdict()).toContain(`is missing: STORE_ID names the store ${storeId}`)
    expect(readdirSync(dirname(file))).toEqual([])
    expect(await accept(file, { storeId })).toMatchObject({ id: storeId, copy: null })
    await expect.poll(store.verdict).toBe('ready')
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
