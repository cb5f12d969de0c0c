import type { DatabaseSync } from 'node:sqlite'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { StoreFaultError } from '../shared/store-errors.ts'
import { readVaultKey, requireVault, sealVaultKey } from '../shared/vault.ts'
import type { Vault, VaultKey } from '../shared/vault.ts'

/** The header stores the generation in 31 bits: the non-negative values of SQLite's `application_id`. */
const HEADER_GENERATIONS = 2 ** 31

/** The store's identity; `generation` counts its durable writes. */
export type StoreRow = {
  readonly id: string
  readonly incarnation: string
  readonly begun: string
  readonly generation: number
}

type SealedBackends = {
  /** Normalized URLs of the backends used with this store. */
  readonly addresses?: readonly string[]
}

const sealContext = ({ id, incarnation }: Omit<StoreRow, 'generation' | 'begun'>): string =>
  `store.sealed ${id} ${incarnation}`

const sealAddresses = (
  row: StoreRow,
  { records }: Vault,
  addresses: readonly string[],
): Uint8Array =>
  records.seal(JSON.stringify({ addresses } satisfies SealedBackends), sealContext(row))

/** Null: there is none. */
export const readStoreRow = (database: DatabaseSync): StoreRow | null =>
  (database
    .prepare('SELECT id, incarnation, begun, generation FROM store WHERE number = 1')
    .get() as StoreRow | undefined) ?? null

/** @throws StoreFaultError when the row was removed */
export function requireStoreRow(database: DatabaseSync, file: string): StoreRow {
  const row = readStoreRow(database)
  if (row === null) throw new StoreFaultError(`${file} has lost its identity (table store).`)
  return row
}

/** Call it within a transaction. */
export function writeStoreRow(
  database: DatabaseSync,
  row: StoreRow,
  vault: Vault,
  addresses: readonly string[],
): void {
  const { id, incarnation, begun, generation } = row
  database
    .prepare('INSERT OR REPLACE INTO store VALUES (1, ?, ?, ?, ?, 0, ?)')
    .run(id, incarnation, begun, generation, sealAddresses(row, vault, addresses))
  writeHeader(database, generation)
}

/** URLs of all backends used with the store; empty when SESSION_KEYS cannot decrypt them. */
export function readBackendUrls(database: DatabaseSync, { records }: Vault): readonly string[] {
  const row = database.prepare('SELECT id, incarnation, sealed FROM store').get() as
    | (StoreRow & { readonly sealed: Uint8Array })
    | undefined
  const text = row === undefined ? null : records.open(row.sealed, sealContext(row))
  return text === null ? [] : ((JSON.parse(text) as SealedBackends).addresses ?? [])
}

/** Writes the generation into the header, which reaches the main file with each checkpoint. */
export const writeHeader = (database: DatabaseSync, generation: number): void => {
  database.exec(`PRAGMA application_id = ${generation % HEADER_GENERATIONS}`)
}

/** The generation in a header, as the number nearest to `near`. */
export function generationOfHeader(header: number, near: number): number {
  const distance = (header - (near % HEADER_GENERATIONS) + HEADER_GENERATIONS) % HEADER_GENERATIONS
  return near + (distance < HEADER_GENERATIONS / 2 ? distance : distance - HEADER_GENERATIONS)
}

export const readKey = (database: DatabaseSync, cipher: RecordCipher): VaultKey =>
  readVaultKey(
    database.prepare('SELECT sealed FROM protection_key WHERE number = 1').get()?.['sealed'],
    cipher,
  )

/**
 * Seals the key of members' limits with the first of SESSION_KEYS. Makes a new key if there is none, or if SESSION_KEYS
 * cannot decrypt it. Call it within a transaction.
 */
export function ensureKey(database: DatabaseSync, cipher: RecordCipher): Vault {
  const sealedKey = sealVaultKey(cipher, readKey(database, cipher).text)
  database.prepare('INSERT OR REPLACE INTO protection_key VALUES (1, ?)').run(sealedKey)
  return requireVault(readVaultKey(sealedKey, cipher), '')
}
