import { createHmac, hash, hkdfSync, randomUUID } from 'node:crypto'
import { backendAddress } from '../../backend/backend-address.ts'
import type { MoneyRequest, Store } from '../../ports.ts'
import { createLaterWrites } from './later-writes.ts'
import type { HashedRequest } from './money-operations.ts'
import { createRecordCipher } from './record-cipher.ts'
import { openRemovedSessions } from './removed-sessions.ts'
import { createSessionReader } from './session-reader.ts'
import { startWorker } from './worker-client.ts'
import type { WorkerClient } from './worker-client.ts'

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
 * A hash of what can be guessed, such as an id or an address, under a key of its own that the first of
 * SESSION_KEYS gives: the file alone confirms no guess. With another first key counting begins anew.
 */
function createNameHash([first = new Uint8Array()]: readonly Uint8Array[], backend: string) {
  const key = Buffer.from(hkdfSync('sha256', first, '', 'names in the store', 32))
  return (kind: 'member' | 'counter', name: string): string =>
    createHmac('sha256', key).update([backend, kind, name].join(' ')).digest('base64url')
}

/**
 * What the proxy remembers, in an SQLite file that survives a restart and that several processes may
 * share. Only its owner may read it (0600); random ids are in it as SHA-256, members and counters' keys as
 * HMAC, sessions and answers encrypted.
 * Rejects when the file cannot be used.
 */
export async function createSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { file, keys, clock, backendUrl, warn } = options
  const thread = await startWorker({ file, keys })
  const removedSessions = await openRemovedSessions(`${file}.removed`)
  const reader = createSessionReader(file, createRecordCipher(keys))
  const worker: WorkerClient = {
    ...thread,
    call: (name, ...taken) => thread.call(name, ...taken).finally(reader.refresh),
  }
  const { origin, prefix } = backendAddress(backendUrl)
  const hashOf = (...parts: readonly string[]): string =>
    hash('sha256', [`${origin}${prefix}`, ...parts].join(' '), 'base64url')
  const hashOfName = createNameHash(keys, `${origin}${prefix}`)
  const read = (idHash: string) => {
    try {
      return reader.read(idHash)
    } catch {
      return worker.call('getSession', idHash)
    }
  }
  const later = createLaterWrites(worker, removedSessions, clock, warn)
  later.removeLeft()
  worker.call('sealProtectionKey').catch((error: unknown) => {
    warn(`Limits of members: ${String(error)}`)
  })
  const nameOf = (member: string): string => `${origin}${prefix} ${member.toLowerCase()}`
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
    memberHash: hashOfName('member', request.member),
    fingerprint: hashOf(request.member, request.key, request.fingerprint),
    owner: ownerOf(request),
  })

  return {
    sessions: {
      get: async (id) => {
        const idHash = hashOf(id)
        if (later.isRemoved(idHash)) return null
        const record = await read(idHash)
        if (record === 'unreadable') warnOfKeys()
        return record === 'unreadable' || later.isRemoved(idHash) ? null : record
      },
      add: (id, record) => worker.call('addSession', hashOf(id), record, clock.now()),
      updateUser: (id, sideUser) => worker.call('updateUser', hashOf(id), sideUser),
      updateActivity: (id, activeAt) => worker.call('updateActivity', hashOf(id), activeAt),
      remove: (id) => {
        const idHash = hashOf(id)
        reader.forget(idHash)
        return later.removeSession(idHash)
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
      get: (key) => worker.call('getCounter', hashOfName('counter', key), clock.now()),
      upsert: (key, points, durationMs, isForced = false) =>
        worker.call(
          'upsertCounter',
          hashOfName('counter', key),
          points,
          durationMs,
          isForced,
          clock.now(),
        ),
      remove: (key) => worker.call('removeCounter', hashOfName('counter', key)),
    },
    protection: {
      read: (member) => worker.call('getProtection', nameOf(member)),
      perform: (member, command) =>
        worker.call('performProtection', nameOf(member), command, clock.now()),
      record: (member, command) =>
        later.write('performProtection', nameOf(member), command, clock.now()),
    },
    check: () => worker.call('probe'),
    close: async () => {
      await later.close()
      reader.close()
      await Promise.all([worker.close(), removedSessions.close()])
    },
  }
}
