import type { DatabaseSync } from 'node:sqlite'
import { setInterval } from 'node:timers'
import type { OperationName } from '../shared/operations.ts'
import { StoreFaultError } from '../shared/store-errors.ts'
import { isBusy, isCorruption, reasonOf } from './database-file.ts'
import type { Guard } from './guard.ts'
import type { OpenStore } from './opening.ts'
import { createOperations } from './operations.ts'
import { sharedNow } from './protocol.ts'
import type { StoreCall, Reply } from './protocol.ts'

/**
 * Operations that are synced to disk before they are answered, so that a power failure does not undo them. A money
 * request is sent, and a member's decision or logout acknowledged, only afterwards.
 */
export const durableOperations: ReadonlySet<OperationName> = new Set<OperationName>([
  'beginMoney',
  'performProtection',
  'removeSession',
  'revokeSessions',
])

const erasingOperations: ReadonlySet<OperationName> = new Set(['removeSession', 'revokeSessions'])

const BUSY_RETRY_MS = 5
const MAX_BATCH = 128
/** Removed records stay in the write-ahead log until a checkpoint. */
const CHECKPOINT_DELAY_MS = 250
const WATCH_MS = 250

export type WriteResult = { readonly result: unknown } | { readonly error: unknown }

/**
 * Runs writes in one transaction with one disk sync. Each write succeeds or fails alone, unless the disk fails.
 * @param isDurable true: on disk when this returns
 * @throws Error when the transaction cannot begin because another process has the lock; nothing was done
 * @throws StoreFaultError when the store is not the opened one; nothing counts as done
 */
export function writeBatch(
  database: DatabaseSync,
  pendingWrites: readonly (() => unknown)[],
  isDurable: boolean,
  guard: Guard,
): readonly WriteResult[] {
  guard.beforeTransaction(isDurable)
  if (isDurable) database.exec('PRAGMA synchronous = FULL')
  try {
    database.exec('BEGIN IMMEDIATE')
    return writeAll(database, pendingWrites, isDurable, guard)
  } finally {
    if (isDurable) database.exec('PRAGMA synchronous = NORMAL')
  }
}

function writeAll(
  database: DatabaseSync,
  pendingWrites: readonly (() => unknown)[],
  isDurable: boolean,
  guard: Guard,
): readonly WriteResult[] {
  try {
    guard.verify()
    const results = pendingWrites.map((write) => writeOne(database, write))
    if (isDurable) guard.advance()
    database.exec('COMMIT')
    guard.afterCommit()
    return results
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    if (error instanceof StoreFaultError) throw error
    return pendingWrites.map(() => ({ error }))
  }
}

/** @throws Error when SQLite has ended the transaction, for example on a full disk */
function writeOne(database: DatabaseSync, write: () => unknown): WriteResult {
  database.exec('SAVEPOINT one')
  try {
    const result = write()
    database.exec('RELEASE one')
    return { result }
  } catch (error) {
    if (!database.isTransaction) throw error
    database.exec('ROLLBACK TO one; RELEASE one')
    return { error }
  }
}

export type StoreServer = {
  handle(call: StoreCall): void
  /** Stops and closes the file. Pending writes are done first, unless the store must not be used. */
  close(): void
}

/**
 * Reads at once and batches writes; waits while another process writes.
 * @param onFault called once when the store must not be used; everything is refused from then on
 */
