import type { Store } from '../ports.ts'
import { SettingsError } from '../server/settings-table.ts'
import type { ServerSettings } from '../server/settings.ts'
import { createMemoryStore } from './memory-store.ts'
import { readKeyFile } from './session-keys.ts'
import { createSqliteStore } from './sqlite/sqlite-store.ts'

type StoreSettings = Pick<
  ServerSettings,
  'sessionStore' | 'sessionKeys' | 'backendUrl' | 'host' | 'publicOrigin'
>

/**
 * The store of the setting SESSION_STORE: `memory`, or an SQLite file, of which only what began with
 * this backend counts. Without SESSION_KEYS the key is in a file beside it, which is for a site on
 * loopback alone: elsewhere, the one who copies the folder would have the sessions.
 * @param warn told what the store cannot do now
 * @throws SettingsError when the file cannot be used, or keys are missing
 */
export async function openStore(
  settings: StoreSettings,
  clock: { now(): number },
  warn: (reason: string) => void,
): Promise<Store> {
  const { sessionStore: file, backendUrl } = settings
  if (file === 'memory') return createMemoryStore(clock)
  assertKeys(settings)
  try {
    const keys =
      settings.sessionKeys.length > 0 ? settings.sessionKeys : [readKeyFile(`${file}.key`)]
    return await createSqliteStore({ file, keys, clock, backendUrl, warn })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be opened'
    throw new SettingsError(`SESSION_STORE ${file} cannot be used: ${reason}.`, { cause: error })
  }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

function assertKeys({ sessionKeys, host, publicOrigin }: StoreSettings): void {
  const isPublic = publicOrigin?.startsWith('https:') ?? false
  if (sessionKeys.length > 0 || (!isPublic && LOOPBACK.test(host))) return
  throw new SettingsError(
    `SESSION_KEYS is missing: a site that others can reach needs a key for its SESSION_STORE.
Make one with: openssl rand -base64 32`,
  )
}
