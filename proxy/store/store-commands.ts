import { existsSync } from 'node:fs'
import type { Client } from 'pg'
import { memberKey } from '../../src/lib/member-id.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Consent } from './shared/consent.ts'
import { withSettingsError, keyFile, requireDatabase, requireKeys } from './open-store.ts'
import type { FileSettings } from './open-store.ts'
import { isPostgres } from './postgres/addresses.ts'
import type { Migration } from './postgres/migrate.ts'
import type { AuditEntry } from './shared/audit-line.ts'
import { memberNamer } from './shared/name-hashes.ts'
import { acceptStore } from './sqlite/accept.ts'
import type { AcceptedStore } from './sqlite/accept.ts'

/**
 * Accepts the store as it is; null: nothing to accept.
 * @param consent further options of the operator
 * @param tell receives the reason of a wait
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
  const reportStep = (name: string) => tell(`${file}: ${name}`)
  return withSettingsError(file, () =>
    acceptStore(
      { file, keys: requireKeys(settings), storeId },
      { reportStep, reportNote: tell },
      consent,
    ),
  )
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
  return withSettingsError('of STORE', async () => {
    const accept = (client: Client) => acceptDatabase(client, data, consent)
    const identity = await withWritableClient(addresses, accept)
    return identity === null ? null : { ...identity, copy: null }
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
  return withSettingsError('of STORE', async () => {
    const { migrate, withWritableClient } = await import('./postgres/migrate.ts')
    return withWritableClient(addresses, (client) => migrate(client, direction, data))
  })
}

type AuditQuery = {
  /** The id of one member; null: all. */
  readonly member: string | null
  readonly backendUrl: string
}

/**
 * Calls `onEntry` for each line of the audit log, oldest first.
 * @returns numbers of lines of an SQLite file that another program changed, or before which it removed lines
 * @throws SettingsError when there is no store, or it cannot be read
 */
export function readAudit(
  settings: FileSettings,
  { member, backendUrl }: AuditQuery,
  onEntry: (entry: AuditEntry) => void,
): Promise<readonly number[]> {
  const { sessionStore: file } = settings
  if (file === 'memory') throw new SettingsError('A store in memory has no audit log.')
  const onEntryWithMember = (entry: AuditEntry) =>
    onEntry(member === null ? entry : { ...entry, member })
  const id = member === null ? null : memberKey(member)
  if (isPostgres(file)) {
    const { addresses, keys } = requireDatabase(settings)
    return withSettingsError('of STORE', async () => {
      const { readDatabaseAudit } = await import('./postgres/audit.ts')
      return readDatabaseAudit({ addresses, keys, member: id }, onEntryWithMember)
    })
  }
  const memberName = id === null ? null : memberNamer(backendUrl)(id)
  return withSettingsError(file, async () => {
    const { readFileAudit } = await import('./sqlite/audit.ts')
    return readFileAudit(
      { file, keys: requireKeys(settings), member: memberName },
      onEntryWithMember,
    )
  })
}
