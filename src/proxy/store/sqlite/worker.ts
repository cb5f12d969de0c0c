import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { isBusy, openDatabase } from './database.ts'
import { createOperations } from './operations.ts'
import type { OperationName, Operations } from './operations.ts'
import { now } from './protocol.ts'
import type { Ask, Reply, WorkerData } from './protocol.ts'
import { createRecordCipher } from './record-cipher.ts'

const BUSY_RETRY_MS = 5
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

/** Reads at once; writes one after another, and waits while another process holds the lock. */
function serve(database: DatabaseSync, operations: Operations) {
  const writes: Ask[] = []
  let retry: NodeJS.Timeout | null = null
  let checkpoint: NodeJS.Timeout | null = null

  const emptyLog = () => {
    checkpoint = null
    if (!isLogEmptied(database)) planCheckpoint()
  }
  const planCheckpoint = () => {
    checkpoint ??= setTimeout(emptyLog, CHECKPOINT_DELAY_MS)
  }

  /** False when the lock was held and the call has time left. */
  const perform = ({ id, name, taken, deadline }: Ask): boolean => {
    if (now() > deadline) return true
    try {
      const operate = operations[name] as (...taken: unknown[]) => unknown
      reply({ id, given: operate(...taken) })
      if (name === 'removeSession') planCheckpoint()
    } catch (error) {
      if (isBusy(error)) return false
      reply({ id, failure: reasonOf(error) })
    }
    return true
  }
  const write = () => {
    retry = null
    for (let first = writes[0]; first !== undefined; first = writes[0]) {
      if (!perform(first)) {
        retry = setTimeout(write, BUSY_RETRY_MS)
        return
      }
      writes.shift()
    }
  }
  const isRead = (name: OperationName) => name.startsWith('get')

  parentPort?.on('message', (ask: Ask | 'close') => {
    if (ask === 'close') {
      if (retry !== null) clearTimeout(retry)
      if (checkpoint !== null) clearTimeout(checkpoint)
      database.close()
      parentPort?.close()
    } else if (isRead(ask.name)) {
      perform(ask)
    } else {
      writes.push(ask)
      if (retry === null) write()
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
