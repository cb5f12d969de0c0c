import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { assertLayout } from './layout.ts'
import type { WorkerData } from './worker-data.ts'
import { StoreFault } from '../shared/store-fault.ts'
import type { Vault } from '../shared/vault-key.ts'

/** Key id, nonce and tag of an encrypted record; they differ after each change. */
const HEAD_BYTES = 32
const DIGEST_BYTES = 32
/** The pause after an audit, as a multiple of its duration. */
const AUDIT_PAUSE = 99
/** Up to this number of records, an audit is too short to need a pause. */
const FREE_RECORDS = 50
/** The header field has 31 bits. */
const HEADER_GENERATIONS = 2 ** 31

/** The store's identity; `generation` counts its durable writes. */
export type StoreRow = {
  readonly id: string
  readonly incarnation: string
  readonly begun: string
  readonly generation: number
  readonly tally: number
  readonly sealed: Uint8Array
}

/** The store's own account, encrypted so that only a key holder can change it. */
type Sealed = {
  readonly generation: number
  readonly tally: number
  /** Digest of all members' records, base64. */
  readonly digest: string
  /** Backends used with this store, by their first spelling. Missing in older records. */
  readonly addresses?: readonly string[]
}

export type Ledger = {
  /**
   * Compares the rows with the account. Called within each transaction, before its work.
   * @throws StoreFault
   */
  verify(): void
  /**
   * The same for every member's record.
   * @throws StoreFault
   */
  verifyRecords(): void
  /**
   * The same if another connection wrote meanwhile, within a transaction. From 51 records on, rate-limited to about
   * one percent of the time.
   * @throws StoreFault
   */
  audit(): void
  /** Call when a member's record was written in this transaction. */
  recordChanged(hash: string, before: Uint8Array | null, after: Uint8Array): void
  /** Writes the account of this transaction's changes; its last step. */
  advance(isDurable: boolean): void
  /** The generation as of the last `verify` or `advance`. */
  generation(): number
  /** The backends used with the store, as of the last `verify` or `advance`. */
  addresses(): readonly string[]
}

const placeOf = ({ id, incarnation }: Pick<StoreRow, 'id' | 'incarnation'>): string =>
  `store.sealed ${id} ${incarnation}`

const add = (digest: Buffer, memberHash: string, record: Uint8Array): void => {
  const head = Buffer.concat([Buffer.from(memberHash), record.subarray(0, HEAD_BYTES)])
  const part = hash('sha256', head, 'buffer')
  for (let at = 0; at < DIGEST_BYTES; at += 1) digest[at] = (digest[at] ?? 0) ^ (part[at] ?? 0)
}

function digestOf(database: DatabaseSync): { readonly digest: Buffer; readonly count: number } {
  const digest = Buffer.alloc(DIGEST_BYTES)
  let count = 0
  const rows = database.prepare(
    `SELECT member_hash, substr(record, 1, ${HEAD_BYTES}) AS head FROM protection`,
  )
  for (const { member_hash: memberHash, head } of rows.iterate()) {
    add(digest, String(memberHash), head instanceof Uint8Array ? head : new Uint8Array())
    count += 1
  }
  return { digest, count }
}

/** Writes the generation into the header, which reaches the main file with each checkpoint. */
const writeHeader = (database: DatabaseSync, generation: number): void => {
  database.exec(`PRAGMA application_id = ${generation % HEADER_GENERATIONS}`)
}

/** The generation in a header, as the number nearest to `near`. */
export function generationOfHeader(header: number, near: number): number {
  const ahead = (header - (near % HEADER_GENERATIONS) + HEADER_GENERATIONS) % HEADER_GENERATIONS
  return near + (ahead < HEADER_GENERATIONS / 2 ? ahead : ahead - HEADER_GENERATIONS)
}

export const readStoreRow = (database: DatabaseSync): StoreRow | null =>
  (database.prepare('SELECT * FROM store WHERE number = 1').get() as StoreRow | undefined) ?? null

