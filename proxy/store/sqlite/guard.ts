import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../shared/make-folder.ts'
import { StoreFault } from '../shared/store-errors.ts'
import { readFileHeader, isCorruption, reasonOf, watchFiles } from './database-file.ts'
import {
  identityPath,
  raiseIdentity,
  readIdentity,
  replaceIdentity,
  syncIdentity,
} from './identity-file.ts'
import type { KnownStore } from './identity-file.ts'
import { generationOfHeader, writeHeader } from './store-row.ts'

/** Prevents the use of a store that was deleted, replaced, or replaced by an older copy. */
export type Guard = {
  /**
   * Call before a transaction. Durable ones, and reads that guard money, are checked in full.
   * @throws StoreFault
   */
  before(isDurable: boolean): void
  /**
   * Call within it, before its work.
   * @throws StoreFault
   */
  verify(): void
  /** Counts a durable write: call within its transaction, after its work. */
  advance(): void
  /**
   * Call after its commit, before any answer.
   * @throws StoreFault
   */
  after(): void
  /** Writes the store's progress to the identity file, synced to disk. */
  sync(): void
  /** The current state, which a process that reopens the store expects. */
  known(): KnownStore
}

export const olderStore = (file: string, foundGeneration: number, expected: number): StoreFault =>
  new StoreFault(
    `${file} is older than it was: it has ${foundGeneration} durable writes, and had ${expected} already.`,
  )

/** @param note called for each repair */
export function createGuard(
  database: DatabaseSync,
  file: string,
  openedStore: KnownStore,
  note: (reason: string) => void,
): Guard {
  const path = identityPath(file)
  const watch = watchFiles(file)
  const read = database.prepare('SELECT incarnation, generation FROM store WHERE number = 1')
  const count = database.prepare(
    'UPDATE store SET generation = generation + 1 WHERE number = 1 RETURNING generation',
  )
  let identity = openedStore
  let raised = openedStore
  let isSynced = true
  /** As of the last `verify` or `advance`. */
  let { generation } = openedStore

  const rewrite = () => {
    makeFolder(dirname(path))
    replaceIdentity(path, identity)
  }
  const distrust = (reason: string): never => {
    identity = { ...identity, distrust: reason }
    rewrite()
    throw new StoreFault(reason)
  }
  const readHeader = (): number => {
    try {
      return generationOfHeader(readFileHeader(file), identity.generation)
    } catch (error) {
      if (!isCorruption(error)) throw error
      return distrust(`${file} was overwritten while it was in use: ${reasonOf(error)}.`)
    }
  }
  const assertFiles = () => {
    if (!watch.look()) return
    const { checkpointed } = identity
    const generation = readHeader()
    if (generation < checkpointed) distrust(olderStore(file, generation, checkpointed).message)
    identity = { ...identity, checkpointed: generation }
  }
  const assertIdentity = () => {
    const stored = readIdentity(path)
    if (typeof stored === 'string') {
      rewrite()
      note(`${path} was ${stored}, and was written again from the store that is open.`)
      return
    }
    if (stored.distrust !== null) throw new StoreFault(stored.distrust)
    if (stored.id !== identity.id || stored.incarnation !== identity.incarnation) {
      throw new StoreFault(`${path} names another store than the one that is open.`)
    }
    identity = { ...identity, generation: Math.max(stored.generation, identity.generation) }
  }
  const raise = () => {
    if (identity.generation <= raised.generation && identity.checkpointed <= raised.checkpointed) {
      return
    }
    raiseIdentity(path, identity)
    raised = identity
    isSynced = false
  }

  return {
    before: (isDurable) => {
      if (isDurable) assertIdentity()
      assertFiles()
    },
    verify: () => {
      const row = read.get()
      if (row?.['incarnation'] !== identity.incarnation) {
        throw new StoreFault(`${file} is another store than the one that was opened.`)
      }
      generation = Number(row['generation'])
      if (generation < identity.generation) {
        throw olderStore(file, generation, identity.generation)
      }
    },
    advance: () => {
      generation = Number(count.get()?.['generation'])
      writeHeader(database, generation)
    },
    after: () => {
      identity = { ...identity, generation: Math.max(identity.generation, generation) }
      raise()
      assertFiles()
    },
    sync: () => {
      raise()
      if (!isSynced) syncIdentity(path)
      isSynced = true
    },
    known: () => identity,
  }
}
