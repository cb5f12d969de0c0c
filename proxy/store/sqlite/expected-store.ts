import { CORRECT_STORE_ID, StoreFaultError } from '../shared/store-errors.ts'
import { timeOf } from '../shared/time-of.ts'
import { readFileHeader, readFileState } from './database-file.ts'
import { olderStore } from './guard.ts'
import {
  createIdentity,
  identityPath,
  newStore,
  readIdentity,
  replaceIdentity,
} from './identity-file.ts'
import type { KnownStore } from './identity-file.ts'
import type { WorkerData } from './protocol.ts'
import { generationOfHeader } from './store-row.ts'
import type { StoreRow } from './store-row.ts'

export type StoredIdentity = KnownStore | 'missing' | 'unreadable'

/** Whether recreating the file loses no limit: it was created but has no durable write yet. */
export const isUnusedStore = (
  identity: StoredIdentity,
  { storeId }: Pick<WorkerData, 'storeId'>,
): boolean => typeof identity !== 'string' && identity.generation === 0 && storeId === null

/** Files that a store leaves. */
const fileEndings = ['', '-wal', '.removed']

/**
 * The identity of the store that belongs here. That of a new store is on disk before the file is created, so that an
 * interrupted start can be repeated.
 * @throws StoreFaultError when another one is expected, or no process may use it
 */
export function resolveIdentity(data: WorkerData, note: (reason: string) => void): StoredIdentity {
  const { file, storeId, expectedStore } = data
  const path = identityPath(file)
  const storedIdentity = readIdentity(path)
  if (typeof storedIdentity === 'string' && expectedStore !== null) {
    replaceIdentity(path, expectedStore)
    note(`${path} was ${storedIdentity}, and was written again from memory.`)
    return expectedStore
  }
  const isFolderUnused = () =>
    fileEndings.every((ending) => readFileState(`${file}${ending}`) === null)
  if (storedIdentity === 'missing' && storeId === null && isFolderUnused()) {
    createIdentity(path, newStore('created'))
  }
  const identity = typeof storedIdentity === 'string' ? readIdentity(path) : storedIdentity
  if (typeof identity === 'string') return identity
  if (identity.distrust !== null) throw new StoreFaultError(identity.distrust)
  if (storeId !== null && identity.id !== storeId) {
    throw new StoreFaultError(
      `STORE_ID is ${storeId}, but ${path} names the store ${identity.id}. ${CORRECT_STORE_ID}`,
    )
  }
  return identity
}

/** @throws StoreFaultError when the file is missing, empty, or replaced by an older one */
export function assertFile({ file, storeId }: WorkerData, identity: StoredIdentity): void {
  const state = readFileState(file)
  if (state === null || state.size === 0n) {
    const problem = state === null ? 'missing' : 'empty'
    throw new StoreFaultError(`${file} is ${problem}: ${evidenceOf(file, storeId, identity)}.`)
  }
  if (typeof identity === 'string') return
  // The header is of the main file alone: with a newer write-ahead log an older file would look newer.
  const headerGeneration = generationOfHeader(readFileHeader(file), identity.generation)
  if (headerGeneration < identity.checkpointed)
    throw olderStore(file, headerGeneration, identity.checkpointed)
}

function evidenceOf(file: string, storeId: string | null, identity: StoredIdentity): string {
  if (typeof identity !== 'string') {
    return `${identityPath(file)} says that it had ${identity.generation} durable writes`
  }
  if (identity === 'unreadable') return `${identityPath(file)} exists, and cannot be read`
  if (storeId !== null) return `STORE_ID names the store ${storeId}`
  return 'what stands in the folder shows that it was used, or another program made it'
}

/** @throws StoreFaultError when the file does not match identity, STORE_ID or this process, or is older than they are */
export function assertIdentity(
  row: StoreRow,
  identity: StoredIdentity,
  { file, storeId, expectedStore }: WorkerData,
): void {
  if (typeof identity !== 'string') {
    if (identity.id !== row.id) {
      throw new StoreFaultError(
        `${file} is the store ${row.id}, but ${identityPath(file)} names the store ${identity.id}.`,
      )
    }
    if (identity.incarnation !== row.incarnation) {
      throw new StoreFaultError(
        `${file} is an earlier or a later store than ${identityPath(file)} names (${row.begun}, not ${identity.begun}).`,
      )
    }
    if (row.generation < identity.generation) {
      throw olderStore(file, row.generation, identity.generation)
    }
  }
  if (storeId !== null && storeId !== row.id) {
    throw new StoreFaultError(
      `STORE_ID is ${storeId}, but ${file} is the store ${row.id}. ${CORRECT_STORE_ID}`,
    )
  }
  if (expectedStore === null || expectedStore.generation === 0) return
  if (expectedStore.incarnation === row.incarnation) {
    if (row.generation >= expectedStore.generation) return
    throw olderStore(file, row.generation, expectedStore.generation)
  }
  const isAccepted =
    row.begun.startsWith('accepted ') && timeOf(row.begun) > timeOf(expectedStore.begun)
  if (isAccepted) return
  const reason = `${file} is a new store: another one was lost, which a process still uses.`
  replaceIdentity(identityPath(file), { ...row, checkpointed: 0, distrust: reason })
  throw new StoreFaultError(reason)
}
