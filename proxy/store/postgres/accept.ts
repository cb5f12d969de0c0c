import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { assertConsent, AUDIT_LOSS } from '../shared/consent.ts'
import type { Consent } from '../shared/consent.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { StoreFaultError } from '../shared/store-errors.ts'
import { sealVaultKey, vaultFault } from '../shared/vault.ts'
import { timeOf } from '../shared/time-of.ts'
import { layoutFault, readStoreRow, STORE_NAME } from './identity.ts'
import { send } from './statements.ts'
import { readAndResealKey } from './vault-key.ts'

export type AcceptedDatabase = {
  readonly id: string
  readonly reason: string
  readonly loss: string
}

const MISSING_RECORDS =
  'what is missing in the database: limits, breaks and deposits of members since it was written'
const ERASED_LIMITS = `every limit, break, reality check and counted deposit of members (${AUDIT_LOSS})`

/**
 * Accepts the database as it is: every session ends, and running processes take it over. Keeps limits, unless
 * SESSION_KEYS cannot decrypt their key and the operator consents to lose them.
 * @returns null when there is nothing to accept; nothing was changed
 * @throws StoreFaultError when its tables do not fit
 * @throws SettingsError when the operator must consent first
 */
export async function acceptDatabase(
  client: pg.Client,
  { keys, storeId }: { readonly keys: readonly Uint8Array[]; readonly storeId: string | null },
  consent: Consent,
): Promise<AcceptedDatabase | null> {
  const connection = { client }
  await client.query('BEGIN')
  // Two concurrent acceptances would otherwise get the same time.
  await client.query("SELECT pg_advisory_xact_lock(hashtext('maru migrate'))")
  const row = await readStoreRow(connection)
  if (row === null) throw new StoreFaultError('The database has no tables of this program.')
  const layoutReason = layoutFault(row)
  if (layoutReason !== null) throw new StoreFaultError(layoutReason)
  const cipher = createRecordCipher(keys)
  const key = await readAndResealKey(connection, cipher)
  const { id } = row
  const isKeyUndecryptable = key.isStored && key.text === null
  assertConsent({ storeId, id, storeName: STORE_NAME, isKeyUndecryptable }, consent)
  const faults = [row.distrust, vaultFault(key, STORE_NAME)].filter((fault) => fault !== null)
  if (faults.length === 0 && !consent.isRestored) {
    await client.query('ROLLBACK')
    return null
  }
  // Running processes take over only a later store; the clock of an earlier acceptance may have been ahead.
  const previousTime = timeOf(row.begun)
  const acceptedAtMs = Number.isNaN(previousTime)
    ? Date.now()
    : Math.max(Date.now(), previousTime + 1)
  const begun = `accepted ${new Date(acceptedAtMs).toISOString()}`
  await send(
    connection,
    ['UPDATE store SET incarnation = $1, begun = $2, distrust = NULL', [randomUUID(), begun]],
    ['DELETE FROM writers'],
    ['DELETE FROM sessions'],
  )
  if (key.text === null) await eraseLimits(client, cipher)
  await client.query('COMMIT')
  const reason = faults.length === 0 ? 'a backup was restored (--restored)' : faults.join(' ')
  return {
    id,
    reason,
    loss: `${key.text === null ? ERASED_LIMITS : MISSING_RECORDS}; and every session`,
  }
}

async function eraseLimits(client: pg.Client, cipher: RecordCipher): Promise<void> {
  await send(
    { client },
    ['ALTER TABLE members DISABLE TRIGGER members_are_kept'],
    ['TRUNCATE members, movements'],
    ['ALTER TABLE members ENABLE TRIGGER members_are_kept'],
    ['DELETE FROM protection_key'],
    ['INSERT INTO protection_key VALUES (1, $1)', [sealVaultKey(cipher, null)]],
  )
}
