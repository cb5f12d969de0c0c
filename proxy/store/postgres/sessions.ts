import type { SessionRecord, SessionStore } from '../../core/ports.ts'
import { sessionFrom } from '../shared/sealed-session.ts'
import type { VersionedRow } from '../shared/sealed-session.ts'
import type { RecordCipher } from '../shared/record-cipher.ts'
import type { HashedRevocation, ListedSession } from '../shared/operations.ts'
import { beginEpoch, outliveLeases } from './cache-epoch.ts'
import type { Epoch } from './cache-epoch.ts'
import type { Connected } from './connected.ts'
import type { OpenStore } from './identity.ts'
import type { SessionCache } from './session-cache.ts'
import { createSessionBatches } from './session-batches.ts'
import {
  addSession,
  isRevoked,
  listRevoked,
  listSessions,
  removeSession,
  revokeSessions,
  updateActivity,
  updateUser,
} from './session-operations.ts'

const EPOCH_WAIT_MS = 1_000
/** More tombstones at once are replaced by a new epoch, which empties the cache for everyone. */
const MAX_BURIED = 1_000
const MAX_KEPT = 10_000

/** Runs work on a connection within the request's waiting time, or within `ms`. */
export type RunWork = <Result>(
  work: (connected: Connected, store: OpenStore) => Promise<Result>,
  ms?: number,
) => Promise<Result>

type Surroundings = {
  readonly run: RunWork
  /** Like `run`, for reading: rejects when the request has waited long enough. */
  readonly within: <Result>(work: (ms: number) => Promise<Result>) => Promise<Result>
  /** Null: sessions are read from the database alone. */
  readonly cache: SessionCache | null
  readonly cipher: RecordCipher
  readonly onUnreadable: () => void
}

/** Sessions by the hash of their id. */
export type HashedSessions = {
  readonly [Name in 'get' | 'add' | 'updateUser' | 'updateActivity']: SessionStore[Name]
} & {
  remove(hash: string, logout: string | null): Promise<void>
  /** @param member its key */
  list(member: string): Promise<readonly ListedSession[]>
  /** Resolves like `remove`, for all of them. */
  revoke(member: string, revocation: HashedRevocation): Promise<void>
  wasRevoked(hash: string): Promise<boolean>
  /** Hashes of the member's revoked sessions. */
  listRevoked(member: string): Promise<readonly string[]>
}

export function createSessions(surroundings: Surroundings): HashedSessions {
  const { run, within, cache, cipher, onUnreadable } = surroundings
  const batches = createSessionBatches(run)
  const recordOf = createRecords(cipher, onUnreadable)

  const find = async (hash: string): Promise<VersionedRow | null> => {
    const epoch = cache?.current() ?? null
    const cached = (await cache?.read(epoch, hash)) ?? null
    if (cached === 'removed') return null
    if (cached !== null) return cached
    const row = await within((ms) => batches.read(hash, ms))
    cache?.fill(epoch, hash, row)
    return row
  }
  const change = async (
    hash: string,
    work: (connected: Connected, store: OpenStore) => Promise<VersionedRow | null>,
  ): Promise<void> => {
    const epoch = cache?.current() ?? null
    const row = await run(work)
    cache?.fill(epoch, hash, row)
  }
  /**
   * Resolves when no process serves these sessions, nor one that was removed before the epoch began, as by an
   * acceptance. Their rows must have been removed from the database.
   */
  const bury = async (hashes: readonly string[], epoch: Epoch): Promise<void> => {
    const needsNoTombstone = hashes.length === 0 || epoch.servers.length === 0
    if (needsNoTombstone || (await areBuried(hashes, epoch))) return outliveLeases(epoch)
    await run((connected) => beginEpoch(connected, epoch.number, []), EPOCH_WAIT_MS)
    await outliveLeases({ ...epoch, age: 0 })
  }
  const areBuried = async (hashes: readonly string[], epoch: Epoch): Promise<boolean> => {
    if (cache === null || hashes.length > MAX_BURIED) return false
    const buried = await Promise.all(hashes.map((hash) => cache.isBuried(epoch, hash)))
    return buried.every(Boolean)
  }
  return {
    get: async (hash) => {
      const row = await find(hash)
      return row === null ? null : recordOf(row, hash)
    },
    add: (hash, record) => change(hash, (...on) => addSession(...on, hash, record)),
    updateUser: (hash, user) => change(hash, (...on) => updateUser(...on, hash, user)),
    updateActivity: (hash, at) => change(hash, (...on) => updateActivity(...on, hash, at)),
    /** Resolves when no process serves the session, from the database or from the cache. */
    remove: async (hash, logout) => {
      const { isFound, epoch } = await run((...on) => removeSession(...on, hash, logout))
      await bury(isFound ? [hash] : [], epoch)
    },
    list: (member) => run((...on) => listSessions(...on, member)),
    revoke: async (member, revocation) => {
      const { hashes, epoch } = await run((...on) => revokeSessions(...on, member, revocation))
      await bury(hashes, epoch)
    },
    wasRevoked: (hash) => run((connected) => isRevoked(connected, hash)),
    listRevoked: (member) => run((...on) => listRevoked(...on, member)),
  }
}

/** Decrypts rows; a row that was decrypted before is not decrypted again while its keys are there. */
function createRecords(cipher: RecordCipher, onUnreadable: () => void) {
  const cache = new Map<string, { readonly row: VersionedRow; readonly record: SessionRecord }>()
  const hasKeysOf = ({ secrets, user, activity }: VersionedRow): boolean =>
    cipher.hasKeyOf(secrets) && cipher.hasKeyOf(user) && cipher.hasKeyOf(activity)
  return (row: VersionedRow, hash: string): SessionRecord | null => {
    const cached = cache.get(hash)
    if (cached !== undefined && isSame(cached.row, row) && hasKeysOf(row)) return cached.record
    const record = sessionFrom(row, hash, cipher)
    if (record === 'unreadable') {
      onUnreadable()
      return null
    }
    const [oldest] = cache.size < MAX_KEPT ? [] : cache.keys()
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(hash, { row, record })
    return record
  }
}

const isSame = (one: VersionedRow, other: VersionedRow): boolean =>
  one.expires_at === other.expires_at &&
  one.active_at === other.active_at &&
  Buffer.compare(one.secrets, other.secrets) === 0 &&
  Buffer.compare(one.activity, other.activity) === 0 &&
  Buffer.compare(one.user, other.user) === 0
