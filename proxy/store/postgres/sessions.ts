import type { AsyncOperations } from '../shared/operations.ts'
import type { createSessionDecryption, SessionRow } from '../shared/sealed-session.ts'
import { StoreUnavailableError } from '../shared/store-errors.ts'
import type { OpenStore } from './identity.ts'
import { readSessions } from './session-operations.ts'
import type { Connection } from './statements.ts'

/** Runs work on a connection within the request's waiting time, or within `ms`. */
export type RunWork = <Result>(
  work: (connection: Connection, store: OpenStore) => Promise<Result>,
  ms?: number,
) => Promise<Result>

/** @param withinWaitingTime like `run`, for reading: rejects when the request has waited long enough */
export function createSessionReader(
  run: RunWork,
  withinWaitingTime: <Result>(work: (ms: number) => Promise<Result>) => Promise<Result>,
  decrypt: ReturnType<typeof createSessionDecryption>,
): AsyncOperations['getSession'] {
  const batches = createSessionBatches(run)
  return async (hash) => {
    const row = await withinWaitingTime((ms) => batches.read(hash, ms))
    return row === null ? null : decrypt(row, hash)
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
