import type { AsyncOperations } from '../shared/operations.ts'
import type { createSessionDecryption, SessionRow } from '../shared/sealed-session.ts'
import { StoreUnavailableError } from '../shared/store-errors.ts'
import type { OpenStore } from './identity.ts'
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
import type { Connection } from './statements.ts'

/** Runs work on a connection within the request's waiting time, or within `ms`. */
export type RunWork = <Result>(
  work: (connection: Connection, store: OpenStore) => Promise<Result>,
  ms?: number,
) => Promise<Result>

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

/** @param withinWaitingTime like `run`, for reading: rejects when the request has waited long enough */
export function createSessionCalls(
  run: RunWork,
  withinWaitingTime: <Result>(work: (ms: number) => Promise<Result>) => Promise<Result>,
  decrypt: ReturnType<typeof createSessionDecryption>,
): SessionCalls {
  const batches = createSessionBatches(run)
  return {
    getSession: async (hash) => {
      const row = await withinWaitingTime((ms) => batches.read(hash, ms))
      return row === null ? null : decrypt(row, hash)
    },
    addSession: (hash, member, record) =>
      run((...context) => addSession(...context, hash, member, record)),
    updateUser: (hash, user) => run((...context) => updateUser(...context, hash, user)),
    updateActivity: (hash, activeAt) =>
      run((...context) => updateActivity(...context, hash, activeAt)),
    removeSession: (hash, _, logout) =>
      run((...context) => removeSession(...context, hash, logout)),
    getSessions: (member) => run((...context) => listSessions(...context, member)),
    revokeSessions: (revocation) => run((...context) => revokeSessions(...context, revocation)),
    getRevoked: (hash) => run((connection) => isRevoked(connection, hash)),
    getRevokedSessions: (member) => run((...context) => listRevoked(...context, member)),
  }
}

type PendingRead = {
  readonly hash: string
  readonly ms: number
  resolve(row: SessionRow | null): void
  reject(error: unknown): void
}

const MAX_BATCH = 256

/** Reads the sessions that one turn of the event loop asks for in one query. */
function createSessionBatches(run: RunWork) {
  let pendingReads: PendingRead[] = []

  const readAll = async (readings: readonly PendingRead[]) => {
    try {
      const hashes = readings.map(({ hash }) => hash)
      const rows = await run(
        (connection) => readSessions(connection, hashes),
        Math.max(...readings.map(({ ms }) => ms)),
      )
      for (const { hash, resolve } of readings) resolve(rows.get(hash) ?? null)
    } catch (error) {
      for (const { reject } of readings) reject(error)
    }
  }
  const flush = () => {
    const readings = pendingReads
    pendingReads = []
    for (let start = 0; start < readings.length; start += MAX_BATCH) {
      void readAll(readings.slice(start, start + MAX_BATCH))
    }
  }
  return {
    /** @throws StoreUnavailableError after `ms` */
    read: (hash: string, ms: number): Promise<SessionRow | null> =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new StoreUnavailableError('no answer in time')), ms)
        const settle =
          <Value>(end: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer)
            end(value)
          }
        if (pendingReads.length === 0) setImmediate(flush)
        pendingReads.push({ hash, ms, resolve: settle(resolve), reject: settle(reject) })
      }),
  }
}
