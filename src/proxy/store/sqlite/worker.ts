import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { isBusy, openDatabase } from './database.ts'
import { createOperations } from './operations.ts'
import type { OperationName, Operations } from './operations.ts'
import { now } from './protocol.ts'
import type { Ask, Reply, WorkerData } from './protocol.ts'
import { createRecordCipher } from './record-cipher.ts'
import { writeTogether } from './transaction.ts'
import type { WriteResult } from './transaction.ts'

/** What is answered for when it was performed: a loss of power does not undo it. */
const durable: ReadonlySet<OperationName> = new Set(['beginMoney', 'performProtection'])
const BUSY_RETRY_MS = 5
const MAX_BATCH = 128
/** Removed records stay in the write-ahead log until it is emptied. */
const CHECKPOINT_DELAY_MS = 250

const reply = (message: Reply) => parentPort?.postMessage(message)
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'no error')

/** False when another process holds a lock, or the disk is full. */
function isLogEmptied(database: DatabaseSync): boolean {
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0
  } catch {
    return false
  }
}

/** Reads at once; writes together, as many as have come, and waits while another process writes. */
function serve(database: DatabaseSync, operations: Operations) {
  let writes: Ask[] = []
  let cancelWrite: (() => void) | null = null
  let checkpoint: NodeJS.Timeout | null = null

  const emptyLog = () => {
    checkpoint = null
    if (!isLogEmptied(database)) planCheckpoint()
  }
  const planCheckpoint = () => {
    checkpoint ??= setTimeout(emptyLog, CHECKPOINT_DELAY_MS)
  }
  const perform = ({ name, taken }: Ask): unknown => {
    const operate = operations[name] as (...taken: readonly unknown[]) => unknown
    return operate(...taken)
  }
  const tell = ({ id }: Ask, result: WriteResult) => {
    reply('error' in result ? { id, failure: reasonOf(result.error) } : { id, ...result })
  }
  const read = (ask: Ask) => {
    try {
      tell(ask, { given: perform(ask) })
    } catch (error) {
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
    const isDurable = batch.some(({ name }) => durable.has(name))
    let results: readonly WriteResult[]
    try {
      const performed = batch.map((ask) => () => perform(ask))
      results = writeTogether(database, performed, isDurable)
    } catch (error) {
      if (isBusy(error)) {
        planWrite(BUSY_RETRY_MS)
        return
      }
      results = batch.map(() => ({ error }))
    }
    writes = writes.slice(batch.length)
    for (const [index, ask] of batch.entries()) tell(ask, results[index] ?? { error: null })
    if (batch.some(({ name }) => name === 'removeSession')) planCheckpoint()
    if (writes.length > 0) planWrite(0)
  }

  parentPort?.on('message', (ask: Ask | 'close') => {
    if (ask === 'close') {
      // What came before is written first.
      if (cancelWrite !== null) write()
      cancelWrite?.()
      if (checkpoint !== null) clearTimeout(checkpoint)
      database.close()
      parentPort?.close()
    } else if (ask.name.startsWith('get')) {
      read(ask)
    } else {
      writes.push(ask)
      // Not at once: what else has come goes into the same transaction.
      if (cancelWrite === null) planWrite(0)
    }
  })
}

try {
  const { file, keys } = workerData as WorkerData
  const database = await openDatabase(file)
  serve(database, createOperations(database, createRecordCipher(keys)))
  reply('ready')
} catch (error) {
  reply({ unusable: reasonOf(error) })
  parentPort?.close()
}
