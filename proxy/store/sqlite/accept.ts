import { renameSync, writeFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import { connect, headerOf, stateOf } from './file-watch.ts'
import { identityPath, newStore, readIdentity, replaceIdentity } from './identity-file.ts'
import { hasEarlierTables, hasStoreTable, makeGuarding, makeReplaceable } from './layout.ts'
import { addressesIn, beginLedger, readStoreRow } from './ledger.ts'
import type { StoreRow } from './ledger.ts'
import { inTransaction, openStoreFile, prepareDatabase } from './opening.ts'
import type { OpeningReport } from './opening.ts'
import type { WorkerData } from './worker-data.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import { assertConsent, AUDIT_LOSS } from '../shared/consent.ts'
import type { Consent } from '../shared/consent.ts'
import { isBusy, isUnusable } from './sqlite-errors.ts'
import { StoreFault } from '../shared/store-fault.ts'
import { canOpenVault, isUndecryptable, openOrMakeVault } from './vault.ts'

const RETRY_MS = 50

type StoreData = Omit<WorkerData, 'expected' | 'address'>
type Accepted = Omit<AcceptedStore, 'wrong'>

export type AcceptedStore = {
  readonly id: string
  readonly wrong: string
  readonly lost: string
  /** Folder of the previous files; null: there were none. */
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
  const wrong = (await whatIsWrong(data, report)) ?? restored(data, consent)
  if (wrong === null) return null
  for (;;) {
    try {
      return { wrong, ...accept(data, consent) }
    } catch (error) {
      if (!isBusy(error)) throw error
    }
    report.step('waiting for the lock that another process holds')
    await after(RETRY_MS)
  }
}

const restored = ({ file }: StoreData, { isRestored }: Consent): string | null =>
  isRestored && stateOf(file) !== null ? 'a backup was restored (--restored)' : null

async function whatIsWrong(data: StoreData, report: OpeningReport): Promise<string | null> {
  const { file, storeId } = data
  const paths = ['', '-wal', '.removed', '.identity'].map((ending) => `${file}${ending}`)
  if (storeId === null && paths.every((path) => stateOf(path) === null)) return null
  try {
    const { database } = await openStoreFile({ ...data, address: null, expected: null }, report)
    database.close()
    return null
  } catch (error) {
    if (error instanceof StoreFault) return error.message
    throw error
  }
}

function accept(data: StoreData, consent: Consent): Accepted {
  const { file } = data
  const stamp = new Date().toISOString().replaceAll(':', '')
  const usable = openUsable(file)
  if (usable === null) assertMayAccept(null, data, consent)
  else {
    try {
      assertMayAccept(usable, data, consent)
      // All sessions end, so the copy does not need them.
      usable.exec('DROP TABLE IF EXISTS sessions')
      return acceptIn(usable, data, copyBeside(usable, file, stamp), true)
    } catch (error) {
      if (!isUnusable(error)) throw error
    } finally {
      usable.close()
    }
  }
  const moved = moveAside(file, stamp)
  const database = connect(file, 'create')
  try {
    prepareDatabase(database, file)
    return acceptIn(database, data, moved, false)
  } finally {
    database.close()
  }
}

function assertMayAccept(
  usable: DatabaseSync | null,
  { file, keys, storeId }: StoreData,
  consent: Consent,
): void {
  const row = usable !== null && hasStoreTable(usable) ? readStoreRow(usable) : null
  const fileIdentity = readIdentity(identityPath(file))
  const id = row?.id ?? (typeof fileIdentity === 'string' ? null : fileIdentity.id)
  const undecryptable = usable !== null && isUndecryptable(usable, createRecordCipher(keys))
  assertConsent({ storeId, id, store: file, isUndecryptable: undecryptable }, consent)
}

function acceptIn(
  database: DatabaseSync,
  { file, keys, storeId }: StoreData,
  copy: string | null,
  wasUsable: boolean,
): Accepted {
  const cipher = createRecordCipher(keys)
  const found = readIdentity(identityPath(file))
  const identity = typeof found === 'string' ? null : found
  database.exec('PRAGMA synchronous = FULL')
  const { store, hasLimits } = inTransaction(database, () => {
    const row = hasStoreTable(database) ? readStoreRow(database) : null
    const generation = Math.max(row?.generation ?? 0, identity?.generation ?? 0) + 1
    const accepted = newStore('accepted', storeId ?? row?.id ?? identity?.id)
    return {
      store: { ...accepted, generation },
      hasLimits: makeAnew(database, cipher, { ...accepted, generation }, row),
    }
  })
  database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
  replaceIdentity(identityPath(file), { ...store, checkpointed: headerOf(file) })
  return { id: store.id, copy, lost: lossOf(wasUsable, hasLimits) }
}

/**
 * Keeps everything readable except sessions, because a signed-out one could return. Returns whether members' limits
 * were kept.
 */
function makeAnew(
  database: DatabaseSync,
  cipher: RecordCipher,
  store: Parameters<typeof beginLedger>[2],
  found: StoreRow | null,
): boolean {
  makeReplaceable(database)
  makeGuarding(database)
  const hasLimits = canOpenVault(database, cipher)
  if (!hasLimits) database.exec('DELETE FROM protection')
  const vault = openOrMakeVault(database, cipher)
  const addresses = found === null ? [] : addressesIn(found, vault)
  beginLedger(database, vault, store, addresses)
  return hasLimits
}

/**
 * Opens the file if it is an intact database of this program.
 * @throws Error when that cannot be found out, such as SQLITE_BUSY or an error of the disk
 */
function openUsable(file: string): DatabaseSync | null {
  if ((stateOf(file)?.size ?? 0n) === 0n) return null
  const database = connect(file, 'existing')
  try {
    prepareDatabase(database, file)
    const verdict = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    const isOurs = hasStoreTable(database) || hasEarlierTables(database)
    if (verdict === 'ok' && isOurs) return database
  } catch (error) {
    if (!isUnusable(error)) {
      database.close()
      throw error
    }
  }
  database.close()
  return null
}

function copyBeside(database: DatabaseSync, file: string, stamp: string): string {
  const copy = `${file}.before-${stamp}`
  writeFileSync(copy, '', { mode: 0o600 })
  database.prepare('VACUUM INTO ?').run(copy)
  return copy
}

function moveAside(file: string, stamp: string): string | null {
  const moved = ['', '-wal', '-shm'].filter((ending) => stateOf(`${file}${ending}`) !== null)
  for (const ending of moved) renameSync(`${file}${ending}`, `${file}.before-${stamp}${ending}`)
  return moved.length === 0 ? null : `${file}.before-${stamp}`
}

function lossOf(wasUsable: boolean, hasLimits: boolean): string {
  if (!wasUsable) {
    return 'every limit, break and reality check of members, every session, and which requests for money were sent'
  }
  if (!hasLimits) {
    return `every limit, break, reality check and counted deposit of members (${AUDIT_LOSS}), and every session`
  }
  return 'data that is missing in the file: limits, breaks and deposits of members since it was written, and all sessions'
}
