import { createHmac, randomBytes } from 'node:crypto'
import { createRecordCipher } from './record-cipher.ts'
import type { RecordCipher } from './record-cipher.ts'

const KEY_BYTES = 32
export const KEY_PLACE = 'protection_key.sealed 1'

/** The key that names and encrypts the rows of members' limits. */
export type Vault = {
  readonly records: RecordCipher
  hashOf(member: string): string
}

export const newVaultKey = (): string => randomBytes(KEY_BYTES).toString('base64')

/** @param text base64 */
export function vaultWith(text: string): Vault {
  const key = Buffer.from(text, 'base64')
  return {
    records: createRecordCipher([key]),
    hashOf: (member) => createHmac('sha256', key).update(member).digest('base64url'),
  }
}
