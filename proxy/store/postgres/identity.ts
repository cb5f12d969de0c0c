import { ACCEPT_STORE, CORRECT_STORE_ID, MIGRATE, StoreFaultError } from '../shared/store-errors.ts'
import type { OperationName, Operations } from '../shared/operations.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { requireVault } from '../shared/vault.ts'
import type { Vault } from '../shared/vault.ts'
import { timeOf } from '../shared/time-of.ts'
import { LAYOUT } from './migrations.ts'
import { isOtherTable, send } from './statements.ts'
import type { Connection, Writer } from './statements.ts'
import { readAndResealKey } from './vault-key.ts'

export type StoreRow = {
  readonly id: string
  readonly incarnation: string
  /** `created` or `accepted`, with an ISO 8601 time. */
  readonly begun: string
  readonly layout: number
  readonly oldestProgram: number
  readonly distrust: string | null
}

/** The store that this process uses. */
export type OpenStore = Pick<StoreRow, 'id' | 'incarnation' | 'begun'> & {
  readonly cipher: RecordCipher
  readonly vault: Vault
}

/** Operations by name, each on one connection. Where a time is passed, the database's clock decides instead. */
export type ConnectedOperations = {
  readonly [Name in OperationName]: (
    connection: Connection,
    store: OpenStore,
    ...args: Parameters<Operations[Name]>
  ) => Promise<ReturnType<Operations[Name]>>
}

/** The hash of a member's rows, by its name without the backend's URL: a database belongs to one site. */
export const memberHash = ({ vault }: OpenStore, member: string): string =>
  vault.hashOf(member.slice(member.indexOf(' ') + 1))

type Expectation = {
  readonly cipher: RecordCipher
  readonly storeId: string | null
  /** Null: none was used yet. */
  readonly knownStore: OpenStore | null
  readonly writers: readonly Writer[]
}

/** Null: the database has no tables of this program. */
export async function readStoreRow(
  connection: Pick<Connection, 'client'>,
): Promise<StoreRow | null> {
  const [tables = []] = await send(connection, ["SELECT to_regclass('store') AS name"])
  if (tables[0]?.['name'] == null) return null
  try {
    const [rows] = await send(connection, [
      'SELECT id, incarnation, begun, layout, oldest_program AS "oldestProgram", distrust FROM store',
    ])
    return (rows?.[0] as StoreRow | undefined) ?? null
  } catch (error) {
    if (!isOtherTable(error)) throw error
    throw new StoreFaultError(
      `The database has a table "store" of another program: ${String(error)}. Name a database of its own in STORE, then run: ${MIGRATE}`,
    )
  }
}

/** The fault of tables that this version cannot use; null: it can. */
export function layoutFault({ layout, oldestProgram }: StoreRow): string | null {
  if (layout < LAYOUT) {
    return `The database has layout ${layout}, and this version needs ${LAYOUT}. Run: ${MIGRATE}`
  }
  if (layout > LAYOUT && oldestProgram > LAYOUT) {
    return `The database has layout ${layout} of a later version; this version knows ${LAYOUT}. Start the later version, or go back with it: ${MIGRATE}-back`
  }
  return null
}

/** Names the store in messages to operators. */
export const STORE_NAME = 'the database'

/** The plain command would find no fault: only this process knows which store it used before. */
const RESTORED_HINT = `If a backup was restored, run: ${ACCEPT_STORE} --restored`

/**
 * Checks that the database is the expected store and has every write that was acknowledged to this process.
 * @throws StoreFaultError
 */
export async function checkStore(
  connection: Connection,
  { cipher, storeId, knownStore, writers }: Expectation,
): Promise<OpenStore> {
  const row = await readStoreRow(connection)
  if (row === null) {
    throw new StoreFaultError(`The database has no tables of this program. Run: ${MIGRATE}`)
  }
  const { id, incarnation, begun } = row
  const layoutReason = layoutFault(row)
  if (layoutReason !== null) throw new StoreFaultError(layoutReason)
  if (row.distrust !== null) throw new StoreFaultError(row.distrust)
  if (storeId !== null && storeId !== id) {
    throw new StoreFaultError(
      `STORE_ID is ${storeId}, but the database is the store ${id}. ${CORRECT_STORE_ID}`,
    )
  }
  if (knownStore !== null && knownStore.id !== id) {
    throw new StoreFaultError(
      `The database is the store ${id}, and was ${knownStore.id} before. ${RESTORED_HINT}`,
    )
  }
  if (knownStore?.incarnation === incarnation) {
    await checkWriters(connection, writers, incarnation)
    return knownStore
  }
  const isAccepted = begun.startsWith('accepted ')
  if (knownStore !== null && !(isAccepted && timeOf(begun) > timeOf(knownStore.begun))) {
    throw new StoreFaultError(
      `The database is an earlier or a later store than the one used before (${begun}, not ${knownStore.begun}). ${RESTORED_HINT}`,
    )
  }
  return {
    id,
    incarnation,
    begun,
    cipher,
    vault: requireVault(await readAndResealKey(connection, cipher), STORE_NAME),
  }
}

async function checkWriters(
  connection: Connection,
  writers: readonly Writer[],
  incarnation: string,
): Promise<void> {
  if (writers.length === 0) return
  // The generations are copied before the query, because writes continue.
  const expectedWriters = writers.map(({ id, generation }) => ({ id, generation }))
  const ids = expectedWriters.map(({ id }) => id)
  const [rows = []] = await send(connection, [
    `SELECT store.incarnation, writers.id, writers.generation
    FROM store LEFT JOIN writers ON writers.id = ANY($1)`,
    [ids],
  ])
  if (rows[0]?.['incarnation'] !== incarnation) {
    throw new Error('the database was accepted while it was checked')
  }
  const generations = new Map(rows.map((row) => [row['id'], Number(row['generation'])]))
  const missingWrites = expectedWriters
    .map(({ id, generation }) => generation - (generations.get(id) ?? 0))
    .filter((writes) => writes > 0)
  if (missingWrites.length === 0) return
  const missingCount = missingWrites.reduce((sum, writes) => sum + writes, 0)
  const reason = `The database is older than it was: it lacks ${missingCount} acknowledged writes, as an old backup or a late standby would.`
  // One statement: a COMMIT that is late would lock the row, and delay the refusals of all other processes. They must
  // see it although there may be no standby to wait for.
  await send(connection, [
    `WITH local AS (SELECT set_config('synchronous_commit', 'local', true))
    UPDATE store SET distrust = $1 FROM local WHERE distrust IS NULL AND incarnation = $2`,
    [reason, incarnation],
  ])
  throw new StoreFaultError(reason)
}