/** Starts the account from the current rows. Within a transaction. */
export function beginLedger(
  database: DatabaseSync,
  vault: Vault,
  store: Omit<StoreRow, 'tally' | 'sealed'>,
  addresses: readonly string[] = [],
): void {
  const { id, incarnation, begun, generation } = store
  const digest = digestOf(database).digest.toString('base64')
  const sealed = JSON.stringify({ generation, tally: 0, digest, addresses } satisfies Sealed)
  database
    .prepare('INSERT OR REPLACE INTO store VALUES (1, ?, ?, ?, ?, 0, ?)')
    .run(id, incarnation, begun, generation, vault.records.seal(sealed, placeOf(store)))
  writeHeader(database, generation)
}

/** The backends named in a row; empty when unreadable. */
export function addressesIn(row: StoreRow, { records }: Vault): readonly string[] {
  const text = records.open(row.sealed, placeOf(row))
  return text === null ? [] : ((JSON.parse(text) as Sealed).addresses ?? [])
}

/** @param incarnation of the opened store */
export function createLedger(
  database: DatabaseSync,
  { records }: Vault,
  { file, address }: Pick<WorkerData, 'file' | 'address'>,
  incarnation: string,
): Ledger {
  const schemaVersion = database.prepare('PRAGMA schema_version')
  const read = database.prepare(
    `SELECT *, (SELECT count(*) FROM protection_key WHERE number = 1) AS keys
    FROM store WHERE number = 1`,
  )
  const write = database.prepare(
    'UPDATE store SET generation = ?, tally = ?, sealed = ? WHERE number = 1',
  )
  const readTally = database.prepare('SELECT tally FROM store WHERE number = 1')
  let checkedSchema: unknown
  let counted = 0
  let sealed: Sealed = { generation: 0, tally: 0, digest: '' }
  let digest: Buffer = Buffer.alloc(DIGEST_BYTES)
  let place = ''
  const addresses = () => sealed.addresses ?? []
  const ownAddresses = () =>
    address === null || addresses().includes(address) ? addresses() : [...addresses(), address]

  const assertSchema = () => {
    const version = schemaVersion.get()?.['schema_version']
    if (version === checkedSchema) return
    assertLayout(database, file)
    checkedSchema = version
  }
  const changed = () =>
    new StoreFault(`Another program changed or removed rows of ${file} that protect money.`)

  const verifyRecords = () => {
    const found = digestOf(database)
    counted = found.count
    if (found.digest.toString('base64') === sealed.digest) return
    throw new StoreFault(`Limits of members in ${file} are missing, or older than the others.`)
  }
  // Changes after each write of another connection.
  const dataVersion = database.prepare('PRAGMA data_version')
  let audited: unknown
  let auditFrom = 0

  return {
    verify: () => {
      assertSchema()
      const row = read.get() as (StoreRow & { readonly keys: number }) | undefined
      if (row === undefined) throw new StoreFault(`${file} has lost its identity (table store).`)
      if (row.incarnation !== incarnation) {
        throw new StoreFault(`${file} is another store than the one that was opened.`)
      }
      if (row.keys === 0) {
        throw new StoreFault(`${file} has lost the key of the limits of members (protection_key).`)
      }
      place = placeOf(row)
      const text = records.open(row.sealed, place)
      if (text === null) throw changed()
      sealed = JSON.parse(text) as Sealed
      if (sealed.generation !== row.generation || sealed.tally !== row.tally) throw changed()
      digest = Buffer.from(sealed.digest, 'base64')
    },
    verifyRecords,
    audit: () => {
      const version = dataVersion.get()?.['data_version']
      const begun = performance.now()
      const isPaused = counted > FREE_RECORDS && begun < auditFrom
      if (version === audited || isPaused) return
      verifyRecords()
      audited = version
      auditFrom = begun + AUDIT_PAUSE * (performance.now() - begun)
    },
    recordChanged: (memberHash, before, after) => {
      if (before !== null) add(digest, memberHash, before)
      add(digest, memberHash, after)
    },
    advance: (isDurable) => {
      const tally = Number(readTally.get()?.['tally'])
      if (!isDurable && tally === sealed.tally) return
      const generation = sealed.generation + (isDurable ? 1 : 0)
      sealed = { generation, tally, digest: digest.toString('base64'), addresses: ownAddresses() }
      write.run(generation, tally, records.seal(JSON.stringify(sealed), place))
      if (isDurable) writeHeader(database, generation)
    },
    generation: () => sealed.generation,
    addresses,
  }
}
