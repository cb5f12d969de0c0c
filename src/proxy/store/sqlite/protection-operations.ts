import { createHmac, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { ProtectionCommand, ProtectionResult } from '../../protection/commands.ts'
import { perform } from '../../protection/perform.ts'
import type { ProtectionRecord } from '../../protection/record.ts'
import { createRecordCipher } from './record-cipher.ts'
import type { RecordCipher } from './record-cipher.ts'

const KEY_BYTES = 32
const KEY_PLACE = 'protection_key.sealed 1'

/**
 * Records of protection, encrypted, by the hash of backend and member. Both use a key of their own, which lies in the
 * file under the keys of SESSION_KEYS: another first key seals it anew, and no record is lost. Without it every
 * operation throws, for a member whose limits cannot be read has no room for a deposit.
 */
export function protectionOperations(database: DatabaseSync, cipher: RecordCipher) {
  const readKey = database.prepare('SELECT sealed FROM protection_key WHERE number = 1')
  const writeKey = database.prepare('INSERT OR REPLACE INTO protection_key VALUES (1, ?)')
  const read = database.prepare('SELECT record FROM protection WHERE member_hash = ?')
  const write = database.prepare('INSERT OR REPLACE INTO protection VALUES (?, ?)')

  type Vault = { readonly key: Uint8Array; readonly records: RecordCipher }
  const vaultOf = (key: Uint8Array): Vault => ({ key, records: createRecordCipher([key]) })
  // Read each time: what one transaction made may have been rolled back, or another process may have made.
  const findVault = (): Vault | null => {
    const sealed = readKey.get()?.['sealed']
    if (!(sealed instanceof Uint8Array)) return null
    const key = cipher.open(sealed, KEY_PLACE)
    if (key === null) throw new Error('SESSION_KEYS lacks the key of the limits of members')
    return vaultOf(Buffer.from(key, 'base64'))
  }
  const keepKey = (key: Uint8Array) => {
    writeKey.run(cipher.seal(Buffer.from(key).toString('base64'), KEY_PLACE))
  }
  const makeVault = (): Vault => {
    const key = randomBytes(KEY_BYTES)
    keepKey(key)
    return vaultOf(key)
  }

  const hashOf = ({ key }: Vault, member: string): string =>
    createHmac('sha256', key).update(member).digest('base64url')
  const placeOf = (hash: string): string => `protection.record ${hash}`
  const recordOf = (found: Vault, hash: string): ProtectionRecord | null => {
    const sealed = read.get(hash)?.['record']
    if (!(sealed instanceof Uint8Array)) return null
    const text = found.records.open(sealed, placeOf(hash))
    if (text === null) throw new Error('the limits of a member cannot be read')
    // Written by this very file, and authenticated.
    return JSON.parse(text) as ProtectionRecord
  }

  return {
    getProtection: (member: string): ProtectionRecord | null => {
      const found = findVault()
      return found === null ? null : recordOf(found, hashOf(found, member))
    },
    performProtection: (
      member: string,
      command: ProtectionCommand,
      now: number,
    ): ProtectionResult => {
      const found = findVault() ?? makeVault()
      const hash = hashOf(found, member)
      const result = perform(recordOf(found, hash), command, now)
      write.run(hash, found.records.seal(JSON.stringify(result.record), placeOf(hash)))
      return result
    },
    /** Seals the key by the first of SESSION_KEYS, so that the others may go. */
    sealProtectionKey: (): void => {
      const found = findVault()
      if (found !== null) keepKey(found.key)
    },
  }
}
