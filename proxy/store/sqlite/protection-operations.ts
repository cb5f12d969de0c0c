import type { ProtectionCommand, ProtectionResult } from '../../protection/commands.ts'
import { isUnchanged, perform } from '../../protection/perform.ts'
import type { ProtectionRecord } from '../../protection/record.ts'
import { auditLine } from '../shared/audit-line.ts'
import { auditOperations } from './audit.ts'
import type { OpenStore } from './opening.ts'

const placeOf = (hash: string): string => `protection.record ${hash}`

/**
 * Protection records, encrypted with the vault's key, by the hash of backend and member. An unreadable record refuses
 * every operation of its member.
 */
export function protectionOperations(store: OpenStore) {
  const { database, vault, ledger } = store
  const { records, hashOf } = vault
  const audit = auditOperations(database, vault)
  const read = database.prepare('SELECT record FROM protection WHERE member_hash = ?')
  const write = database.prepare('INSERT OR REPLACE INTO protection VALUES (?, ?)')

  /**
   * The row of a member. Falls back to rows under earlier backend addresses, because a limit survives a change of
   * BACKEND_URL.
   */
  const hashFor = (member: string): string => {
    const { address } = store
    const own = hashOf(member)
    if (address === null || read.get(own) !== undefined) return own
    const id = member.slice(address.length)
    const earlier = ledger.addresses().map((one) => hashOf(`${one}${id}`))
    return earlier.find((hash) => read.get(hash) !== undefined) ?? own
  }
  const sealedOf = (hash: string): Uint8Array | null => {
    const sealed = read.get(hash)?.['record']
    return sealed instanceof Uint8Array ? sealed : null
  }
  const recordIn = (sealed: Uint8Array | null, hash: string): ProtectionRecord | null => {
    if (sealed === null) return null
    const text = records.open(sealed, placeOf(hash))
    if (text === null) throw new Error('the limits of a member cannot be read')
    // Authenticated, and written by this file.
    return JSON.parse(text) as ProtectionRecord
  }

  return {
    getProtection: (member: string): ProtectionRecord | null => {
      const hash = hashFor(member)
      return recordIn(sealedOf(hash), hash)
    },
    performProtection: (
      member: string,
      command: ProtectionCommand,
      now: number,
      requestId: string | undefined,
    ): ProtectionResult => {
      const hash = hashFor(member)
      const before = sealedOf(hash)
      const earlierRecord = recordIn(before, hash)
      const result = perform(earlierRecord, command, now)
      const { record, refusal } = result
      const hasNoEffect = isUnchanged(earlierRecord, record)
      if (!hasNoEffect) {
        const after = records.seal(JSON.stringify(record), placeOf(hash))
        write.run(hash, after)
        ledger.recordChanged(hash, before, after)
      }
      const line = auditLine(command, { refusal, isUnchanged: hasNoEffect }, requestId)
      audit.add(hash, record.latest, line)
      return result
    },
  }
}
