import type { Store } from '../../ports/ports.ts'
import { createGuardedStore } from '../shared/guarded-store.ts'
import { createLaterWrites } from '../shared/later-writes.ts'
import type { StoreCalls } from '../shared/operations.ts'
import { createSessionStore } from '../shared/session-store.ts'
import { normalizeBackendUrl, createNameHasher } from '../shared/name-hashes.ts'
import { createRecordCipher } from '../shared/record-cipher.ts'
import { UnexpectedStoreError } from '../shared/store-errors.ts'
import { createRemovedSessions } from './removed-sessions.ts'
import { createSessionReader } from './session-reader.ts'
import type { SessionReader } from './session-reader.ts'
import { startWorker } from './worker-client.ts'

export type SqliteStoreOptions = {
  readonly file: string
  /** Encryption keys; the first encrypts, all decrypt. */
  readonly keys: readonly Uint8Array[]
  readonly clock: { now(): number }
  /** Sessions and requests belong to one backend. */
  readonly backendUrl: string
  /** The value of STORE_ID; null: any id. */
  readonly storeId?: string | null
  /** Receives why the store must not be used, why a record is undecryptable, and why writes are postponed. */
  readonly warn: (reason: string) => void
  /** Receives sentences about the progress of opening and about repairs. */
  readonly tell?: (event: StoreEvent, sentence: string) => void
  readonly signal?: AbortSignal
}

export type StoreEvent = 'store_waiting' | 'store_mended' | 'store_ready'

/**
 * The proxy's store in an SQLite file that survives restarts and may be shared by processes. Mode 0600; random ids
 * are stored as SHA-256, members and counter keys as HMAC, sessions and answers encrypted. Resolves when the file is
 * open, however long that takes, or when it must not be used: every call then rejects with `UnexpectedStoreError`, and
 * the file is checked until it is the expected one. Rejects when the file cannot be opened.
 */
export async function createSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { file, keys, storeId = null, clock, backendUrl, warn, tell = () => undefined } = options
  const { signal = new AbortController().signal } = options
  const cipher = createRecordCipher(keys)
  const hashName = createNameHasher(keys, normalizeBackendUrl(backendUrl))
  let reader: SessionReader | null = null
  let onReady = (): void => undefined
  /** Pending while sessions may not be read, because a removed one may be among them. */
  let opening = Promise.resolve()
  const thread = await startWorker(
    { file, keys, storeId, backendUrl: normalizeBackendUrl(backendUrl) },
    {
      onReady: ({ id, generation }) => {
        tell('store_ready', `The store ${id} is open, with ${generation} durable writes.`)
        onReady()
      },
      onFault: (reason) => {
        reader?.close()
        reader = null
        warn(new UnexpectedStoreError(reason).message)
      },
      onWaiting: (sentence) => tell('store_waiting', sentence),
      onNote: (sentence) => tell('store_mended', sentence),
    },
    signal,
  )
  const worker: StoreCalls = {
    call: (name, ...args) => thread.call(name, ...args).finally(() => reader?.refresh()),
  }
  const readSession = async (hash: string) => {
    await opening
    try {
      if (reader !== null) return reader.read(hash)
    } catch {
      // Blocks only the worker's thread.
    }
    return worker.call('getSession', hash)
  }
  // Usable before the store is open, because a logout is answered then, too.
  const removedSessions = createRemovedSessions(`${file}.removed`, () => reader?.refresh())
  const laterWrites = createLaterWrites(worker, removedSessions, clock, warn)
  const openReader = async () => {
    await laterWrites.removeRemaining(removedSessions.read())
    reader?.close()
    reader = thread.isOpen() ? createSessionReader(file, cipher) : null
  }
  onReady = () => {
    opening = opening
      .then(openReader)
      .catch((error: unknown) => warn(`Beside the store's thread: ${String(error)}`))
  }
  if (thread.isOpen()) {
    const firstOpening = openReader()
    opening = firstOpening.catch(() => undefined)
    await firstOpening.catch(async (error: unknown) => {
      await thread.close()
      throw error
    })
  }
  const sessions = createSessionStore(worker, {
    clock,
    backendUrl,
    laterWrites,
    read: readSession,
    remove: laterWrites.removeSession,
    warn,
  })

  return {
    sessions,
    ...createGuardedStore(worker, laterWrites, { hashName, clock, backendUrl }),
    check: () => worker.call('probe'),
    close: async () => {
      onReady = () => undefined
      await opening
      await laterWrites.close()
      reader?.close()
      reader = null
      await Promise.all([thread.close(), removedSessions.close()])
    },
  }
}