export function serve(
  store: OpenStore,
  file: string,
  reply: (message: Reply) => void,
  onFault: (reason: string) => void,
): StoreServer {
  const { database, guard } = store
  const operations = createOperations(store)
  let pendingWrites: StoreCall[] = []
  let fault: string | null = null
  let cancelWrite: (() => void) | null = null
  let checkpointTimer: NodeJS.Timeout | null = null

  const answer = ({ id }: StoreCall, result: WriteResult) => {
    if ('error' in result) reply({ kind: 'failure', id, reason: reasonOf(result.error) })
    else reply({ kind: 'result', id, ...result })
  }
  const stop = () => {
    clearInterval(watchTimer)
    cancelWrite?.()
    if (checkpointTimer !== null) clearTimeout(checkpointTimer)
  }
  /** Refuses the store if the error is a fault of it; returns whether it is. */
  const refuseIfFault = (error: unknown): boolean => {
    const isStoreFault = error instanceof StoreFaultError
    if (!isStoreFault && !isCorruption(error)) return false
    if (fault !== null) return true
    fault = isStoreFault ? error.message : `${file} is damaged: ${reasonOf(error)}.`
    stop()
    onFault(fault)
    for (const { id } of pendingWrites) reply({ kind: 'failure', id, reason: fault })
    pendingWrites = []
    return true
  }
  const runGuarded = (work: () => void) => {
    try {
      guard.beforeTransaction(true)
      work()
    } catch (error) {
      if (!refuseIfFault(error)) throw error
    }
  }
  /** Reads in one snapshot of the store that was opened. */
  const inSnapshot = <Result>(read: () => Result): Result => {
    database.exec('BEGIN')
    try {
      guard.verify()
      return read()
    } finally {
      if (database.isTransaction) database.exec('ROLLBACK')
    }
  }
  const watchTimer = setInterval(() => {
    try {
      runGuarded(() => inSnapshot(() => undefined))
      guard.sync()
    } catch {
      // The caller gets the reason.
    }
  }, WATCH_MS)

  const planCheckpoint = () => {
    checkpointTimer ??= setTimeout(truncateLog, CHECKPOINT_DELAY_MS)
  }
  const truncateLog = () => {
    checkpointTimer = null
    try {
      runGuarded(() => {
        const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
        // Another process has a lock.
        if (busy !== 0) planCheckpoint()
      })
    } catch {
      // Whatever failed, such as a full disk, may work later.
      planCheckpoint()
    }
  }
  const perform = ({ name, args }: StoreCall): unknown => {
    // Ready means that money can be sent, so the probe gets the full check.
    if (name === 'probe') guard.beforeTransaction(true)
    const operate = operations[name] as (...args: readonly unknown[]) => unknown
    return operate(...args)
  }
  const read = (call: StoreCall) => {
    const guardsMoney = call.name === 'getProtection'
    try {
      if (guardsMoney) guard.beforeTransaction(true)
      answer(call, { result: guardsMoney ? inSnapshot(() => perform(call)) : perform(call) })
    } catch (error) {
      refuseIfFault(error)
      answer(call, { error })
    }
  }
  const planWrite = (delayMs = 0) => {
    if (cancelWrite !== null) return
    if (delayMs > 0) {
      const timer = setTimeout(write, delayMs)
      cancelWrite = () => clearTimeout(timer)
    } else {
      const immediate = setImmediate(write)
      cancelWrite = () => clearImmediate(immediate)
    }
  }
  const write = () => {
    cancelWrite = null
    const at = sharedNow()
    pendingWrites = pendingWrites.filter(({ deadline }) => deadline >= at)
    const batch = pendingWrites.slice(0, MAX_BATCH)
    if (batch.length === 0) return
    const isDurable = batch.some(({ name }) => durableOperations.has(name))
    let results: readonly WriteResult[]
    try {
      const tasks = batch.map((call) => () => perform(call))
      results = writeBatch(database, tasks, isDurable, guard)
    } catch (error) {
      if (refuseIfFault(error)) return
      if (isBusy(error)) {
        planWrite(BUSY_RETRY_MS)
        return
      }
      results = batch.map(() => ({ error }))
    }
    pendingWrites = pendingWrites.slice(batch.length)
    for (const [index, call] of batch.entries()) answer(call, results[index] ?? { error: null })
    if (results.some((result) => 'error' in result && refuseIfFault(result.error))) return
    if (batch.some(({ name }) => erasingOperations.has(name))) planCheckpoint()
    if (pendingWrites.length > 0) planWrite()
  }

  return {
    handle: (call) => {
      if (fault !== null) reply({ kind: 'failure', id: call.id, reason: fault })
      else if (call.name.startsWith('get')) read(call)
      else {
        pendingWrites.push(call)
        // Writes are deferred, so that further ones join the transaction.
        planWrite()
      }
    },
    close: () => {
      // Earlier writes come first.
      if (cancelWrite !== null) write()
      stop()
      database.close()
    },
  }
}
