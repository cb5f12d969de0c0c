import { setTimeout as after } from 'node:timers/promises'
import { send } from './statements.ts'
import type { Connected, Row } from './statements.ts'

/**
 * An epoch of the cache: entries of one epoch are used only while every server process of it is the same. A failover
 * or a lost logout begins the next one.
 */
export type Epoch = {
  readonly number: number
  /** The store's incarnation: after an accepted backup, epoch numbers repeat that the cache has entries of. */
  readonly incarnation: string
  /** Ids of the server processes and their data; empty: the cache is not used. */
  readonly servers: readonly string[]
  /** Milliseconds since it began. */
  readonly age: number
}

export const READ_EPOCH = `SELECT epoch, servers, (SELECT incarnation FROM store) AS incarnation,
  extract(epoch FROM clock_timestamp() - since) * 1000 AS age FROM cache`

export const epochFrom = (row: Row | undefined): Epoch => ({
  number: Number(row?.['epoch'] ?? 0),
  incarnation: String(row?.['incarnation'] ?? ''),
  servers: String(row?.['servers'] ?? '')
    .split(' ')
    .filter((id) => id !== ''),
  age: Number(row?.['age'] ?? 0),
})

export async function readEpoch(connected: Connected): Promise<Epoch> {
  const [rows = []] = await send(connected, [READ_EPOCH])
  return epochFrom(rows[0])
}

/** An epoch is used for this long after the database was asked for it. */
export const LEASE_MS = 750

/** Resolves when no process uses the epoch before any more. */
export const outliveLeases = async ({ age }: Epoch): Promise<void> => {
  if (age < LEASE_MS) await after(LEASE_MS - age)
}

/** Begins the next epoch, unless another process did. Waits for logouts that are being written. */
export async function beginEpoch(
  connected: Connected,
  after: number,
  servers: readonly string[],
): Promise<void> {
  await send(connected, [
    'UPDATE cache SET epoch = epoch + 1, servers = $2, since = clock_timestamp() WHERE epoch = $1',
    [after, servers.join(' ')],
  ])
}
