import { DatabaseSync } from 'node:sqlite'
import { createOperations } from '../../proxy/store/sqlite/operations.ts'
import type { OperationName } from '../../proxy/store/shared/operations.ts'
import type { RecordCipher } from '../../proxy/store/shared/record-cipher.ts'
import { durableOperations, writeBatch } from '../../proxy/store/sqlite/serving.ts'
import { writeStoreRow } from '../../proxy/store/sqlite/store-row.ts'
import { makeTables } from '../../proxy/store/sqlite/tables.ts'

const ADDRESS = 'https://backend.example'
const FULL = 2

let texts: { readonly place: string; readonly text: string }[] = []

/** Keeps texts in memory: encrypting takes most of the time of an operation, and is tested elsewhere. */
const cipher: RecordCipher = {
  seal: (text, place) => Buffer.from(String(texts.push({ place, text }) - 1)),
  open: (sealed, place) => {
    const entry = texts[Number(Buffer.from(sealed).toString())]
    return entry?.place === place ? entry.text : null
  },
  isCurrent: () => true,
}
const vault = { records: cipher, hashOf: (member: string) => `hash of ${member}` }
const store = { id: 'simulated', incarnation: 'simulated', begun: 'created', generation: 0 }

const database = new DatabaseSync(':memory:')
database.exec('PRAGMA synchronous = NORMAL')
makeTables(database)

let isSynced = false
const nothing = () => undefined
const guard = {
  beforeTransaction: nothing,
  verify: () => {
    // SQLite reads this pragma when it compiles the statement.
    isSynced = database.prepare('PRAGMA synchronous').get()?.['synchronous'] === FULL
  },
  advance: nothing,
  afterCommit: nothing,
  sync: nothing,
  knownStore: () => {
    throw new Error('The simulated disk has no identity file.')
  },
}
const operations = createOperations({ database, backendUrl: ADDRESS, cipher, vault, guard })

const simulated = {
  /** Performs an operation as the store's thread does: writes in a transaction, durable ones with a sync. */
  perform: (name: OperationName, args: readonly unknown[]): unknown => {
    const operate = operations[name] as (...args: readonly unknown[]) => unknown
    if (name.startsWith('get')) return operate(...args)
    const isDurable = durableOperations.has(name)
    const [result] = writeBatch(database, [() => operate(...args)], isDurable, guard)
    if (result === undefined || 'error' in result)
      throw new Error(`${name} failed.`, { cause: result?.error })
    return result.result
  },
  /** Whether SQLite synced the last write to disk. */
  lastWasSynced: () => isSynced,
}

/** The thread's only database in memory, emptied. */
export function emptyDatabase(): typeof simulated {
  database.exec('DELETE FROM money; DELETE FROM protection; DELETE FROM audit')
  texts = []
  writeStoreRow(database, store, vault, [ADDRESS])
  return simulated
}
