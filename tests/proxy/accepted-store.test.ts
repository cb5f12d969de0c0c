import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accept, fileWithLimit, limit, open, OTHER_KEY } from './identity-files.ts'
import { record, sqliteFile } from './store-files.ts'

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
    await expect.poll(restored.verdict).toBe('ready')
    expect([await restored.limitOf(), await restored.limitOf('sora')]).toEqual([5_000, null])
    expect(await restored.sessions.get('id')).toBeNull()
  })

  test('and was restored together with its identity ends every session when the operator says so', async () => {
    const file = await fileWithLimit()
    const store = await open(file)
    await store.sessions.add('id', record)
    expect(await accept(file)).toBeNull()
    expect(await store.sessions.get('id')).toEqual(record)
    expect(await accept(file, {}, { isRestored: true })).toMatchObject({
      reason: 'a backup was restored (--restored)',
    })
    await expect.poll(store.verdict).toBe('ready')
    expect([await store.limitOf(), await store.sessions.get('id')]).toEqual([5_000, null])
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
    await expect.poll(store.verdict).toBe('ready')
  })

  test('without the key of its limits loses them, and a copy of it is kept', async () => {
    const file = await fileWithLimit()
    const store = await open(file, { keys: [OTHER_KEY] })
    expect(await store.verdict()).toContain('SESSION_KEYS cannot decrypt the limits of members')
    const refused = accept(file, { keys: [OTHER_KEY] })
    await expect(refused).rejects.toThrow('All members then lose their limits')
    const before = await open(file)
    expect(await before.limitOf()).toBe(5_000)
    await before.close()
    const accepted = await accept(file, { keys: [OTHER_KEY] }, { mayLoseLimits: true })
    expect(accepted?.loss).toContain('can no longer be found by member')
    await expect.poll(store.verdict).toBe('ready')
    expect(await store.limitOf()).toBeNull()
    await store.close()
    copyFileSync(accepted!.copy!, file)
    rmSync(`${file}.identity`)
    expect(await (await open(file)).limitOf()).toBe(5_000)
  })

  test('a file that is not a database is recreated, and the old file is kept', async () => {
    const file = sqliteFile()
    mkdirSync(dirname(file))
    const text = 'no database, but a text that is long enough to be looked at'.repeat(20)
    writeFileSync(file, text)
    const store = await open(file)
    expect(await store.verdict()).toContain('file is not a database')
    const accepted = await accept(file)
    expect(readFileSync(accepted!.copy!, 'utf8')).toBe(text)
    await expect.poll(store.verdict).toBe('ready')
  })
})
