import { describe, test, vi } from 'vitest'
import { clientNetworks } from '../../proxy/http/client-address.ts'
import type { CounterStore } from '../../proxy/ports/ports.ts'
import { createIdThrottle } from '../../proxy/server/throttle/id-throttle.ts'
import { StoreUnavailableError } from '../../proxy/store/shared/store-errors.ts'
import { onTestFinished } from '../support/this-test.ts'

const away = () => Promise.reject(new StoreUnavailableError('the cache is away'))
const at = (address: string) => ({ device: null, networks: clientNetworks(address) })
const counters: CounterStore = { get: away, upsert: away, remove: away }

describe('the throttle while its counters are away', () => {
  test('attackers cannot lock out a member who signed in from this address', async ({ expect }) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const throttle = createIdThrottle({
      purpose: 'login',
      tries: 1,
      countAny: () => Promise.resolve(),
      counters,
      clock: Date,
    })
    await throttle.recordSuccess(at('198.51.100.1'), 'demo')
    await vi.advanceTimersByTimeAsync(1_000)
    const strangers = Array.from({ length: 30 }, (_, n) => `203.0.113.${n}`)
    const tries = await Promise.allSettled(strangers.map((one) => throttle.count(at(one), 'demo')))
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    await throttle.count(at('198.51.100.1'), 'demo')
  })
})
