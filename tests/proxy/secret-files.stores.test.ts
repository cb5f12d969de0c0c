import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../../proxy/server/settings.ts'
import type { Store } from '../../proxy/ports/ports.ts'
import { openStore } from '../../proxy/store/open-store.ts'
import { durableStores } from './database-stores.ts'
import { member } from './scripted-backend.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const [OLD, NEW] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString('base64'))
const PATIENT = { timeout: 10_000 }
const limit = { type: 'setLimit', limit: 'deposit_24h', value: 100_000 } as const
const record = {
  backendToken: 'b',
  pageToken: 'p',
  sideUser: member,
  startedAt: Date.now(),
  device: { browser: 'Chrome', system: 'Windows' },
  expiresAt: Date.now() + HOUR_MS,
  activeAt: Date.now(),
}

/** A file for a secret. */
function secretFile() {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  return { file, write: (text: string) => writeFileSync(file, text) }
}

const read = (env: Readonly<Record<string, string>>) =>
  readSettings({ BACKEND_URL: 'https://backend.example', ...env })

describe('a secret setting', () => {
  test('is read from the file that NAME_FILE names, without its line feed', () => {
    const { file, write } = secretFile()
    write(`${OLD}\n`)
    const keys = read({ SESSION_KEYS_FILE: file }).sessionKeys
    expect(keys).toEqual(read({ SESSION_KEYS: OLD! }).sessionKeys)
    write('postgres://maru:secret@db1/maru\n')
    expect(read({ STORE_FILE: file }).sessionStore).toBe('postgres://maru:secret@db1/maru')
  })

  test('is refused without its file, or when it is given twice', () => {
    const missing = { SESSION_KEYS_FILE: '/nowhere/keys', CACHE_FILE: '/nowhere/cache' }
    expect(() => read(missing)).toThrow(
      /^SESSION_KEYS_FILE cannot be read: .*ENOENT.*\nCACHE_FILE cannot be read: .*ENOENT/,
    )
    const { file, write } = secretFile()
    write(OLD!)
    expect(() => read({ SESSION_KEYS_FILE: file, SESSION_KEYS: OLD! })).toThrow(
      'SESSION_KEYS and SESSION_KEYS_FILE are both set: keep one.',
    )
  })
})

describe.for(durableStores)('keys of a store %s', ([, envOf]) => {
  test('change while processes are restarted one after another, and members go on', async () => {
    const env = await envOf()
    const opened = new Set<Store>()
    onTestFinished(async () => void (await Promise.all([...opened].map((store) => store.close()))))
    const close = async (store: Store) => {
      opened.delete(store)
      await store.close()
    }
    const open = async (...keys: readonly string[]): Promise<Store> => {
      const settings = read({ ...env, SESSION_KEYS: keys.join() })
      const store = await openStore(settings, Date, () => undefined)
      opened.add(store)
      await vi.waitFor(() => store.check(), PATIENT)
      return store
    }
    const first = await open(OLD!)
    await first.sessions.add('before', record)
    await first.protection.perform('demo', limit)
    const prepared = await open(OLD!, NEW!)
    await close(first)
    const changed = await open(NEW!, OLD!)
    await changed.sessions.add('after', record)
    for (const store of [prepared, changed]) {
      expect(await store.sessions.get('before')).toEqual(record)
      expect(await store.sessions.get('after')).toEqual(record)
      expect((await store.protection.read('demo'))?.limits.deposit_24h.value).toBe(100_000)
    }
    await close(prepared)
    const last = await open(NEW!)
    expect(await last.sessions.get('after')).toEqual(record)
    expect(await last.sessions.get('before')).toBeNull()
    expect((await last.protection.read('demo'))?.limits.deposit_24h.value).toBe(100_000)
  })
})
