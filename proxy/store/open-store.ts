import type { ProxySettings, Store } from '../ports/ports.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { contradictionOf } from './store-settings.ts'
import type { StoreSettings } from './store-settings.ts'
import { createMemoryStore } from './memory-store.ts'
import { addressesOf, isPostgres } from './postgres/addresses.ts'
import { readKeyFile } from './shared/session-keys.ts'
import { createSqliteStore } from './sqlite/sqlite-store.ts'
import type { DatabaseEvent } from './postgres/postgres-store.ts'
import type { SqliteStoreOptions, StoreEvent } from './sqlite/sqlite-store.ts'

export type FileSettings = StoreSettings &
  Pick<ProxySettings, 'publicOrigin'> & {
    readonly host: string
  }
type OpenSettings = FileSettings & { readonly backendUrl: string }

/**
 * Opens the store of STORE: `memory`, an SQLite file, or a PostgreSQL database, whose client is loaded here. Without
 * SESSION_KEYS the key of a file is in another file beside it; only a loopback site may do that, because a copy of the
 * folder would contain the sessions.
 * @param warn called when the store stops working
 * @throws SettingsError when the file is unusable or keys are missing
 */
export async function openStore(
  settings: OpenSettings,
  clock: { now(): number },
  warn: (reason: string) => void,
  options: Pick<SqliteStoreOptions, 'signal'> & {
    readonly tell?: (event: StoreEvent | DatabaseEvent, sentence: string) => void
  } = {},
): Promise<Store> {
  const { sessionStore: file, storeId, backendUrl } = settings
  const contradiction = contradictionOf(settings)
  if (contradiction !== null) throw new SettingsError(contradiction)
  if (file === 'memory') return createMemoryStore(clock)
  if (isPostgres(file)) {
    const { createPostgresStore } = await import('./postgres/postgres-store.ts')
    const { tell } = options
    return createPostgresStore({
      redis: await openCache(settings),
      ...requireDatabase(settings),
      clock,
      backendUrl,
      warn,
      ...(tell === undefined ? {} : { tell }),
    })
  }
  return withSettingsError(file, () => {
    const keys = requireKeys(settings)
    return createSqliteStore({ file, keys, storeId, clock, backendUrl, warn, ...options })
  })
}

async function openCache({ cache }: StoreSettings) {
  if (cache === null) return null
  const { createRedisClient } = await import('./redis/client.ts')
  return createRedisClient(cache)
}

export function requireDatabase({ sessionStore, sessionKeys, storeId }: FileSettings) {
  if (sessionKeys.length === 0) throw new SettingsError(MISSING_KEYS)
  return { addresses: addressesOf(sessionStore) ?? [], keys: sessionKeys, storeId }
}

export async function withSettingsError<Result>(
  file: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SettingsError) throw error
    const reason = error instanceof Error ? error.message : 'it cannot be opened'
    throw new SettingsError(`The store ${file} cannot be used: ${reason.replace(/\.$/, '')}.`, {
      cause: error,
    })
  }
}

const MISSING_KEYS = `SESSION_KEYS is missing. A site reachable by others, and every database, needs a key for its store.
Make one with: openssl rand -base64 32`

export const keyFile = (file: string): string => `${file}.key`

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

export function requireKeys({
  sessionStore,
  sessionKeys,
  host,
  publicOrigin,
}: FileSettings): readonly Uint8Array[] {
  if (sessionKeys.length > 0) return sessionKeys
  const isPublic = publicOrigin?.startsWith('https:') ?? false
  if (!isPublic && LOOPBACK.test(host)) return [readKeyFile(keyFile(sessionStore))]
  throw new SettingsError(MISSING_KEYS)
}
