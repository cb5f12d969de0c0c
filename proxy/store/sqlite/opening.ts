import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '../shared/make-folder.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { StoreFaultError } from '../shared/store-errors.ts'
import { requireVault } from '../shared/vault.ts'
import type { Vault } from '../shared/vault.ts'
import {
  connect,
  readFileHeader,
  inTransaction,
  isBusy,
  isUnusable,
  prepareDatabase,
  reasonOf,
} from './database-file.ts'
import { assertFile, assertIdentity, resolveIdentity, isUnusedStore } from './expected-store.ts'
import type { StoredIdentity } from './expected-store.ts'
import { createGuard } from './guard.ts'
import type { Guard } from './guard.ts'
import { createIdentity, identityPath, advanceIdentity, replaceIdentity } from './identity-file.ts'
import type { KnownStore } from './identity-file.ts'
import type { OpeningStep, WorkerData } from './protocol.ts'
import {
  generationOfHeader,
  ensureKey,
  readBackendUrls,
  readKey,
  requireStoreRow,
  writeStoreRow,
} from './store-row.ts'
import { areTablesCurrent, assertTables, hasTable, makeTables } from './tables.ts'

const RETRY_MS = 50

export type OpenStore = {
  readonly database: DatabaseSync
  /** BACKEND_URL, normalized; null: none. */
  readonly backendUrl: string | null
  readonly cipher: RecordCipher
  readonly vault: Vault
  readonly guard: Guard
}

export type OpeningReport = {
  reportStep(step: OpeningStep): void
  reportNote(reason: string): void
}

/** Tries again while another process has the lock. */
export async function whenUnlocked<Result>(
  work: () => Result,
  reportStep: OpeningReport['reportStep'],
): Promise<Result> {
  for (;;) {
    try {
      return work()
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    reportStep('waiting for the lock that another process holds')
    await sleep(RETRY_MS)
  }
}

/**
 * Opens the store's file with mode 0600, and creates it if nothing is lost by that. Waits while another process has
 * its lock.
 * @throws StoreFaultError when the store is not the expected one
 * @throws Error when the file cannot be opened
 */
export async function openStoreFile(data: WorkerData, report: OpeningReport): Promise<OpenStore> {
  makeFolder(dirname(data.file))
  report.reportStep('reading the file and its write-ahead log')
  try {
    return await whenUnlocked(() => openFile(data, report), report.reportStep)
  } catch (error) {
    if (isUnusable(error)) throw new StoreFaultError(`${data.file} is damaged: ${reasonOf(error)}.`)
    throw error
  }
}

function openFile(data: WorkerData, report: OpeningReport): OpenStore {
  const { file } = data
  const identity = resolveIdentity(data, report.reportNote)
  const isUnused = isUnusedStore(identity, data)
  if (!isUnused) assertFile(data, identity)
  const database = connect(file, isUnused ? 'create' : 'existing')
  try {
    return openDatabase(database, data, identity, report)
  } catch (error) {
    database.close()
    throw error
  }
}

function openDatabase(
  database: DatabaseSync,
  data: WorkerData,
  identity: StoredIdentity,
  { reportStep, reportNote }: OpeningReport,
): OpenStore {
  const { file, keys, backendUrl } = data
  const cipher = createRecordCipher(keys)
  prepareDatabase(database, file)
  const isNewStore = !hasTable(database, 'store') && makeStore(database, cipher, data, identity)
  assertTables(database, file)
  if (!areTablesCurrent(database)) inTransaction(database, () => makeTables(database))
  const row = requireStoreRow(database, file)
  assertIdentity(row, identity, data)
  const vault = requireVault(readKey(database, cipher), file)
  reportStep('checking the whole file')
  const verdict = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
  if (verdict !== 'ok') throw new StoreFaultError(`${file} is damaged: ${String(verdict)}.`)
  const checkpointed = generationOfHeader(readFileHeader(file), row.generation)
  const openedStore = { ...row, checkpointed, distrust: null }
  saveIdentity(file, openedStore, isNewStore ? 'new' : identity, reportNote)
  const guard = createGuard(database, file, openedStore, reportNote)
  updateStoreRow(database, data, { cipher, vault, guard }, reportNote)
  return { database, backendUrl, cipher, vault, guard }
}

/**
 * Makes the tables of a new store. Returns false when another process has just made them.
 * @throws StoreFaultError when the file should have had them
 */
function makeStore(
  database: DatabaseSync,
  cipher: RecordCipher,
  data: WorkerData,
  expected: StoredIdentity,
): boolean {
  if (typeof expected === 'string' || !isUnusedStore(expected, data)) {
    throw new StoreFaultError(
      `${data.file} has no identity (table store): it is empty, or of an older version.`,
    )
  }
  return inTransaction(database, () => {
    if (hasTable(database, 'store')) return false
    makeTables(database)
    const backendUrls = data.backendUrl === null ? [] : [data.backendUrl]
    writeStoreRow(
      database,
      { ...expected, generation: 0 },
      ensureKey(database, cipher),
      backendUrls,
    )
    return true
  })
}

/** Adds the backend's URL to those of the store, and seals the key of limits with the first of SESSION_KEYS. */
function updateStoreRow(
  database: DatabaseSync,
  { file, backendUrl }: WorkerData,
  { cipher, vault, guard }: Pick<OpenStore, 'cipher' | 'vault' | 'guard'>,
  reportNote: OpeningReport['reportNote'],
): void {
  const backendUrls = readBackendUrls(database, vault)
  const isBackendKnown = backendUrl === null || backendUrls.includes(backendUrl)
  if (isBackendKnown && readKey(database, cipher).isCurrent) return
  inTransaction(database, () => {
    guard.verify()
    ensureKey(database, cipher)
    const allUrls = new Set([
      ...readBackendUrls(database, vault),
      ...(isBackendKnown ? [] : [backendUrl]),
    ])
    writeStoreRow(database, requireStoreRow(database, file), vault, [...allUrls])
    guard.advance()
  })
  guard.afterCommit()
  if (isBackendKnown || backendUrls.length === 0) return
  reportNote(
    `BACKEND_URL names ${backendUrl}, and named ${backendUrls.join(', ')} before: limits, breaks and requests for money go on to count.`,
  )
}

function saveIdentity(
  file: string,
  openedStore: KnownStore,
  identity: StoredIdentity | 'new',
  reportNote: OpeningReport['reportNote'],
): void {
  const path = identityPath(file)
  const isIdentityMissing = identity === 'missing' || identity === 'new'
  const wasIdentityWritten = isIdentityMissing
    ? createIdentity(path, openedStore)
    : identity === 'unreadable'
  if (identity === 'unreadable') replaceIdentity(path, openedStore)
  advanceIdentity(path, openedStore)
  if (wasIdentityWritten && identity !== 'new') {
    reportNote(`${path} was ${String(identity)}, and was written again from the store.`)
  }
}
