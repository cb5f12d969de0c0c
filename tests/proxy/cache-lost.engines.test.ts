import { describe, test, vi } from 'vitest'
import { freshDatabase, KEY } from '../support/engines/postgres.ts'
import { startHarness } from './proxy-harness.ts'
import { ownRedis, PATIENT, SLOW } from './two-machines.ts'

const SESSION_KEYS = Buffer.from(KEY).toString('base64')

async function startWith(CACHE: string) {
  const harness = await startHarness({ STORE: await freshDatabase(), SESSION_KEYS, CACHE })
  /** What the log says of the cache. */
  const said = () =>
    harness.log
      .filter(({ event }) => event.startsWith('cache_'))
      .map(({ level, event, details }) => `${level} ${event}: ${details?.join(' ')}`)
  const gauge = async () =>
    /^proxy_cache_up (\d)$/m.exec(await (await harness.admin('/metrics')).text())?.[1]
  const readiness = async () => (await harness.admin('/readyz')).status
  return { ...harness, said, gauge, readiness }
}

describe.concurrent('an operator', SLOW, () => {
  test('sees in log and metrics that Redis is lost and is back, while members are served', async ({
    expect,
  }) => {
    const redis = await ownRedis()
    const { said, gauge, readiness, browser } = await startWith(redis.address)
    const ready = 'info cache_ready: The cache is used.'
    await vi.waitFor(() => expect(said()).toEqual([ready]), PATIENT)
    expect(await gauge()).toBe('1')
    redis.kill()
    const lost = expect.stringMatching(
      /^warn cache_lost: The cache cannot be used: connect ECONNREFUSED \S+: start the server, or correct host and port in CACHE\. Each process counts logins alone\.$/,
    )
    await vi.waitFor(() => expect(said()).toEqual([ready, lost]), PATIENT)
    expect([await gauge(), await readiness()]).toEqual(['0', 200])
    await browser().signIn()
    await redis.start()
    await vi.waitFor(() => expect(said()).toEqual([ready, lost, ready]), PATIENT)
    expect(await gauge()).toBe('1')
  })

  test('sees that CACHE is set wrongly, without its password', async ({ expect }) => {
    const secret = 'not-to-be-logged'
    const { log, said, gauge, readiness } = await startWith(`redis://:${secret}@127.0.0.1:1`)
    expect(await gauge()).toBe('0')
    await vi.waitFor(
      () => expect(said()).toEqual([expect.stringMatching('^warn cache_lost: .*ECONNREFUSED')]),
      PATIENT,
    )
    expect(await readiness()).toBe(200)
    expect(JSON.stringify(log)).not.toContain(secret)
  })

  test('is not alarmed where no CACHE is set', async ({ expect }) => {
    const harness = await startHarness()
    expect(await (await harness.admin('/metrics')).text()).toMatch(/^proxy_cache_up 1$/m)
  })
})
