import type { SessionRecord, Store } from '../../src/proxy/core/ports.ts'
import { createMemoryStore } from '../../src/proxy/store/memory-store.ts'
import { hasPostgres } from '../support/engines/postgres.ts'
import { hasRedis } from '../support/engines/redis.ts'
import { openDatabase } from './database-stores.ts'
import { START } from './proxy-harness.ts'
import { openFile, record } from './store-files.ts'

export const recordWith = (more: Partial<SessionRecord> = {}): SessionRecord => ({
  ...record,
  ...more,
})

type Opened = {
  readonly store: Store
  readonly setClock: (now: number) => Promise<void>
}

async function openWithClock(open: (clock: { now(): number }) => Promise<Store>): Promise<Opened> {
  let now = START
  const store = await open({ now: () => now })
  return { store, setClock: (to) => Promise.resolve(void (now = to)) }
}

/** The four stores, whether their engines are there, and how they are opened. */
export const everyStore: [string, boolean, () => Promise<Opened>][] = [
  ['in memory', true, () => openWithClock((clock) => Promise.resolve(createMemoryStore(clock)))],
  ['in an SQLite file', true, () => openWithClock((clock) => openFile({ clock }))],
  ['in PostgreSQL', hasPostgres, () => openDatabase({ now: START, hasCache: false })],
  [
    'in PostgreSQL with Redis',
    hasPostgres && hasRedis,
    () => openDatabase({ now: START, hasCache: true }),
  ],
]

/** The store, and its clock that stands still until it is moved. */
export async function openedAt(start: number, open: () => Promise<Opened>) {
  let now = start
  const { store, setClock } = await open()
  return { ...store, pass: (ms: number) => setClock((now += ms)) }
}
