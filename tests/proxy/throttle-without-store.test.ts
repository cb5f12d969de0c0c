import { describe, test, vi } from 'vitest'
import type { CounterStore } from '../../src/proxy/core/ports.ts'
import { createIdThrottle } from '../../src/proxy/server/throttle/id-throttle.ts'
import { StoreUnavailable } from '../../src/proxy/store/port/store-unavailable.ts'
import { onTestFinished } from '../support/this-test.ts'

const away = () => Promise.reject(new StoreUnavailable('the cache is away'))
const counters: CounterStore = { get: away, upsert: away, remove: away }

describe('the throttle while its counters are away', () => {
  test('attackers cannot lock out a member who signed in from this address', async ({ expect }) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const throttle = createIdThrottle('login', 1, counters, Date)
    await throttle.proved('198.51.100.1', 'demo')
    await vi.advanceTimersByTimeAsync(1_000)
    const strangers = Array.from({ length: 30 }, (_, n) => `203.0.113.${n}`)
    const tries = await Promise.allSettled(strangers.map((one) => throttle.count(one, 'demo')))
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    await throttle.count('198.51.100.1', 'demo')
  })
})
