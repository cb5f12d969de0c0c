import type { SessionRecord, Store } from '../../proxy/ports/ports.ts'
import { createMemoryStore } from '../../proxy/store/memory-store.ts'
import { usesEngines } from '../support/engines/shared.ts'
import { openDatabase } from './database-stores.ts'
import { START } from './proxy-harness.ts'
import { openFile, record } from './store-files.ts'

export const recordWith = (more: Partial<SessionRecord> = {}): SessionRecord => ({
  ...record,
  ...more,
})

type StoreWithClock = {
  readonly store: Store
  readonly setClock: (now: number) => Promise<void>
}

async function openWithClock(
  open: (clock: { now(): number }) => Promise<Store>,
): Promise<StoreWithClock> {
  let now = START
  const store = await open({ now: () => now })
  return { store, setClock: (to) => Promise.resolve(void (now = to)) }
}

/** The stores of this run and how they are opened: the two embedded ones, or those of engines. */
export const storeKinds: (readonly [string, () => Promise<StoreWithClock>])[] = usesEngines
  ? [
      ['in PostgreSQL', () => openDatabase({ now: START, hasCache: false })],
      ['in PostgreSQL with Redis', () => openDatabase({ now: START, hasCache: true })],
    ]
  : [
      ['in memory', () => openWithClock((clock) => Promise.resolve(createMemoryStore(clock)))],
      ['in an SQLite file', () => openWithClock((clock) => openFile({ clock }))],
    ]

/** The store, and its clock that stands still until it is moved. */
export async function openStoreAt(start: number, open: () => Promise<StoreWithClock>) {
  let now = start
  const { store, setClock } = await open()
  return { ...store, advanceClock: (ms: number) => setClock((now += ms)) }
}
