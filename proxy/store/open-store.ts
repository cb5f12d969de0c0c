import { existsSync } from 'node:fs'
import type { Client } from 'pg'
import type { ProxySettings, Store } from '../core/ports.ts'
import { SettingsError } from '../core/settings-error.ts'
import { contradictionOf } from './store-settings.ts'
import type { StoreSettings } from './store-settings.ts'
import { createMemoryStore } from './memory-store.ts'
import { addressesOf, isPostgres } from './postgres/addresses.ts'
import type { Migration } from './postgres/migrate.ts'
import { readKeyFile } from './session-keys.ts'
import type { Consent } from './shared/consent.ts'
import { acceptStore } from './sqlite/accept.ts'
import type { AcceptedStore } from './sqlite/accept.ts'
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
  more: Pick<SqliteStoreOptions, 'signal'> & {
    readonly tell?: (event: StoreEvent | DatabaseEvent, sentence: string) => void
  } = {},
): Promise<Store> {
  const { sessionStore: file, storeId, backendUrl } = settings
  const contradiction = contradictionOf(settings)
  if (contradiction !== null) throw new SettingsError(contradiction)
  if (file === 'memory') return createMemoryStore(clock)
  if (isPostgres(file)) {
    const { createPostgresStore } = await import('./postgres/postgres-store.ts')
    const { tell } = more
    return createPostgresStore({
      redis: await openCache(settings),
      ...requireDatabase(settings),
      clock,
      backendUrl,
      warn,
      ...(tell === undefined ? {} : { tell }),
    })
  }
  return inWords(file, () => {
    const keys = requireKeys(settings)
    return createSqliteStore({ file, keys, storeId, clock, backendUrl, warn, ...more })
  })
}

/**
 * Accepts the store as it is; null: nothing to accept.
 * @param consent what the operator has said besides
 * @param tell called with the reason of a wait
 * @throws SettingsError when the file is unusable or keys are missing
 */
export function acceptStoreFile(
  settings: FileSettings,
  consent: Consent,
  tell: (sentence: string) => void,
): Promise<AcceptedStore | null> {
  const { sessionStore: file, storeId } = settings
  if (file === 'memory') return Promise.resolve(null)
  if (isPostgres(file)) return acceptStoreDatabase(settings, consent)
  if (settings.sessionKeys.length === 0 && existsSync(file) && !existsSync(keyFile(file))) {
    throw new SettingsError(
      `SESSION_KEYS is missing, and ${keyFile(file)}, too: without the keys every limit would be lost.`,
    )
  }
  const step = (name: string) => tell(`${file}: ${name}`)
  return inWords(file, () =>
    acceptStore({ file, keys: requireKeys(settings), storeId }, { step, note: tell }, consent),
  )
}

async function openCache({ cache }: StoreSettings) {
  if (cache === null) return null
  const { createRedisClient } = await import('./redis/client.ts')
  return createRedisClient(cache)
}

async function acceptStoreDatabase(
  settings: FileSettings,
  consent: Consent,
): Promise<AcceptedStore | null> {
  const { addresses, ...data } = requireDatabase(settings)
  const [{ withWritableClient }, { acceptDatabase }] = await Promise.all([
    import('./postgres/migrate.ts'),
    import('./postgres/accept.ts'),
  ])
  return inWords('of STORE', async () => {
    const accept = (client: Client) => acceptDatabase(client, data, consent)
    const accepted = await withWritableClient(addresses, accept)
    return accepted === null ? null : { ...accepted, copy: null }
  })
}

/**
 * Brings the tables of the database of STORE to this version's layout, or back to the one before.
 * @throws SettingsError when STORE is no database, it cannot be used, or its tables do not fit
 */
export function migrateStore(
  settings: FileSettings,
  direction: 'forward' | 'back',
): Promise<Migration> {
  if (!isPostgres(settings.sessionStore)) {
    throw new SettingsError('Nothing to migrate: STORE is not postgres://…')
  }
  const { addresses, ...data } = requireDatabase(settings)
  return inWords('of STORE', async () => {
    const { migrate, withWritableClient } = await import('./postgres/migrate.ts')
    return withWritableClient(addresses, (client) => migrate(client, direction, data))
  })
}

export function requireDatabase({ sessionStore, sessionKeys, storeId }: FileSettings) {
  if (sessionKeys.length === 0) throw new SettingsError(MISSING_KEYS)
  return { addresses: addressesOf(sessionStore) ?? [], keys: sessionKeys, storeId }
}

export async function inWords<Result>(
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

const keyFile = (file: string): string => `${file}.key`

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
