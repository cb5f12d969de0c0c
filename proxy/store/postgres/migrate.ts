import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseFault } from '../shared/engine-faults.ts'
import { SettingsError } from '../../settings/settings-error.ts'
import { CORRECT_STORE_ID, StoreFaultError } from '../shared/store-errors.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { sealVaultKey } from '../shared/vault.ts'
import { hostOf } from './addresses.ts'
import { readStoreRow } from './identity.ts'
import { LAYOUT, migrations } from './migrations.ts'
import type { TableMigration } from './migrations.ts'
import { send } from './statements.ts'

const CONNECT_TIMEOUT_MS = 5_000
const OLD_LEASE_MS = 750

export type Migration = {
  readonly id: string
  readonly from: number
  readonly to: number
}

const newClient = (connectionString: string): pg.Client =>
  new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    pipeline: true,
  }).on('error', () => undefined)

/** Why one host, with its name, cannot be connected to; null: it can. */
export async function connectionFault(address: string): Promise<string | null> {
  const client = newClient(address)
  try {
    await client.connect()
    return null
  } catch (error) {
    return `${hostOf(address)}: ${databaseFault(error)}`
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Connects to the first server of the addresses that accepts writes, for one command. */
export async function withWritableClient<Result>(
  addresses: readonly string[],
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const reasons: string[] = []
  for (const connectionString of addresses) {
    const client = newClient(connectionString)
    try {
      if (!(await canWrite(client))) throw new Error('the server is a standby')
      return await work(client)
    } catch (error) {
      if (error instanceof StoreFaultError || error instanceof SettingsError) throw error
      const host = addresses.length > 1 ? `${hostOf(connectionString)}: ` : ''
      reasons.push(`${host}${databaseFault(error)}`)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error(reasons.join('; '))
}

async function canWrite(client: pg.Client): Promise<boolean> {
  await client.connect()
  const { rows } = await client.query<{ readonly standby: boolean }>(
    'SELECT pg_is_in_recovery() AS standby',
  )
  return rows[0]?.standby === false
}

/**
 * Brings the tables to this version's layout, or back to the one before, in one transaction. A new database becomes a
 * new store.
 * @throws StoreFaultError when the tables do not fit
 */
export async function migrate(
  client: pg.Client,
  direction: 'forward' | 'back',
  { keys, storeId }: { readonly keys: readonly Uint8Array[]; readonly storeId: string | null },
): Promise<Migration> {
  const connection = { client }
  await client.query('BEGIN')
  await client.query("SELECT pg_advisory_xact_lock(hashtext('maru migrate'))")
  const row = await readStoreRow(connection)
  if (row !== null && storeId !== null && storeId !== row.id) {
    throw new StoreFaultError(
      `STORE_ID is ${storeId}, but the database is the store ${row.id}. ${CORRECT_STORE_ID}`,
    )
  }
  if (row !== null && row.layout > LAYOUT) {
    throw new StoreFaultError(
      `The database has layout ${row.layout} of a later version; this version knows ${LAYOUT}. Go back with the later version.`,
    )
  }
  const from = row?.layout ?? 0
  if (direction === 'back') return migrateDown(client, row?.id ?? '', from)
  for (const migration of migrations.filter(({ number }) => number > from)) {
    await client.query(migration.up)
    if (migration.number === 1) await createStoreRow(client, keys, storeId)
    await setLayout(client, migration)
  }
  const storeRow = await readStoreRow(connection)
  await client.query('COMMIT')
  // Until then processes of the previous version use the sessions in Redis.
  if (from === 3) await sleep(OLD_LEASE_MS)
  return { id: storeRow?.id ?? '', from, to: LAYOUT }
}

async function migrateDown(client: pg.Client, id: string, from: number): Promise<Migration> {
  const current = migrations.find(({ number }) => number === from)
  const previous = migrations.find(({ number }) => number === from - 1)
  if (from !== LAYOUT || current?.down == null || previous === undefined) {
    throw new StoreFaultError(`There is no way back from layout ${from} with this version.`)
  }
  await client.query(current.down)
  await setLayout(client, previous)
  await client.query('COMMIT')
  return { id, from, to: previous.number }
}

const setLayout = (client: pg.Client, { number, oldestProgram }: TableMigration) =>
  client.query('UPDATE store SET layout = $1, oldest_program = $2', [number, oldestProgram])

async function createStoreRow(
  client: pg.Client,
  keys: readonly Uint8Array[],
  storeId: string | null,
): Promise<void> {
  const begun = `created ${new Date().toISOString()}`
  await send(
    { client },
    [
      'INSERT INTO store VALUES (1, $1, $2, $3, 1, 1, NULL)',
      [storeId ?? randomUUID(), randomUUID(), begun],
    ],
    ['INSERT INTO protection_key VALUES (1, $1)', [sealVaultKey(createRecordCipher(keys), null)]],
  )
}
