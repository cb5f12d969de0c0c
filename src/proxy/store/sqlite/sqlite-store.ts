import { createHash, randomUUID } from 'node:crypto'
import { backendAddress } from '../../backend/backend-address.ts'
import type { MoneyRequest, SessionRecord, Store } from '../../ports.ts'
import { createLaterWrites } from './later-writes.ts'
import type { HashedRequest } from './money-operations.ts'
import { createRecordCipher } from './record-cipher.ts'
import { createSessionReader } from './session-reader.ts'
import { startWorker } from './worker-client.ts'

export type SqliteStoreOptions = {
  readonly file: string
  /** Keys that encrypt what must not be read from the file; the first is for what is written. */
  readonly keys: readonly Uint8Array[]
  readonly clock: { now(): number }
  /** Sessions and requests count only with the backend that they began with. */
  readonly backendUrl: string
  /** Told once of records that no key opens, and of writes that are put off. */
  readonly warn: (reason: string) => void
}

/**
 * What the proxy remembers, in an SQLite file that survives a restart and that several processes may
 * share. Only its owner may read it (0600); ids are in it as SHA-256, sessions and answers encrypted.
 * Rejects when the file cannot be used.
 */
export async function createSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { file, keys, clock, backendUrl, warn } = options
  const worker = await startWorker({ file, keys })
  const reader = createSessionReader(file, createRecordCipher(keys))
  const { origin, prefix } = backendAddress(backendUrl)
  const hashOf = (...parts: readonly string[]): string =>
    createHash('sha256')
      .update([`${origin}${prefix}`, ...parts].join(' '))
      .digest('base64url')
  const read = async (hash: string): Promise<SessionRecord | 'unreadable' | null> => {
    try {
      return reader.read(hash)
    } catch {
      return worker.call('getSession', hash)
    }
  }
  const later = createLaterWrites(worker, clock, warn)
  let isWarned = false
  const warnOfKeys = () => {
    if (!isWarned) warn('A session cannot be decrypted: SESSION_KEYS lacks its key.')
    isWarned = true
  }

  const owners = new WeakMap<MoneyRequest, string>()
  const ownerOf = (request: MoneyRequest): string => {
    const owner = owners.get(request) ?? randomUUID()
    owners.set(request, owner)
    return owner
  }
  const hashed = (request: MoneyRequest): HashedRequest => ({
    keyHash: hashOf('money', request.member, request.key),
    memberHash: hashOf('member', request.member),
    fingerprint: hashOf(request.member, request.key, request.fingerprint),
    owner: ownerOf(request),
  })

  return {
    sessions: {
      get: async (id) => {
        const hash = hashOf(id)
        if (later.isRemoved(hash)) return null
        const record = await read(hash)
        if (record === 'unreadable') warnOfKeys()
        return record === 'unreadable' || later.isRemoved(hash) ? null : record
      },
      add: (id, record) => worker.call('addSession', hashOf(id), record, clock.now()),
      updateUser: (id, sideUser) => worker.call('updateUser', hashOf(id), sideUser),
      remove: (id) => {
        const hash = hashOf(id)
        reader.forget(hash)
        return later.removeSession(hash)
      },
    },
    money: {
      begin: async (request, runningMs) => {
        const own = hashed(request)
        try {
          return await worker.call('beginMoney', own, clock.now(), runningMs)
        } catch (error) {
          // It may have begun after all, and nobody will send it.
          void later.write('forgetMoney', own)
          throw error
        }
      },
      settle: (request, outcome) => later.write('settleMoney', hashed(request), outcome),
      forget: (request) => later.write('forgetMoney', hashed(request)),
    },
    counters: {
      get: (key) => worker.call('getCounter', hashOf('counter', key), clock.now()),
      upsert: (key, points, durationMs, isForced = false) =>
        worker.call(
          'upsertCounter',
          hashOf('counter', key),
          points,
          durationMs,
          isForced,
          clock.now(),
        ),
      remove: (key) => worker.call('removeCounter', hashOf('counter', key)),
    },
    check: () => worker.call('probe'),
    close: async () => {
      await later.close()
      reader.close()
      await worker.close()
    },
  }
}
