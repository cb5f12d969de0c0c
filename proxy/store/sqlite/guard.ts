import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../shared/make-folder.ts'
import { StoreFaultError } from '../shared/store-errors.ts'
import { readFileHeader, isCorruption, reasonOf, watchFiles } from './database-file.ts'
import {
  identityPath,
  advanceIdentity,
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
   * @throws StoreFaultError
   */
  beforeTransaction(isDurable: boolean): void
  /**
   * Call within it, before its work.
   * @throws StoreFaultError
   */
  verify(): void
  /** Counts a durable write: call within its transaction, after its work. */
  advance(): void
  /**
   * Call after its commit, before any answer.
   * @throws StoreFaultError
   */
  afterCommit(): void
  /** Writes the store's progress to the identity file, synced to disk. */
  sync(): void
  /** The current state, which a process that reopens the store expects. */
  knownStore(): KnownStore
}

export const olderStore = (
  file: string,
  foundGeneration: number,
  expected: number,
): StoreFaultError =>
  new StoreFaultError(
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
  const selectProgress = database.prepare(
    'SELECT incarnation, generation FROM store WHERE number = 1',
  )
  const incrementGeneration = database.prepare(
    'UPDATE store SET generation = generation + 1 WHERE number = 1 RETURNING generation',
  )
  let identity = openedStore
  let savedIdentity = openedStore
  let isSynced = true
  /** The generation at the last `verify` or `advance`. */
  let { generation } = openedStore

  const rewrite = () => {
    makeFolder(dirname(path))
    replaceIdentity(path, identity)
  }
  const distrust = (reason: string): never => {
    identity = { ...identity, distrust: reason }
    rewrite()
    throw new StoreFaultError(reason)
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
    if (!watch.wasMainFileWritten()) return
    const { checkpointed } = identity
    const generation = readHeader()
    if (generation < checkpointed) distrust(olderStore(file, generation, checkpointed).message)
    identity = { ...identity, checkpointed: generation }
  }
  const assertIdentity = () => {
    const storedIdentity = readIdentity(path)
    if (typeof storedIdentity === 'string') {
      rewrite()
      note(`${path} was ${storedIdentity}, and was written again from the store that is open.`)
      return
    }
    if (storedIdentity.distrust !== null) throw new StoreFaultError(storedIdentity.distrust)
    if (storedIdentity.id !== identity.id || storedIdentity.incarnation !== identity.incarnation) {
      throw new StoreFaultError(`${path} names another store than the one that is open.`)
    }
    identity = { ...identity, generation: Math.max(storedIdentity.generation, identity.generation) }
  }
  const saveProgress = () => {
    if (
      identity.generation <= savedIdentity.generation &&
      identity.checkpointed <= savedIdentity.checkpointed
    ) {
      return
    }
    advanceIdentity(path, identity)
    savedIdentity = identity
    isSynced = false
  }

  return {
    beforeTransaction: (isDurable) => {
      if (isDurable) assertIdentity()
      assertFiles()
    },
    verify: () => {
      const row = selectProgress.get()
      if (row?.['incarnation'] !== identity.incarnation) {
        throw new StoreFaultError(`${file} is another store than the one that was opened.`)
      }
      generation = Number(row['generation'])
      if (generation < identity.generation) {
        throw olderStore(file, generation, identity.generation)
      }
    },
    advance: () => {
      generation = Number(incrementGeneration.get()?.['generation'])
      writeHeader(database, generation)
    },
    afterCommit: () => {
      identity = { ...identity, generation: Math.max(identity.generation, generation) }
      saveProgress()
      assertFiles()
    },
    sync: () => {
      saveProgress()
      if (!isSynced) syncIdentity(path)
      isSynced = true
    },
    knownStore: () => identity,
  }
}
