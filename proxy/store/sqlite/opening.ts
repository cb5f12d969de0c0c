import { chmodSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import {
  assertFile,
  assertIdentity,
  assertRows,
  expectedStore,
  isUnusedStore,
} from './expected-store.ts'
import type { Known } from './expected-store.ts'
import { hasAudit, makeAudit } from './audit.ts'
import type { WorkerData } from './worker-data.ts'
import { connect, headerOf, watchFiles } from './file-watch.ts'
import { createGuard } from './guard.ts'
import type { Guard } from './guard.ts'
import {
  createIdentity,
  identityPath,
  newStore,
  raiseIdentity,
  replaceIdentity,
} from './identity-file.ts'
import type { KnownStore } from './identity-file.ts'
import {
  assertLayout,
  hasEarlierTables,
  hasStoreTable,
  isLayoutCurrent,
  makeGuarding,
  makeReplaceable,
} from './layout.ts'
import { beginLedger, createLedger, generationOfHeader, readStoreRow } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { makeFolder } from '../shared/make-folder.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { isBusy, isUnusable, reasonOf } from './sqlite-errors.ts'
import { StoreFault } from '../shared/store-fault.ts'
import { canOpenVault, isVaultOutdated, openOrMakeVault, openVault } from './vault.ts'
import type { Vault } from '../shared/vault-key.ts'

const RETRY_MS = 50

export type OpenStore = {
  readonly database: DatabaseSync
  /** The backend of BACKEND_URL. */
  readonly address: string | null
  readonly cipher: RecordCipher
  readonly vault: Vault
  readonly ledger: Ledger
  readonly guard: Guard
}

export type OpeningStep =
  | 'reading the file and its write-ahead log'
  | 'waiting for the lock that another process holds'
  | 'checking the whole file'

export type OpeningReport = {
  step(step: OpeningStep): void
  note(reason: string): void
}

/**
 * Opens the store's file with mode 0600, and creates it if nothing is lost by that. Waits while another process holds
 * its lock.
 * @throws StoreFault when the store is not the expected one
 * @throws Error when the file cannot be opened
 */
export async function openStoreFile(data: WorkerData, report: OpeningReport): Promise<OpenStore> {
  makeFolder(dirname(data.file))
  report.step('reading the file and its write-ahead log')
  for (;;) {
    try {
      return open(data, report)
    } catch (error) {
      if (isUnusable(error)) throw new StoreFault(`${data.file} is damaged: ${reasonOf(error)}.`)
      if (!isBusy(error)) throw error
    }
    report.step('waiting for the lock that another process holds')
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

function open(data: WorkerData, report: OpeningReport): OpenStore {
  const { file } = data
  const identity = expectedStore(data, report.note)
  const isUnused = isUnusedStore(identity, data)
  if (!isUnused) assertFile(data, identity)
  const database = connect(file, isUnused ? 'create' : 'existing')
  try {
    return openWith(database, data, identity, report)
  } catch (error) {
    database.close()
    throw error
  }
}

function openWith(
  database: DatabaseSync,
  data: WorkerData,
  identity: Known,
  report: OpeningReport,
): OpenStore {
  const { file, keys } = data
  const cipher = createRecordCipher(keys)
  prepareDatabase(database, file)
  const isNew = !hasStoreTable(database) && makeOrAdopt(database, cipher, data, identity)
  if (!isLayoutCurrent(database)) inTransaction(database, () => makeReplaceable(database))
  if (!hasAudit(database)) inTransaction(database, () => makeAudit(database))
  assertLayout(database, file)
  const row = readStoreRow(database)
  if (row === null) throw new StoreFault(`${file} has lost its identity (table store).`)
  assertIdentity(row, identity, data)
  const vault = openVault(database, cipher, file)
  const ledger = createLedger(database, vault, data, row.incarnation)
  report.step('checking the whole file')
  assertRows(database, ledger, data, identity, row.incarnation)
  noteAddress(data, ledger.addresses(), report)
  if (isVaultOutdated(database, cipher)) {
    inTransaction(database, () => {
      ledger.verify()
      openOrMakeVault(database, cipher)
      ledger.advance(true)
    })
  }
  const generation = ledger.generation()
  const checkpointed = generationOfHeader(headerOf(file), generation)
  const { id, incarnation, begun } = row
  const opened = { id, incarnation, begun, generation, checkpointed, distrust: null }
  keepIdentity(file, opened, isNew ? 'new' : identity, report)
  return {
    database,
    address: data.address,
    cipher,
    vault,
    ledger,
    guard: createGuard(file, ledger, watchFiles(file), opened, report.note),
  }
}

function noteAddress(
  { address }: WorkerData,
  addresses: readonly string[],
  { note }: OpeningReport,
): void {
  if (address === null || addresses.length === 0 || addresses.includes(address)) return
  note(
    `BACKEND_URL names ${address}, and named ${addresses.join(', ')} before: limits, breaks and requests for money go on to count.`,
  )
}

export function prepareDatabase(database: DatabaseSync, file: string): void {
  database.exec('PRAGMA busy_timeout = 0')
  // Setting the same mode again would look like a write to watching processes.
  if ((statSync(file).mode & 0o777) !== 0o600) chmodSync(file, 0o600)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
  `)
}

/**
 * Gives an identity to a new file or to one of an earlier version. Returns whether it did.
 * @throws StoreFault when the file should have had one
 */
function makeOrAdopt(
  database: DatabaseSync,
  cipher: RecordCipher,
  data: WorkerData,
  expected: Known,
): boolean {
  const { file, storeId } = data
  const isEarlier = hasEarlierTables(database)
  const mayAdopt = isEarlier && expected === 'missing' && storeId === null
  if (!mayAdopt && !isUnusedStore(expected, data)) {
    throw new StoreFault(
      `${file} has no identity (table store): it is empty, or of an older version.`,
    )
  }
  return inTransaction(database, () => {
    if (hasStoreTable(database)) return false
    makeReplaceable(database)
    makeGuarding(database)
    const hasRecords = database.prepare('SELECT 1 FROM protection LIMIT 1').get() !== undefined
    if (hasRecords && !canOpenVault(database, cipher)) openVault(database, cipher, file)
    const identity = typeof expected === 'string' ? newStore('created') : expected
    const generation = isEarlier ? 1 : 0
    beginLedger(database, openOrMakeVault(database, cipher), { ...identity, generation })
    return true
  })
}

function keepIdentity(
  file: string,
  opened: KnownStore,
  identity: Known | 'new',
  { note }: OpeningReport,
): void {
  const path = identityPath(file)
  const isMissing = identity === 'missing' || identity === 'new'
  const isWritten = isMissing ? createIdentity(path, opened) : identity === 'unreadable'
  if (identity === 'unreadable') replaceIdentity(path, opened)
  raiseIdentity(path, opened)
  if (isWritten && identity !== 'new') {
    note(`${path} was ${String(identity)}, and was written again from the store.`)
  }
}

/** @throws Error of SQLITE_BUSY at once when another process holds the lock */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
