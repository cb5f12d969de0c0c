import { describe, test, vi } from 'vitest'
import { query } from '../support/engines/postgres.ts'
import { databaseEnv } from './database-stores.ts'
import { health, listen, statusesOf } from './event-streams.ts'
import { browserAt, unthrottled } from './proxy-harness.ts'
import { realProxy } from './real-proxy.ts'
import { json } from './scripted-backend.ts'

const SLOW = { timeout: 120_000 }
const PATIENT = { timeout: 20_000 }
const waiting = {
  status: 'success',
  list: [
    {
      id: 41,
      amount: 50_000,
      status: 'wait',
      requestedAt: '2026-11-20T21:00:00+09:00',
      settledAt: null,
    },
  ],
  total: 1,
}
const HEALTH = 'user/user_health_check'

/** Two processes of one store; the member's laptop is at the first, the phone at the second. */
async function startTwo(store?: Readonly<Record<string, string>>) {
  const env = { ...unthrottled, ...(store ?? (await databaseEnv())) }
  const one = await realProxy({ env })
  const { backend } = one
  backend.stub(HEALTH, json(health()))
  backend.stub('balance/get_deposit_list', json(waiting))
  const two = await realProxy({ env: { ...env, BACKEND_URL: backend.url } })
  const [laptop, phone] = [browserAt(one.url), browserAt(two.url)]
  await laptop.signIn()
  await phone.signIn()
  const metric = async (name: string) =>
    new RegExp(`^${name} (\\d+)$`, 'm').exec(
      await (await fetch(`${two.adminUrl}/metrics`)).text(),
    )?.[1]
  const isUp = async () => (await metric('proxy_events_up')) === '1'
  const countOf = (path: string) => backend.received.filter((one) => one.path.endsWith(path)).length
  let balance = 0
  /** Changes the balance until the stream shows it: what is told before both processes listen is lost. */
  const heard = ({ events }: Awaited<ReturnType<typeof listen>>) =>
    vi.waitUntil(async () => {
      const answer = health({ balance: (balance += 1) })
      backend.stub(HEALTH, json(answer))
      await laptop.post('user-health-check', {})
      const isShown = () => JSON.stringify(events.at(-1)?.['answer']) === JSON.stringify(answer)
      return vi.waitUntil(isShown, { timeout: 2_000 }).catch(() => false)
    }, PATIENT)
  return { one, two, backend, laptop, phone, isUp, countOf, heard }
}

// No device asks by itself here: what the phone sees can only have come from the other process.
describe('A-226 two processes of one database', SLOW, () => {
  test('show what another device learns at the other process, and ask the backend for it once', async ({
    expect,
  }) => {
    const { backend, laptop, phone, two, countOf, heard } = await startTwo()
    const streams = [await listen(two.url, phone), await listen(two.url, phone)]
    const [first, second] = streams as [(typeof streams)[0], (typeof streams)[0]]
    await heard(first)
    const before = {
      health: countOf(HEALTH),
      list: countOf('get_deposit_list'),
      events: first.events.length,
    }
    backend.stub(HEALTH, json(health({ balance: 777 })))
    await laptop.post('user-health-check', {})
    await laptop.post('get-deposit-list', { page: 1, pageSize: 20 })
    for (const stream of [first, second]) {
      await expect
        .poll(() => stream.events.slice(-2))
        .toEqual([
          { status: 'figures', answer: health({ balance: 777 }) },
          { status: 'deposits', page: 1, pageSize: 20, answer: waiting },
        ])
    }
    // The laptop's own calls, and one for both streams of the phone.
    expect([countOf(HEALTH), countOf('get_deposit_list')]).toEqual([
      before.health + 2,
      before.list + 2,
    ])
    // Nothing new: the other process hears nothing, and asks nothing.
    await laptop.post('user-health-check', {})
    await phone.post('user-health-check', {})
    backend.stub('balance/get_deposit_list', json({ ...waiting, total: 2 }))
    await laptop.post('get-deposit-list', { page: 1, pageSize: 20 })
    await expect.poll(() => first.events.at(-1)).toMatchObject({ answer: { total: 2 } })
    expect([countOf(HEALTH), countOf('get_deposit_list')]).toEqual([
      before.health + 4,
      before.list + 4,
    ])
    expect(statusesOf(first).slice(before.events)).toEqual(['figures', 'deposits', 'deposits'])
  })

  test('show nothing to a device that was signed out at the other process', async ({ expect }) => {
    const { backend, laptop, phone, two, heard } = await startTwo()
    const stream = await listen(two.url, phone)
    await heard(stream)
    await laptop.post('end-sessions', { session: null })
    const before = stream.events.length
    backend.stub(HEALTH, json(health({ balance: 777 })))
    await laptop.post('user-health-check', {})
    expect(await stream.ended).toBe('ended')
    expect(statusesOf(stream).slice(before)).toEqual(['ended'])
  })

  test('that lose the connections which carry events say so, and make others', async ({
    expect,
  }) => {
    const store = await databaseEnv()
    const { phone, two, isUp, heard } = await startTwo(store)
    await heard(await listen(two.url, phone))
    expect(await isUp()).toBe(true)
    const server = new URL(store['STORE']!)
    const name = server.pathname.slice(1)
    server.pathname = '/postgres'
    const allow = (isAllowed: boolean) =>
      query(server.href, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`)
    await allow(false)
    const end = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1'
    await query(server.href, end, [name])
    await vi.waitUntil(async () => !(await isUp()), PATIENT)
    await allow(true)
    await vi.waitUntil(isUp, PATIENT)
    const again = await listen(two.url, phone)
    await heard(again)
    expect(statusesOf(again)).toContain('figures')
  })
})
