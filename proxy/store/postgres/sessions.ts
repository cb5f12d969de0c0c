import type { AsyncOperations } from '../calls/operations.ts'
import type { createSessionDecryption, VersionedRow } from '../records/sealed-session.ts'
import { StoreUnavailable } from '../store-errors.ts'
import { beginEpoch, outliveLeases } from './cache-epoch.ts'
import type { Epoch } from './cache-epoch.ts'
import type { OpenStore } from './identity.ts'
import type { SessionCache } from './session-cache.ts'
import {
  addSession,
  isRevoked,
  listRevoked,
  listSessions,
  readSessions,
  removeSession,
  revokeSessions,
  updateActivity,
  updateUser,
} from './session-operations.ts'
import type { Connected } from './statements.ts'

const EPOCH_WAIT_MS = 1_000
/** More tombstones at once are replaced by a new epoch, which empties the cache for everyone. */
const MAX_BURIED = 1_000

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
  readonly decrypt: ReturnType<typeof createSessionDecryption>
}

/** Operations on sessions, by way of their cache. */
type SessionCalls = Pick<
  AsyncOperations,
  | 'getSession'
  | 'addSession'
  | 'updateUser'
  | 'updateActivity'
  | 'removeSession'
  | 'getSessions'
  | 'revokeSessions'
  | 'getRevoked'
  | 'getRevokedSessions'
>

export function createSessionCalls({ run, within, cache, decrypt }: Surroundings): SessionCalls {
  const batches = createSessionBatches(run)

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
    getSession: async (hash) => {
      const row = await find(hash)
      return row === null ? null : decrypt(row, hash)
    },
    addSession: (hash, member, record) =>
      change(hash, (...on) => addSession(...on, hash, member, record)),
    updateUser: (hash, user) => change(hash, (...on) => updateUser(...on, hash, user)),
    updateActivity: (hash, at) => change(hash, (...on) => updateActivity(...on, hash, at)),
    /** Resolves when no process serves the session, from the database or from the cache. */
    removeSession: async (hash, _, logout) => {
      const { isFound, epoch } = await run((...on) => removeSession(...on, hash, logout))
      await bury(isFound ? [hash] : [], epoch)
    },
    getSessions: (member) => run((...on) => listSessions(...on, member)),
    /** Resolves like `removeSession`, for all of them. */
    revokeSessions: async (revocation) => {
      const { hashes, epoch } = await run((...on) => revokeSessions(...on, revocation))
      await bury(hashes, epoch)
    },
    getRevoked: (hash) => run((connected) => isRevoked(connected, hash)),
    getRevokedSessions: (member) => run((...on) => listRevoked(...on, member)),
  }
}

type Reading = {
  readonly hash: string
  readonly ms: number
  resolve(row: VersionedRow | null): void
  reject(error: unknown): void
}

const MAX_BATCH = 256

/** Reads the sessions that one turn of the event loop asks for in one query. */
function createSessionBatches(run: RunWork) {
  let waiting: Reading[] = []

  const readAll = async (readings: readonly Reading[]) => {
    try {
      const hashes = readings.map(({ hash }) => hash)
      const rows = await run(
        (connected) => readSessions(connected, hashes),
        Math.max(...readings.map(({ ms }) => ms)),
      )
      for (const { hash, resolve } of readings) resolve(rows.get(hash) ?? null)
    } catch (error) {
      for (const { reject } of readings) reject(error)
    }
  }
  const flush = () => {
    const readings = waiting
    waiting = []
    for (let at = 0; at < readings.length; at += MAX_BATCH) {
      void readAll(readings.slice(at, at + MAX_BATCH))
    }
  }
  return {
    /** @throws StoreUnavailable after `ms` */
    read: (hash: string, ms: number): Promise<VersionedRow | null> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new StoreUnavailable('no answer in time')), ms)
        const settle =
          <Value>(end: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer)
            end(value)
          }
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({ hash, ms, resolve: settle(resolve), reject: settle(reject) })
      }),
  }
}
