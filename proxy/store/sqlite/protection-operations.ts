import { isUnchanged, perform } from '../../protection/perform.ts'
import type { ProtectionRecord } from '../../protection/record.ts'
import { auditLine } from '../shared/audit-line.ts'
import type { Operations } from '../shared/operations.ts'
import { createAuditLog } from './audit.ts'
import type { OpenStore } from './opening.ts'
import { readBackendUrls } from './store-row.ts'

const sealContext = (hash: string): string => `protection.record ${hash}`

/**
 * Protection records, encrypted with the vault's key, by the hash of backend and member. If a record is unreadable,
 * every operation of its member fails.
 */
export function protectionOperations({
  database,
  backendUrl,
  vault,
}: Pick<OpenStore, 'database' | 'backendUrl' | 'vault'>) {
  const { records, hashOf } = vault
  const addToAudit = createAuditLog(database, vault)
  const selectRecord = database.prepare('SELECT record FROM protection WHERE member_hash = ?')
  const replaceRecord = database.prepare('INSERT OR REPLACE INTO protection VALUES (?, ?)')

  /**
   * The hash under which the member's row is stored. Falls back to hashes with former URLs of the backend, because a
   * limit survives a change of BACKEND_URL.
   */
  const findStoredHash = (member: string): string => {
    const currentHash = hashOf(member)
    if (backendUrl === null || selectRecord.get(currentHash) !== undefined) return currentHash
    const id = member.slice(backendUrl.length)
    const formerHashes = readBackendUrls(database, vault).map((formerUrl) =>
      hashOf(`${formerUrl}${id}`),
    )
    return formerHashes.find((hash) => selectRecord.get(hash) !== undefined) ?? currentHash
  }
  const readRecord = (hash: string): ProtectionRecord | null => {
    const sealedRecord = selectRecord.get(hash)?.['record']
    if (!(sealedRecord instanceof Uint8Array)) return null
    const text = records.open(sealedRecord, sealContext(hash))
    if (text === null) throw new Error('the limits of a member cannot be read')
    // The seal authenticates the text, and only this file writes it.
    return JSON.parse(text) as ProtectionRecord
  }

  return {
    getProtection: (member) => readRecord(findStoredHash(member)),
    performProtection: (member, command, now, requestId) => {
      const hash = findStoredHash(member)
      const storedRecord = readRecord(hash)
      const result = perform(storedRecord, command, now)
      const { record, refusal } = result
      const isRecordUnchanged = isUnchanged(storedRecord, record)
      if (!isRecordUnchanged)
        replaceRecord.run(hash, records.seal(JSON.stringify(record), sealContext(hash)))
      const line = auditLine(command, { refusal, isRecordUnchanged }, requestId)
      addToAudit(hash, record.latest, line)
      return result
    },
  } satisfies Partial<Operations>
}
