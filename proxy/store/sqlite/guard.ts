import { dirname } from 'node:path'
import { headerOf } from './file-watch.ts'
import type { FileWatch } from './file-watch.ts'
import {
  identityPath,
  raiseIdentity,
  readWritableIdentity,
  replaceIdentity,
  syncIdentity,
} from './identity-file.ts'
import type { KnownStore } from './identity-file.ts'
import { generationOfHeader } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { isDamage, reasonOf } from './sqlite-errors.ts'
import { makeFolder } from '../shared/make-folder.ts'
import { StoreFault } from '../shared/store-fault.ts'

/** Prevents the use of a store that was replaced or changed from outside. */
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
  /**
   * Call within it, after `verify`: reads all records if another program may have changed some.
   * @throws StoreFault
   */
  audit(): void
  /** Call within it, after its work. */
  advance(isDurable: boolean): void
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

export const olderStore = (file: string, found: number, expected: number): StoreFault =>
  new StoreFault(
    `${file} is older than it was: it has ${found} durable writes, and had ${expected} already.`,
  )

/** @param note called for each repair */
export function createGuard(
  file: string,
  ledger: Ledger,
  watch: FileWatch,
  opened: KnownStore,
  note: (reason: string) => void,
): Guard {
  const path = identityPath(file)
  let identity = opened
  let raised = opened
  let isSynced = true

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
      return generationOfHeader(headerOf(file), identity.generation)
    } catch (error) {
      if (!isDamage(error)) throw error
      return distrust(`${file} was overwritten while it was in use: ${reasonOf(error)}.`)
    }
  }
  const assertFiles = () => {
    if (!watch.look()) return
    const { checkpointed } = identity
    const found = readHeader()
    if (found < checkpointed) distrust(olderStore(file, found, checkpointed).message)
    identity = { ...identity, checkpointed: found }
  }
  const assertIdentity = () => {
    const found = readWritableIdentity(path)
    if (typeof found === 'string') {
      rewrite()
      note(`${path} was ${found}, and was written again from the store that is open.`)
      return
    }
    if (found.distrust !== null) throw new StoreFault(found.distrust)
    if (found.id !== identity.id || found.incarnation !== identity.incarnation) {
      throw new StoreFault(`${path} names another store than the one that is open.`)
    }
    const generation = Math.max(found.generation, identity.generation)
    identity = { ...identity, generation }
  }

  const raise = () => {
    const { generation, checkpointed } = raised
    if (identity.generation <= generation && identity.checkpointed <= checkpointed) return
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
      ledger.verify()
      const found = ledger.generation()
      if (found < identity.generation) throw olderStore(file, found, identity.generation)
    },
    audit: ledger.audit,
    advance: ledger.advance,
    after: () => {
      identity = { ...identity, generation: Math.max(identity.generation, ledger.generation()) }
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
