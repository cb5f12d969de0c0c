import { renameSync, writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { assertConsent, AUDIT_LOSS } from '../shared/consent.ts'
import type { Consent } from '../shared/consent.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { StoreFaultError } from '../shared/store-errors.ts'
import {
  connect,
  readFileHeader,
  inTransaction,
  isUnusable,
  prepareDatabase,
  readFileState,
} from './database-file.ts'
import { identityPath, newStore, readIdentity, replaceIdentity } from './identity-file.ts'
import { openStoreFile, whenUnlocked } from './opening.ts'
import type { OpeningReport } from './opening.ts'
import type { WorkerData } from './protocol.ts'
import { ensureKey, readBackendUrls, readKey, readStoreRow, writeStoreRow } from './store-row.ts'
import type { StoreRow } from './store-row.ts'
import { hasTable, makeTables } from './tables.ts'

type StoreData = Omit<WorkerData, 'expectedStore' | 'backendUrl'>
type NewIdentity = Omit<AcceptedStore, 'reason'>

export type AcceptedStore = {
  readonly id: string
  readonly reason: string
  readonly loss: string
  /** Path of the previous file; null: there was none. */
  readonly copy: string | null
}

/**
 * Accepts the store as it is: readable data stays, the rest is recreated, and every session ends. The previous
 * files are kept beside it. Waiting processes use the store without a restart.
 * @returns null when there is nothing to accept; nothing was changed
 * @throws SettingsError when the operator must consent first
 * @throws Error when a file cannot be read or written
 */
export async function acceptStore(
  data: StoreData,
  report: OpeningReport,
  consent: Consent,
): Promise<AcceptedStore | null> {
  const isRestored = consent.isRestored && readFileState(data.file) !== null
  const restored = isRestored ? 'a backup was restored (--restored)' : null
  const reason = (await findFault(data, report)) ?? restored
  if (reason === null) return null
  return {
    reason,
    ...(await whenUnlocked(() => writeNewIdentity(data, consent), report.reportStep)),
  }
}

async function findFault(data: StoreData, report: OpeningReport): Promise<string | null> {
  const { file, storeId } = data
  const paths = ['', '-wal', '.removed', '.identity'].map((ending) => `${file}${ending}`)
  if (storeId === null && paths.every((path) => readFileState(path) === null)) return null
  try {
    const { database } = await openStoreFile(
      { ...data, backendUrl: null, expectedStore: null },
      report,
    )
    database.close()
    return null
  } catch (error) {
    if (error instanceof StoreFaultError) return error.message
    throw error
  }
}

function writeNewIdentity(data: StoreData, consent: Consent): NewIdentity {
  const { file } = data
  const stamp = new Date().toISOString().replaceAll(':', '')
  const usableDatabase = openUsable(file)
  try {
    assertMayAccept(usableDatabase, data, consent)
    if (usableDatabase !== null) {
      // All sessions end, so the copy does not need them.
      usableDatabase.exec('DROP TABLE IF EXISTS sessions')
      return acceptDatabase(usableDatabase, data, copyDatabase(usableDatabase, file, stamp), true)
    }
  } catch (error) {
    if (!isUnusable(error)) throw error
  } finally {
    usableDatabase?.close()
  }
  const copyPath = moveAside(file, stamp)
  const database = connect(file, 'create')
  try {
    prepareDatabase(database, file)
    return acceptDatabase(database, data, copyPath, false)
  } finally {
    database.close()
  }
}

const findStoreRow = (database: DatabaseSync): StoreRow | null =>
  hasTable(database, 'store') ? readStoreRow(database) : null

function assertMayAccept(
  usableDatabase: DatabaseSync | null,
  { file, keys, storeId }: StoreData,
  consent: Consent,
): void {
  const identity = readIdentity(identityPath(file))
  const row = usableDatabase === null ? null : findStoreRow(usableDatabase)
  const id = row?.id ?? (typeof identity === 'string' ? null : identity.id)
  const key =
    usableDatabase !== null && hasTable(usableDatabase, 'protection_key')
      ? readKey(usableDatabase, createRecordCipher(keys))
      : null
  const isKeyUndecryptable = key?.isStored === true && key.text === null
  assertConsent({ storeId, id, storeName: file, isKeyUndecryptable }, consent)
}

/** Keeps everything readable except sessions, because a signed-out one could return. */
function acceptDatabase(
  database: DatabaseSync,
  { file, keys, storeId }: StoreData,
  copy: string | null,
  wasUsable: boolean,
): NewIdentity {
  const cipher = createRecordCipher(keys)
  const storedIdentity = readIdentity(identityPath(file))
  const identity = typeof storedIdentity === 'string' ? null : storedIdentity
  database.exec('PRAGMA synchronous = FULL')
  const { store, hasLimits } = inTransaction(database, () => {
    const row = findStoreRow(database)
    const newIdentity = newStore('accepted', storeId ?? row?.id ?? identity?.id)
    const generation = Math.max(row?.generation ?? 0, identity?.generation ?? 0) + 1
    makeTables(database)
    const hasLimits = readKey(database, cipher).text !== null
    if (!hasLimits) database.exec('DELETE FROM protection')
    const vault = ensureKey(database, cipher)
    const store = { ...newIdentity, generation }
    writeStoreRow(database, store, vault, readBackendUrls(database, vault))
    return { store, hasLimits }
  })
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  replaceIdentity(identityPath(file), { ...store, checkpointed: readFileHeader(file) })
  return { id: store.id, copy, loss: describeLoss(wasUsable, hasLimits) }
}

/**
 * Opens the file if it is an intact database of this program.
 * @throws Error when that cannot be found out, such as SQLITE_BUSY or an error of the disk
 */
function openUsable(file: string): DatabaseSync | null {
  if ((readFileState(file)?.size ?? 0n) === 0n) return null
  const database = connect(file, 'existing')
  try {
    prepareDatabase(database, file)
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    const hasOurTables = hasTable(database, 'store') || hasTable(database, 'protection')
    if (verdict === 'ok' && hasOurTables) return database
  } catch (error) {
    if (!isUnusable(error)) {
      database.close()
      throw error
    }
  }
  database.close()
  return null
}

function copyDatabase(database: DatabaseSync, file: string, stamp: string): string {
  const copy = `${file}.before-${stamp}`
  writeFileSync(copy, '', { mode: 0o600 })
  database.prepare('VACUUM INTO ?').run(copy)
  return copy
}

function moveAside(file: string, stamp: string): string | null {
  const endings = ['', '-wal', '-shm'].filter(
    (ending) => readFileState(`${file}${ending}`) !== null,
  )
  for (const ending of endings) renameSync(`${file}${ending}`, `${file}.before-${stamp}${ending}`)
  return endings.length === 0 ? null : `${file}.before-${stamp}`
}

function describeLoss(wasUsable: boolean, hasLimits: boolean): string {
  if (!wasUsable) {
    return 'every limit, break and reality check of members, every session, and which requests for money were sent'
  }
  if (!hasLimits) {
    return `every limit, break, reality check and counted deposit of members (${AUDIT_LOSS}), and every session`
  }
  return 'data that is missing in the file: limits, breaks and deposits of members since it was written, and all sessions'
}
