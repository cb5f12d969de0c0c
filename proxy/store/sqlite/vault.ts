import type { DatabaseSync } from 'node:sqlite'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { StoreFault } from '../shared/store-fault.ts'
import { KEY_PLACE, newVaultKey, vaultWith } from '../shared/vault-key.ts'
import type { Vault } from '../shared/vault-key.ts'

const sealedKeyIn = (database: DatabaseSync): Uint8Array | null => {
  const sealed = database.prepare('SELECT sealed FROM protection_key WHERE number = 1').get()?.[
    'sealed'
  ]
  return sealed instanceof Uint8Array ? sealed : null
}

const keepKey = (database: DatabaseSync, cipher: RecordCipher, key: string): void => {
  const sealed = cipher.seal(key, KEY_PLACE)
  database.prepare('INSERT OR REPLACE INTO protection_key VALUES (1, ?)').run(sealed)
}

/** Null when the file has no key or SESSION_KEYS cannot decrypt it. */
function keyIn(database: DatabaseSync, cipher: RecordCipher): string | null {
  const sealed = sealedKeyIn(database)
  return sealed === null ? null : cipher.open(sealed, KEY_PLACE)
}

/** @throws StoreFault when the key is missing or SESSION_KEYS cannot decrypt it */
export function openVault(database: DatabaseSync, cipher: RecordCipher, file: string): Vault {
  const key = keyIn(database, cipher)
  if (key !== null) return vaultWith(key)
  if (sealedKeyIn(database) === null) {
    throw new StoreFault(`${file} has lost the key of the limits of members (protection_key).`)
  }
  throw new StoreFault(
    `SESSION_KEYS cannot decrypt the limits of members in ${file}. Add the key that was first in SESSION_KEYS before, or restore ${file}.key.`,
  )
}

/** The vault of the file's key, or a new one if there is no usable key. Within a transaction. */
export function openOrMakeVault(database: DatabaseSync, cipher: RecordCipher): Vault {
  const key = keyIn(database, cipher) ?? newVaultKey()
  keepKey(database, cipher, key)
  return vaultWith(key)
}

export const canOpenVault = (database: DatabaseSync, cipher: RecordCipher): boolean =>
  keyIn(database, cipher) !== null

/** Whether SESSION_KEYS lacks the key that decrypts the file's limits. */
export function isUndecryptable(database: DatabaseSync, cipher: RecordCipher): boolean {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'protection_key'").get()
  return table !== undefined && sealedKeyIn(database) !== null && !canOpenVault(database, cipher)
}

/** Whether the vault's key is encrypted with an old key of SESSION_KEYS. */
export function isVaultOutdated(database: DatabaseSync, cipher: RecordCipher): boolean {
  const sealed = sealedKeyIn(database)
  return sealed !== null && !cipher.isCurrent(sealed)
}
