import type { ProtectionCommand, ProtectionResult } from '../../protection/commands.ts'
import { perform } from '../../protection/perform.ts'
import type { ProtectionRecord } from '../../protection/record.ts'
import type { OpenStore } from './opening.ts'

const placeOf = (hash: string): string => `protection.record ${hash}`

/**
 * Records of protection, encrypted, by the hash of backend and member, both under the vault's key. A record that cannot be
 * read refuses every operation of its member.
 */
export function protectionOperations({ database, vault, ledger }: OpenStore) {
  const { records, hashOf } = vault
  const read = database.prepare('SELECT record FROM protection WHERE member_hash = ?')
  const write = database.prepare('INSERT OR REPLACE INTO protection VALUES (?, ?)')

  const sealedOf = (hash: string): Uint8Array | null => {
    const sealed = read.get(hash)?.['record']
    return sealed instanceof Uint8Array ? sealed : null
  }
  const recordIn = (sealed: Uint8Array | null, hash: string): ProtectionRecord | null => {
    if (sealed === null) return null
    const text = records.open(sealed, placeOf(hash))
    if (text === null) throw new Error('the limits of a member cannot be read')
    // Written by this very file, and authenticated.
    return JSON.parse(text) as ProtectionRecord
  }

  return {
    getProtection: (member: string): ProtectionRecord | null => {
      const hash = hashOf(member)
      return recordIn(sealedOf(hash), hash)
    },
    performProtection: (
      member: string,
      command: ProtectionCommand,
      now: number,
    ): ProtectionResult => {
      const hash = hashOf(member)
      const before = sealedOf(hash)
      const result = perform(recordIn(before, hash), command, now)
      const after = records.seal(JSON.stringify(result.record), placeOf(hash))
      write.run(hash, after)
      ledger.recordChanged(hash, before, after)
      return result
    },
  }
}
