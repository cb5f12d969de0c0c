import { StoreUnavailable } from '../port/store-unavailable.ts'
import type { Connected } from './connected.ts'
import type { VersionedRow } from '../shared/sealed-session.ts'
import { readSessions } from './session-operations.ts'

type Reading = {
  readonly hash: string
  readonly ms: number
  resolve(row: VersionedRow | null): void
  reject(error: unknown): void
}

const MAX_BATCH = 256

/** Reads the sessions that one turn of the event loop asks for in one query. */
export function createSessionBatches(
  run: <Result>(work: (connected: Connected) => Promise<Result>, ms: number) => Promise<Result>,
) {
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
