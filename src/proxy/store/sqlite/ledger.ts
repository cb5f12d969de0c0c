import { hash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { assertLayout } from './layout.ts'
import type { WorkerData } from './worker-data.ts'
import { StoreFault } from './store-fault.ts'
import type { Vault } from './vault.ts'

/** The first bytes of an encrypted record: key, nonce and tag. They are others after each change. */
const HEAD_BYTES = 32
const DIGEST_BYTES = 32
/** How much longer than an audit the pause after it is. */
const AUDIT_PAUSE = 99
/** The file's header has 31 bits for it. */
const HEADER_GENERATIONS = 2 ** 31

/** Which store this is; `generation` counts its durable writes. */
export type StoreRow = {
  readonly id: string
  readonly incarnation: string
  readonly begun: string
  readonly generation: number
  readonly tally: number
  readonly sealed: Uint8Array
}

/** What the store says of itself, encrypted, so that nobody without a key can say otherwise. */
type Sealed = {
  readonly generation: number
  /** How often rows that guard money were changed. */
  readonly tally: number
  /** Of all records of members, base64. */
  readonly digest: string
  /** Backends with which the store was used, as they were named at first. Records before this was kept lack it. */
  readonly addresses?: readonly string[]
}

export type Ledger = {
  /**
   * Holds the rows against what the store says of itself. Called before each transaction's work, within it.
   * @throws StoreFault
   */
  verify(): void
  /** The same for all records of members, one by one. @throws StoreFault */
  verifyRecords(): void
  /**
   * The same when another connection has written since, within a transaction. It is put off so that it takes a hundredth of
   * the time at most. @throws StoreFault
   */
  audit(): void
  /** A member's record was written, in this transaction. */
  recordChanged(hash: string, before: Uint8Array | null, after: Uint8Array): void
  /** Writes what the transaction has changed, as its last step. */
  advance(isDurable: boolean): void
  /** As of the last call of `verify` or `advance`. */
  generation(): number
  /** The backends with which the store was used, as of then. */
  addresses(): readonly string[]
}

const placeOf = ({ id, incarnation }: Pick<StoreRow, 'id' | 'incarnation'>): string =>
  `store.sealed ${id} ${incarnation}`

const add = (digest: Buffer, memberHash: string, record: Uint8Array): void => {
  const head = Buffer.concat([Buffer.from(memberHash), record.subarray(0, HEAD_BYTES)])
  const part = hash('sha256', head, 'buffer')
  for (let at = 0; at < DIGEST_BYTES; at += 1) digest[at] = (digest[at] ?? 0) ^ (part[at] ?? 0)
}

function digestOf(database: DatabaseSync): Buffer {
  const digest = Buffer.alloc(DIGEST_BYTES)
  const rows = database.prepare(
    `SELECT member_hash, substr(record, 1, ${HEAD_BYTES}) AS head FROM protection`,
  )
  for (const { member_hash: memberHash, head } of rows.iterate()) {
    add(digest, String(memberHash), head instanceof Uint8Array ? head : new Uint8Array())
  }
  return digest
}

/** In the header, where it is in the main file after each checkpoint. */
const writeHeader = (database: DatabaseSync, generation: number): void => {
  database.exec(`PRAGMA application_id = ${generation % HEADER_GENERATIONS}`)
}

/** The generation that a header has, which is not far from another one. */
export function generationOfHeader(header: number, near: number): number {
  const ahead = (header - (near % HEADER_GENERATIONS) + HEADER_GENERATIONS) % HEADER_GENERATIONS
  return near + (ahead < HEADER_GENERATIONS / 2 ? ahead : ahead - HEADER_GENERATIONS)
}

export const readStoreRow = (database: DatabaseSync): StoreRow | null =>
  (database.prepare('SELECT * FROM store WHERE number = 1').get() as StoreRow | undefined) ?? null

/** Begins to keep account of the rows as they are. Within a transaction. */
export function beginLedger(
  database: DatabaseSync,
  vault: Vault,
  store: Omit<StoreRow, 'tally' | 'sealed'>,
  addresses: readonly string[] = [],
): void {
  const { id, incarnation, begun, generation } = store
  const digest = digestOf(database).toString('base64')
  const sealed = JSON.stringify({ generation, tally: 0, digest, addresses } satisfies Sealed)
  database
    .prepare('INSERT OR REPLACE INTO store VALUES (1, ?, ?, ?, ?, 0, ?)')
    .run(id, incarnation, begun, generation, vault.records.seal(sealed, placeOf(store)))
  writeHeader(database, generation)
}

/** The backends that a row names; none when it cannot be read. */
export function addressesIn(row: StoreRow, { records }: Vault): readonly string[] {
  const text = records.open(row.sealed, placeOf(row))
  return text === null ? [] : ((JSON.parse(text) as Sealed).addresses ?? [])
}

/** @param incarnation of the store that was opened */
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
  let known: Sealed = { generation: 0, tally: 0, digest: '' }
  let digest: Buffer = Buffer.alloc(DIGEST_BYTES)
  let place = ''
  const addresses = () => known.addresses ?? []
  const ownAddresses = () =>
    address === null || addresses().includes(address) ? addresses() : [...addresses(), address]

  const assertSchema = () => {
    const version = schemaVersion.get()?.['schema_version']
    if (version === checkedSchema) return
    assertLayout(database, file)
    checkedSchema = version
  }
  const changed = () =>
    new StoreFault(`Another program has changed or removed rows of ${file} that guard money.`)

  const verifyRecords = () => {
    if (digestOf(database).toString('base64') === known.digest) return
    throw new StoreFault(`Limits of members in ${file} are missing, or older than the others.`)
  }
  // Another number after each write of another connection.
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
      known = JSON.parse(text) as Sealed
      if (known.generation !== row.generation || known.tally !== row.tally) throw changed()
      digest = Buffer.from(known.digest, 'base64')
    },
    verifyRecords,
    audit: () => {
      const version = dataVersion.get()?.['data_version']
      const begun = performance.now()
      if (version === audited || begun < auditFrom) return
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
      if (!isDurable && tally === known.tally) return
      const generation = known.generation + (isDurable ? 1 : 0)
      known = { generation, tally, digest: digest.toString('base64'), addresses: ownAddresses() }
      write.run(generation, tally, records.seal(JSON.stringify(known), place))
      if (isDurable) writeHeader(database, generation)
    },
    generation: () => known.generation,
    addresses,
  }
}
