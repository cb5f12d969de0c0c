import { createHmac, randomBytes } from 'node:crypto'
import { createRecordCipher } from './record-cipher.ts'
import type { RecordCipher } from './record-cipher.ts'
import { StoreFaultError } from './store-errors.ts'

const KEY_BYTES = 32
const SEAL_CONTEXT = 'protection_key.sealed 1'

/**
 * Names and encrypts data that outlives SESSION_KEYS: rows of members' limits, and of the audit log. Its key is stored, sealed
 * with the first of SESSION_KEYS, so that another first key changes one row instead of every member's.
 */
export type Vault = {
  readonly records: RecordCipher
  hashOf(member: string): string
}

export type VaultKey = {
  readonly isStored: boolean
  /** In base64; null: missing, or SESSION_KEYS cannot decrypt it. */
  readonly text: string | null
  /** Whether the first of SESSION_KEYS sealed it. */
  readonly isCurrent: boolean
}

/** @param sealed the stored, sealed key; anything but bytes means that no key is stored */
export function readVaultKey(sealed: unknown, cipher: RecordCipher): VaultKey {
  if (!(sealed instanceof Uint8Array)) return { isStored: false, text: null, isCurrent: false }
  return {
    isStored: true,
    text: cipher.open(sealed, SEAL_CONTEXT),
    isCurrent: cipher.isCurrent(sealed),
  }
}

/** @param text the key in base64; null creates one */
export const sealVaultKey = (cipher: RecordCipher, text: string | null): Uint8Array =>
  cipher.seal(text ?? randomBytes(KEY_BYTES).toString('base64'), SEAL_CONTEXT)

/** Why members' limits in `store` cannot be read; null: they can. */
export function vaultFault({ isStored, text }: VaultKey, store: string): string | null {
  if (text !== null) return null
  return isStored
    ? `SESSION_KEYS cannot decrypt the limits of members in ${store}. Add the key that was first in SESSION_KEYS before.`
    : `The key of the limits of members (protection_key) is missing in ${store}.`
}

/** @throws StoreFaultError when the key is missing or SESSION_KEYS cannot decrypt it */
export function requireVault(vaultKey: VaultKey, store: string): Vault {
  const fault = vaultFault(vaultKey, store)
  if (fault !== null) throw new StoreFaultError(fault)
  const key = Buffer.from(vaultKey.text ?? '', 'base64')
  return {
    records: createRecordCipher([key]),
    hashOf: (member) => createHmac('sha256', key).update(member).digest('base64url'),
  }
}
