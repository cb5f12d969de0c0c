import { describe, test, vi } from 'vitest'
import { START, startHarness } from './proxy-harness.ts'
import type { Reply } from './proxy-harness.ts'
import {
  authenticated,
  brokenAnswer,
  brokenSocket,
  json,
  member,
  problem,
  silence,
  text,
} from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'
import { otherProcess, sqliteFile } from './store-files.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

const TRANSFER = 'slot/user_transfer_in'
const KEY = '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17'
const moveAnswer = { status: 'success', balance: 400_000, gameMoney: 120_000, rolling: 3_000 }
const amount = { amount: 100_000 }
const sora = { ...member, userId: 'sora' }

type Browser = ReturnType<Awaited<ReturnType<typeof startHarness>>['browser']>
const transfer = (browser: Browser, key = KEY, body: object = amount): Promise<Reply> =>
  browser.post('transfer-in', body, { 'idempotency-key': key })

const statusAndCode = ({ status, body }: Reply) => [status, body['code'] ?? body['status']]
const unknown = [504, 'outcome_unknown']

/** A backend that ignores idempotency keys and moves money on every request. */
async function startMover(env: Readonly<Record<string, string>> = {}) {
  const harness = await startHarness(env)
  const browser = harness.browser()
  await browser.signIn()
  const stub = (act: Act) => harness.backend.stub(TRANSFER, act)
  stub(json(moveAnswer))
  const moves = () => harness.backend.received.filter(({ path }) => path.endsWith(TRANSFER)).length
  return { ...harness, guest: harness.browser, browser, stub, moves }
}

