import { memberKey } from '../../src/lib/member-id.ts'
import { SettingsError } from '../core/settings-error.ts'
import { requireDatabase, inWords, requireKeys } from './open-store.ts'
import type { FileSettings } from './open-store.ts'
import { isPostgres } from './postgres/addresses.ts'
import { addressText } from './shared/names.ts'
import type { AuditEntry } from './shared/audit-line.ts'

export type AuditQuery = {
  /** The id of one member; null: all. */
  readonly member: string | null
  readonly backendUrl: string
}

/**
 * Calls `take` for each line of the audit log, oldest first.
 * @returns numbers of lines of an SQLite file that another program changed, or before which it removed lines
 * @throws SettingsError when there is no store, or it cannot be read
 */
export function readAudit(
  settings: FileSettings,
  { member, backendUrl }: AuditQuery,
  take: (entry: AuditEntry) => void,
): Promise<readonly number[]> {
  const { sessionStore: file } = settings
  if (file === 'memory') throw new SettingsError('A store in memory has no audit log.')
  const named = (entry: AuditEntry) => take(member === null ? entry : { ...entry, member })
  const id = member === null ? null : memberKey(member)
  if (isPostgres(file)) {
    const { addresses, keys } = requireDatabase(settings)
    return inWords('of STORE', async () => {
      const { readDatabaseAudit } = await import('./postgres/audit.ts')
      return readDatabaseAudit({ addresses, keys, member: id }, named)
    })
  }
  const name = id === null ? null : `${addressText(backendUrl)} ${id}`
  return inWords(file, async () => {
    const { readFileAudit } = await import('./sqlite/audit.ts')
    return readFileAudit({ file, keys: requireKeys(settings), member: name }, named)
  })
}
