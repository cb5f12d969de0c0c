import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../../proxy/store/shared/store-errors.ts'
import { createGuardedStore } from '../../proxy/store/shared/guarded-store.ts'
import { createLaterWrites, noRemovedSessions } from '../../proxy/store/shared/later-writes.ts'
import { createNameHasher } from '../../proxy/store/shared/name-hashes.ts'
import type { StoreCalls } from '../../proxy/store/shared/operations.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const START = Date.parse('2026-11-20T21:00:00+09:00')

test.each([
  ['set back by 30 hours', -30 * HOUR_MS, -30 * HOUR_MS],
  ['a minute on', 60_000, 0],
])(
  'R-PROT-05 a list that could not be written is dated no later than the clock, which is now %s',
  async (_, pass, dated) => {
    let now = START
    const clock = { now: () => now }
    let isAway = true
    const dates: unknown[] = []
    const calls: StoreCalls = {
      call: (...[, , , at]) => {
        if (isAway) return Promise.reject(new StoreUnavailableError('no answer within 1000 ms'))
        dates.push(at)
        return Promise.resolve(undefined as never)
      },
    }
    const later = createLaterWrites(calls, noRemovedSessions, clock, () => undefined)
    const backendUrl = 'https://backend.example'
    const hashName = createNameHasher([new Uint8Array(32)], backendUrl)
    const { protection } = createGuardedStore(calls, later, { hashName, clock, backendUrl })
    const list = { kind: 'deposit', requests: [], from: 0, askedAt: START } as const
    await protection.record('demo', { type: 'learn', ...list }, 'request-1')
    now += pass
    isAway = false
    await later.close()
    expect(dates).toEqual([START + dated])
  },
)
