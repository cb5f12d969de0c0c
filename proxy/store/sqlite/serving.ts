import { setInterval } from 'node:timers'
import type { OpenStore } from './opening.ts'
import { createOperations } from './operations.ts'
import { now } from './protocol.ts'
import type { Ask, Reply } from './protocol.ts'
import { isBusy, isDamage, reasonOf } from './sqlite-errors.ts'
import { StoreFault } from '../shared/store-fault.ts'
import { writeTogether } from './transaction.ts'
import type { WriteResult } from './transaction.ts'
import type { OperationName } from '../shared/operations.ts'

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

export type Serving = {
  take(ask: Ask): void
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
): Serving {
  const { database, guard } = store
  const operations = createOperations(store)
  let writes: Ask[] = []
  let fault: string | null = null
  let cancelWrite: (() => void) | null = null
  let checkpoint: NodeJS.Timeout | null = null

  const tell = ({ id }: Ask, result: WriteResult) => {
    reply('error' in result ? { id, failure: reasonOf(result.error) } : { id, ...result })
  }
  const fail = (reason: string) => {
    if (fault !== null) return
    fault = reason
    clearInterval(watching)
    cancelWrite?.()
    if (checkpoint !== null) clearTimeout(checkpoint)
    onFault(reason)
    for (const ask of writes) reply({ id: ask.id, failure: reason })
    writes = []
  }
  const isFault = (error: unknown): boolean => {
    if (error instanceof StoreFault) fail(error.message)
    else if (isDamage(error)) fail(`${file} is damaged: ${reasonOf(error)}.`)
    else return false
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
  /** Reads in one snapshot in which every guarding row is unchanged from outside. */
  const inSnapshot = <Result>(read: () => Result): Result => {
    database.exec('BEGIN')
    try {
      guard.verify()
      guard.audit()
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
  const planCheckpoint = () => {
    checkpoint ??= setTimeout(emptyLog, CHECKPOINT_DELAY_MS)
  }
  const perform = ({ name, taken }: Ask): unknown => {
    // Ready means that money can be sent, so the probe gets the full check.
    if (name === 'probe') guard.before(true)
    const operate = operations[name] as (...taken: readonly unknown[]) => unknown
    return operate(...taken)
  }
  const read = (ask: Ask) => {
    try {
      if (ask.name === 'getProtection') guard.before(true)
      const result = ask.name === 'getProtection' ? inSnapshot(() => perform(ask)) : perform(ask)
      tell(ask, { result })
    } catch (error) {
      isFault(error)
      tell(ask, { error })
    }
  }
  const planWrite = (delayMs: number) => {
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
      const performed = batch.map((ask) => () => perform(ask))
      results = writeTogether(database, performed, isDurable, guard)
    } catch (error) {
      if (isFault(error)) return
      if (isBusy(error)) {
        planWrite(BUSY_RETRY_MS)
        return
      }
      results = batch.map(() => ({ error }))
    }
    writes = writes.slice(batch.length)
    for (const [index, ask] of batch.entries()) tell(ask, results[index] ?? { error: null })
    if (results.some((result) => 'error' in result && isFault(result.error))) return
    if (batch.some(({ name }) => erasing.has(name))) planCheckpoint()
    if (writes.length > 0) planWrite(0)
  }

  return {
    take: (ask) => {
      if (fault !== null) reply({ id: ask.id, failure: fault })
      else if (ask.name.startsWith('get')) read(ask)
      else {
        writes.push(ask)
        // Deferred, so that further writes join the transaction.
        if (cancelWrite === null) planWrite(0)
      }
    },
    close: () => {
      // Earlier writes come first.
      if (cancelWrite !== null) write()
      cancelWrite?.()
      clearInterval(watching)
      if (checkpoint !== null) clearTimeout(checkpoint)
      database.close()
    },
  }
}
