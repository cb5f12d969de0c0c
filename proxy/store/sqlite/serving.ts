import type { DatabaseSync } from 'node:sqlite'
import { setInterval } from 'node:timers'
import type { OperationName } from '../shared/operations.ts'
import { StoreFault } from '../shared/store-errors.ts'
import { isBusy, isCorruption, reasonOf } from './database-file.ts'
import type { Guard } from './guard.ts'
import type { OpenStore } from './opening.ts'
import { createOperations } from './operations.ts'
import { now } from './protocol.ts'
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

const erasing: ReadonlySet<OperationName> = new Set(['removeSession', 'revokeSessions'])

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
 * @throws StoreFault when the store is not the opened one; nothing counts as done
 */
export function writeBatch(
  database: DatabaseSync,
  writes: readonly (() => unknown)[],
  isDurable: boolean,
  guard: Guard,
): readonly WriteResult[] {
  guard.before(isDurable)
  if (isDurable) database.exec('PRAGMA synchronous = FULL')
  try {
    database.exec('BEGIN IMMEDIATE')
    return writeAll(database, writes, isDurable, guard)
  } finally {
    if (isDurable) database.exec('PRAGMA synchronous = NORMAL')
  }
}

function writeAll(
  database: DatabaseSync,
  writes: readonly (() => unknown)[],
  isDurable: boolean,
  guard: Guard,
): readonly WriteResult[] {
  try {
    guard.verify()
    const results = writes.map((write) => writeOne(database, write))
    if (isDurable) guard.advance()
    database.exec('COMMIT')
    guard.after()
    return results
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    if (error instanceof StoreFault) throw error
    return writes.map(() => ({ error }))
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
  take(call: StoreCall): void
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
  let writes: StoreCall[] = []
  let fault: string | null = null
  let cancelWrite: (() => void) | null = null
  let checkpoint: NodeJS.Timeout | null = null

  const tell = ({ id }: StoreCall, result: WriteResult) => {
    reply('error' in result ? { id, failure: reasonOf(result.error) } : { id, ...result })
  }
  const stop = () => {
    clearInterval(watching)
    cancelWrite?.()
    if (checkpoint !== null) clearTimeout(checkpoint)
  }
  /** Whether the error is a fault of the store, which is then refused. */
  const isFault = (error: unknown): boolean => {
    const isStoreFault = error instanceof StoreFault
    if (!isStoreFault && !isCorruption(error)) return false
    if (fault !== null) return true
    fault = isStoreFault ? error.message : `${file} is damaged: ${reasonOf(error)}.`
    stop()
    onFault(fault)
    for (const { id } of writes) reply({ id, failure: fault })
    writes = []
    return true
  }
  const guarded = (work: () => void) => {
    try {
      guard.before(true)
      work()
    } catch (error) {
      if (!isFault(error)) throw error
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
  const watching = setInterval(() => {
    try {
      guarded(() => inSnapshot(() => undefined))
      guard.sync()
    } catch {
      // The caller gets the reason.
    }
  }, WATCH_MS)

  const planCheckpoint = () => {
    checkpoint ??= setTimeout(emptyLog, CHECKPOINT_DELAY_MS)
  }
  const emptyLog = () => {
    checkpoint = null
    try {
      guarded(() => {
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
    if (name === 'probe') guard.before(true)
    const operate = operations[name] as (...args: readonly unknown[]) => unknown
    return operate(...args)
  }
  const read = (call: StoreCall) => {
    const guardsMoney = call.name === 'getProtection'
    try {
      if (guardsMoney) guard.before(true)
      tell(call, { result: guardsMoney ? inSnapshot(() => perform(call)) : perform(call) })
    } catch (error) {
      isFault(error)
      tell(call, { error })
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
    const at = now()
    writes = writes.filter(({ deadline }) => deadline >= at)
    const batch = writes.slice(0, MAX_BATCH)
    if (batch.length === 0) return
    const isDurable = batch.some(({ name }) => durableOperations.has(name))
    let results: readonly WriteResult[]
    try {
      const tasks = batch.map((call) => () => perform(call))
      results = writeBatch(database, tasks, isDurable, guard)
    } catch (error) {
      if (isFault(error)) return
      if (isBusy(error)) {
        planWrite(BUSY_RETRY_MS)
        return
      }
      results = batch.map(() => ({ error }))
    }
    writes = writes.slice(batch.length)
    for (const [index, call] of batch.entries()) tell(call, results[index] ?? { error: null })
    if (results.some((result) => 'error' in result && isFault(result.error))) return
    if (batch.some(({ name }) => erasing.has(name))) planCheckpoint()
    if (writes.length > 0) planWrite()
  }

  return {
    take: (call) => {
      if (fault !== null) reply({ id: call.id, failure: fault })
      else if (call.name.startsWith('get')) read(call)
      else {
        writes.push(call)
        // Deferred, so that further writes join the transaction.
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