describe.concurrent.each([
  ['in memory', () => ({})],
  ['in an SQLite file', () => ({ SESSION_STORE: sqliteFile() })],
])('R-ACCT-07 with requests remembered %s, a backend that ignores keys', (_, env) => {
  test('moves money once for 50 requests at a time and 50 after one another', async ({
    expect,
  }) => {
    const { browser, moves, backend, stub } = await startMover(env())
    let answer: () => void = () => undefined
    stub((response, request) => void (answer = () => json(moveAnswer)(response, request)))
    const nextRequest = backend.nextRequest()
    const first = transfer(browser)
    await nextRequest
    const meanwhile = await Promise.all(Array.from({ length: 49 }, () => transfer(browser)))
    expect(new Set(meanwhile.map((reply) => statusAndCode(reply).join(' ')))).toEqual(
      new Set(['409 request_in_progress']),
    )
    answer()
    expect(await first).toMatchObject({ status: 200, body: moveAnswer })
    for (let count = 0; count < 50; count += 1) {
      expect(await transfer(browser)).toMatchObject({ status: 200, body: moveAnswer })
    }
    expect(moves()).toBe(1)
  })

  test('is called again for another key, but not for another body with the same key', async ({
    expect,
  }) => {
    const { browser, moves, stub } = await startMover(env())
    await transfer(browser)
    expect(statusAndCode(await transfer(browser, KEY, { amount: 1 }))).toEqual([
      422,
      'idempotency_key_reused',
    ])
    const other = await browser.post('transfer-out', amount, { 'idempotency-key': KEY })
    expect(statusAndCode(other)).toEqual([422, 'idempotency_key_reused'])
    expect(moves()).toBe(1)
    stub(json({ status: 'balance' }))
    const next = crypto.randomUUID()
    expect(statusAndCode(await transfer(browser, next))).toEqual([200, 'balance'])
    expect(statusAndCode(await transfer(browser, next))).toEqual([200, 'balance'])
    expect(moves()).toBe(2)
  })

  test('is called for each member who uses the key', async ({ expect }) => {
    const { backend, browser, moves, guest } = await startMover(env())
    await transfer(browser)
    backend.stub('user/do_login', authenticated(START + HOUR_MS, { user: sora }))
    const other = guest()
    await other.signIn('sora')
    expect(statusAndCode(await transfer(other, KEY, { amount: 1 }))).toEqual([200, 'success'])
    expect(moves()).toBe(2)
  })

  const limits = { ANSWER_LIMIT_BYTES: '1024' }
  const impatient = { BACKEND_TIMEOUT_MS: '1000' }
  const lostCalls: [string, Act, Readonly<Record<string, string>>?][] = [
    ['nothing in time', silence, impatient],
    ['half of it in time', (response) => void response.write('{"status":'), impatient],
    ['a closed socket', brokenSocket],
    ['a socket closed in the middle', brokenAnswer],
    ['HTML', text('<h1>It works!</h1>', 200, 'text/html')],
    ['no status', json({ balance: 1 })],
    ['an empty body', text('')],
    ['too much', text(JSON.stringify({ status: 'x'.repeat(2_000) }))],
    ['500', json({}, 500)],
    ['502', text('', 502)],
    ['a redirect', text('', 302)],
    ['no content', text('', 204)],
  ]
  test.for(lostCalls)(
    'a backend answers %s: the outcome is unknown, stays so, and nothing is sent again',
    async ([, act, more = limits], { expect }) => {
      const { browser, moves, stub } = await startMover({ ...env(), ...more })
      stub(act)
      const first = await transfer(browser)
      expect(first.body['detail']).toContain('Check its outcome')
      stub(json(moveAnswer))
      const codes = [first, await transfer(browser)].map(statusAndCode)
      expect([...codes, moves()]).toEqual([unknown, unknown, 1])
    },
  )

  test('a backend answers outside the contract in the mode enforce: the outcome is unknown', async ({
    expect,
  }) => {
    const { browser, moves, stub } = await startMover({ ...env(), ANSWER_MODE: 'enforce' })
    stub(json({ ...moveAnswer, balance: 'lots' }))
    expect(statusAndCode(await transfer(browser))).toEqual(unknown)
    stub(json(moveAnswer))
    expect([statusAndCode(await transfer(browser)), moves()]).toEqual([unknown, 1])
  })

  const refusals: [string, Act, unknown][] = [
    ['400', problem(400, 'request_invalid'), [400, 'request_invalid']],
    ['a 400 of its own', text('bad', 400, 'text/plain'), [502, 'backend_answer_invalid']],
    ['404', text('', 404), [502, 'backend_answer_invalid']],
    ['409', problem(409, 'request_in_progress'), [409, 'request_in_progress']],
    ['422', problem(422, 'idempotency_key_reused'), [422, 'idempotency_key_reused']],
    ['429', problem(429, 'too_many_requests'), [429, 'too_many_requests']],
    ['503', problem(503, 'backend_unreachable'), [503, 'backend_unreachable']],
  ]
  test('a backend refuses the request: nothing was done, and it may be sent again', async ({
    expect,
  }) => {
    const { browser, stub, moves } = await startMover(env())
    const codes: unknown[] = []
    for (const [name, act] of refusals) {
      const key = crypto.randomUUID()
      stub(act)
      const refused = statusAndCode(await transfer(browser, key))
      stub(json(moveAnswer))
      codes.push([name, refused, statusAndCode(await transfer(browser, key))])
    }
    expect(codes).toEqual(refusals.map(([name, , code]) => [name, code, [200, 'success']]))
    expect(moves()).toBe(2 * refusals.length)
  })
})

test.concurrent('R-ACCT-07 a request that cannot be remembered is not sent', async ({ expect }) => {
  const file = sqliteFile()
  const { browser, moves } = await startMover({ SESSION_STORE: file })
  const other = otherProcess(file)
  other.lock()
  expect(statusAndCode(await transfer(browser))).toEqual([503, 'backend_unreachable'])
  expect(moves()).toBe(0)
  other.release()
  await vi.waitFor(
    async () => expect(statusAndCode(await transfer(browser))).toEqual([200, 'success']),
    10_000,
  )
  expect(moves()).toBe(1)
})
