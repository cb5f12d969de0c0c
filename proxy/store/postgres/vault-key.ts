import type { RecordCipher } from '../shared/record-cipher.ts'
import { readVaultKey, sealVaultKey } from '../shared/vault.ts'
import type { VaultKey } from '../shared/vault.ts'
import { send } from './statements.ts'
import type { Connection } from './statements.ts'

/** Reads the key of members' limits, and seals it anew unless the first of SESSION_KEYS did. */
export async function readAndResealKey(
  connection: Pick<Connection, 'client'>,
  cipher: RecordCipher,
): Promise<VaultKey> {
  const [rows = []] = await send(connection, ['SELECT sealed FROM protection_key'])
  const sealedKey = rows[0]?.['sealed']
  const key = readVaultKey(sealedKey, cipher)
  if (key.text !== null && !key.isCurrent) {
    const values = [sealVaultKey(cipher, key.text), sealedKey]
    await send(connection, ['UPDATE protection_key SET sealed = $1 WHERE sealed = $2', values])
  }
  return key
}
