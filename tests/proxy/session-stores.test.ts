import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMemoryStore } from '../../src/proxy/sessions/memory-store.ts'
import type { SessionRecord, SessionStore } from '../../src/proxy/ports.ts'
import { createSqliteStore } from '../../src/proxy/sessions/sqlite-store.ts'
import { HOUR, START } from './proxy-harness.ts'
import { member } from './scripted-backend.ts'

const record = (more: Partial<SessionRecord> = {}): SessionRecord => ({
  backendToken: 'backend-token-0001',
  pageToken: 'page-token-0001',
  sideUser: member,
  expiresAt: START + HOUR,
  ...more,
})

function sqliteFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sessions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'new', 'sessions.sqlite')
}

async function openFile(
  file: string,
  clock = { now: () => START },
  backendUrl = 'https://backend.example',
): Promise<SessionStore> {
  const store = await createSqliteStore(file, clock, backendUrl)
  onTestFinished(() => store.close())
  return store
}

describe.each([
  ['in memory', async (clock: { now(): number }) => createMemoryStore(clock)],
  ['in an SQLite file', (clock: { now(): number }) => openFile(sqliteFile(), clock)],
])('sessions %s', (_, open) => {
  test('are found by their id, as they were stored', async () => {
    const store = await open({ now: () => START })
    await store.add('one', record())
    await store.add('two', record({ pageToken: 'page-token-0002' }))
    expect(await store.get('one')).toEqual(record())
    expect(await store.get('two')).toEqual(record({ pageToken: 'page-token-0002' }))
    expect(await store.get('three')).toBeNull()
    await store.remove('one')
    await store.remove('one')
    expect(await store.get('one')).toBeNull()
    expect(await store.get('two')).not.toBeNull()
    await expect(store.check()).resolves.toBeUndefined()
  })

  test('change their user, and are not brought back by it', async () => {
    const store = await open({ now: () => START })
    const sideUser = { ...member, nick: 'O\'Neil \u0000 "한"', balance: 9_007_199_254_740_991 }
    await store.add('one', record())
    await store.updateUser('one', sideUser)
    expect(await store.get('one')).toEqual(record({ sideUser }))
    await store.remove('one')
    await store.updateUser('one', member)
    expect(await store.get('one')).toBeNull()
  })

  test('that have ended are forgotten when the next one begins', async () => {
    let now = START
    const store = await open({ now: () => now })
    await store.add('old', record())
    now += HOUR
    await store.add('new', record({ expiresAt: now + HOUR }))
    expect(await store.get('old')).toBeNull()
    expect(await store.get('new')).not.toBeNull()
  })
})

describe('an SQLite file', () => {
  test('outlives its process and is shared by several', async () => {
    const file = sqliteFile()
    const [one, two] = [await openFile(file), await openFile(file)]
    await one.add('id', record())
    expect(await two.get('id')).toEqual(record())
    await two.remove('id')
    expect(await one.get('id')).toBeNull()
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? one : two).add(`id-${index}`, record()),
      ),
    )
    expect(await one.get('id-0')).toEqual(record())
    expect(await two.get('id-39')).toEqual(record())
  })

  test('that another process is making meanwhile is waited for', async () => {
    const file = sqliteFile()
    mkdirSync(dirname(file))
    const other = new DatabaseSync(file)
    onTestFinished(() => other.close())
    other.exec('BEGIN IMMEDIATE')
    const opening = openFile(file)
    other.exec('ROLLBACK')
    await expect((await opening).check()).resolves.toBeUndefined()
  })

  test('R-SESS-09 gives a session to the backend that began it, and to no other', async () => {
    const file = sqliteFile()
    const clock = { now: () => START }
    const at = (url: string) => openFile(file, clock, url)
    const one = await at('https://backend.example/v1')
    await one.add('id', record())
    for (const url of [
      'https://backend.example',
      'https://backend.example/v2',
      'http://backend.example/v1',
      'https://backend.example:4010/v1',
      'https://other.example/v1',
    ]) {
      const other = await at(url)
      await other.updateUser('id', { ...member, nick: 'another' })
      await other.remove('id')
      expect([url, await other.get('id')]).toEqual([url, null])
    }
    expect(await (await at('https://BACKEND.example:443/v1/')).get('id')).toEqual(record())
  })

  test('holds no session id, and only its owner may read it', async () => {
    const file = sqliteFile()
    const store = await openFile(file)
    await store.add('the-id-in-the-cookie', record())
    expect(statSync(file).mode & 0o777).toBe(0o600)
    for (const part of [file, `${file}-wal`]) {
      expect(readFileSync(part).includes('the-id-in-the-cookie')).toBe(false)
    }
  })

  test('that is closed is not ready', async () => {
    const clock = { now: () => START }
    const store = await createSqliteStore(sqliteFile(), clock, 'https://backend.example')
    await store.close()
    await expect(store.check()).rejects.toThrow()
  })
})
