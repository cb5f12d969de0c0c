import { isUnchanged, perform } from '../../protection/perform.ts'
import type { ProtectionRecord } from '../../protection/record.ts'
import { auditLine } from '../shared/audit-line.ts'
import type { Operations } from '../shared/operations.ts'
import { createAuditLog } from './audit.ts'
import type { OpenStore } from './opening.ts'
import { readAddresses } from './store-row.ts'

type ProtectionOperations = Pick<Operations, 'getProtection' | 'performProtection'>

const sealContext = (hash: string): string => `protection.record ${hash}`

/**
 * Protection records, encrypted with the vault's key, by the hash of backend and member. An unreadable record refuses
 * every operation of its member.
 */
export function protectionOperations({
  database,
  address,
  vault,
}: Pick<OpenStore, 'database' | 'address' | 'vault'>): ProtectionOperations {
  const { records, hashOf } = vault
  const addToAudit = createAuditLog(database, vault)
  const read = database.prepare('SELECT record FROM protection WHERE member_hash = ?')
  const write = database.prepare('INSERT OR REPLACE INTO protection VALUES (?, ?)')

  /**
   * The row of a member. Falls back to rows under other addresses of the backend, because a limit survives a change of
   * BACKEND_URL.
   */
  const hashFor = (member: string): string => {
    const currentHash = hashOf(member)
    if (address === null || read.get(currentHash) !== undefined) return currentHash
    const id = member.slice(address.length)
    const formerHashes = readAddresses(database, vault).map((formerAddress) =>
      hashOf(`${formerAddress}${id}`),
    )
    return formerHashes.find((hash) => read.get(hash) !== undefined) ?? currentHash
  }
  const readRecord = (hash: string): ProtectionRecord | null => {
    const sealed = read.get(hash)?.['record']
    if (!(sealed instanceof Uint8Array)) return null
    const text = records.open(sealed, sealContext(hash))
    if (text === null) throw new Error('the limits of a member cannot be read')
    // Authenticated, and written by this file.
    return JSON.parse(text) as ProtectionRecord
  }

  return {
    getProtection: (member) => readRecord(hashFor(member)),
    performProtection: (member, command, now, requestId) => {
      const hash = hashFor(member)
      const before = readRecord(hash)
      const result = perform(before, command, now)
      const { record, refusal } = result
      const hasNoEffect = isUnchanged(before, record)
      if (!hasNoEffect) write.run(hash, records.seal(JSON.stringify(record), sealContext(hash)))
      const line = auditLine(command, { refusal, isUnchanged: hasNoEffect }, requestId)
      addToAudit(hash, record.latest, line)
      return result
    },
  }
}
