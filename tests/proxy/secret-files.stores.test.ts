import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../../proxy/server/settings.ts'
import type { Store } from '../../proxy/ports/ports.ts'
import { openStore } from '../../proxy/store/open-store.ts'
import { watchKeys } from '../../proxy/store/shared/session-keys.ts'
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

/** A folder of secrets that are replaced together, as Kubernetes does it: by a link. */
function secretFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let count = 0
  const write = (text: string) => {
    const file = join(folder, `keys-${(count += 1)}`)
    writeFileSync(file, text)
    symlinkSync(file, join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'keys'))
  }
  return { file: join(folder, 'keys'), write }
}

const read = (env: Readonly<Record<string, string>>) =>
  readSettings({ BACKEND_URL: 'https://backend.example', ...env })

describe('a secret setting', () => {
  test('is read from the file that NAME_FILE names, without its line feed', () => {
    const { file, write } = secretFolder()
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
    const { file, write } = secretFolder()
    write(OLD!)
    expect(() => read({ SESSION_KEYS_FILE: file, SESSION_KEYS: OLD! })).toThrow(
      'SESSION_KEYS and SESSION_KEYS_FILE are both set: keep one.',
    )
  })
})

describe.for(durableStores)('keys of a store %s', ([, envOf]) => {
  async function open() {
    const { SESSION_KEYS: _, ...env }: Record<string, string> = await envOf()
    const { file, write } = secretFolder()
    write(OLD!)
    const messages: string[] = []
    const processOf = async (
      more: Readonly<Record<string, string>>,
      onRead: () => void = () => undefined,
    ): Promise<Store> => {
      const settings = read({ ...env, ...more })
      onRead()
      const store = await openStore(settings, Date, (reason) => void messages.push(reason))
      const end = watchKeys(
        settings,
        store.useKeys,
        (event, sentence) => void messages.push(`${event} ${sentence}`),
        20,
      )
      onTestFinished(async () => {
        end()
        await store.close()
      })
      return store
    }
    const says = (words: string) =>
      vi.waitFor(() => expect(messages.join('\n')).toContain(words), PATIENT)
    return { processOf, write, says, file }
  }

  test('change by their file while members go on, until the old one is not needed', async () => {
    const { processOf, write, says, file } = await open()
    const running = await processOf({ SESSION_KEYS_FILE: file })
    await running.sessions.add('before', record)
    await running.protection.perform('demo', limit)
    write(`${NEW},${OLD}`)
    await says('session_keys_changed SESSION_KEYS_FILE was read again. Keys: 2.')
    await vi.waitFor(() => running.check(), PATIENT)
    expect(await running.sessions.get('before')).toEqual(record)
    await running.sessions.add('after', record)
    write(NEW!)
    await says('session_keys_changed SESSION_KEYS_FILE was read again. Keys: 1.')
    await vi.waitFor(() => running.check(), PATIENT)
    // Not even where it was decrypted before.
    expect(await running.sessions.get('before')).toBeNull()
    expect(await running.sessions.get('after')).toEqual(record)
    const later = await vi.waitFor(() => processOf({ SESSION_KEYS: NEW! }), PATIENT)
    await vi.waitFor(() => later.check(), PATIENT)
    expect(await later.sessions.get('after')).toEqual(record)
    expect(await later.sessions.get('before')).toBeNull()
    expect((await later.protection.read('demo'))?.limits).toEqual(
      (await running.protection.read('demo'))?.limits,
    )
  })

  test('change also when the file did before it was watched', async () => {
    const { processOf, write, says, file } = await open()
    await processOf({ SESSION_KEYS_FILE: file }, () => write(`${NEW},${OLD}`))
    await says('session_keys_changed SESSION_KEYS_FILE was read again. Keys: 2.')
  })

  test('are not replaced by keys that cannot decrypt what there is', async () => {
    const { processOf, write, says, file } = await open()
    const running = await processOf({ SESSION_KEYS_FILE: file })
    await running.sessions.add('before', record)
    write('secret')
    await says(
      'session_keys_refused SESSION_KEYS_FILE was changed and is not used: it is not a list',
    )
    write(NEW!)
    await says('is not used: it lacks the key that was first')
    write('')
    await says('is not used: it has no key')
    expect(await running.sessions.get('before')).toEqual(record)
  })
})
