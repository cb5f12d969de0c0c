import { expect, onTestFinished, test } from 'vitest'
import { openStoreFile } from '../../proxy/store/sqlite/opening.ts'
import { createOperations } from '../../proxy/store/sqlite/operations.ts'
import { MAX_COUNTERS } from '../../proxy/store/shared/operations.ts'
import { START } from './proxy-harness.ts'
import { KEY, sqliteFile } from './store-files.ts'
import { MINUTE_MS, HOUR_MS } from '../../src/lib/durations.ts'

const MONTH = 30 * 24 * HOUR_MS
const FLOOD = MAX_COUNTERS + 20_000

/** The store's counters within one transaction, because the test writes many. */
async function openCounters() {
  const store = await openStoreFile(
    { file: sqliteFile(), keys: [KEY], storeId: null, backendUrl: null, expectedStore: null },
    { reportStep: () => undefined, reportNote: () => undefined },
  )
  const { database } = store
  onTestFinished(() => database.close())
  database.exec('BEGIN')
  onTestFinished(() => database.exec('ROLLBACK'))
  const counters = createOperations(store)
  return {
    ...counters,
    add: (key: string, durationMs: number) =>
      counters.upsertCounter(key, 1, durationMs, false, START),
    points: (key: string) => counters.getCounter(key, START)?.points ?? null,
    size: () => Number(database.prepare('SELECT count(*) AS size FROM counters').get()?.['size']),
  }
}

test('a flood of counters is bounded and does not displace those of earlier logins', async () => {
  const { add, points, size } = await openCounters()
  add('login-known member', MONTH)
  add('login-attempts first', HOUR_MS)
  for (let count = 0; count < FLOOD; count += 1) add(`login-attempts ${count}`, HOUR_MS)
  expect(points('login-known member')).toBe(1)
  expect([points('login-attempts first'), points(`login-attempts ${FLOOD - 1}`)]).toEqual([null, 1])
  expect(size()).toBeLessThanOrEqual(MAX_COUNTERS + 1_001)
})

test('expired counters displace no others', async () => {
  const { add, points, upsertCounter, size } = await openCounters()
  add('login-attempts slow', HOUR_MS)
  // 100 new counters per second, each kept for a minute.
  for (let count = 0; count < FLOOD; count += 1) {
    upsertCounter(`reports ${count}`, 1, MINUTE_MS, false, START + 10 * count)
  }
  expect(size()).toBeLessThan(10_000)
  expect(points('login-attempts slow')).toBe(1)
})
