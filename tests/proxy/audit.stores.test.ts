import { describe, expect, test, vi } from 'vitest'
import { readAuditSettings } from '../../proxy/server/settings.ts'
import { readAudit } from '../../proxy/store/store-commands.ts'
import type { AuditEntry } from '../../proxy/store/shared/audit-line.ts'
import { setClock } from '../support/engines/postgres.ts'
import { durableStores } from './database-stores.ts'
import { acceptDeposits } from './depositing.ts'
import { START, startHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'
import { KEY, otherProcess, sqliteFile } from './store-files.ts'

/** A busy machine writes the line of a refusal later. */
const IN_TIME = { timeout: 10_000 }

type Env = Readonly<Record<string, string>>
const keys = { SESSION_KEYS: Buffer.from(KEY).toString('base64') }

async function envWithClock(open: () => Promise<Env>): Promise<Env> {
  const env: Env = { ...(await open()), ...keys }
  if (env['STORE']) await setClock(env['STORE'], START)
  return env
}

async function readAuditLines(env: Env, member: string | null = null) {
  const lines: AuditEntry[] = []
  const settings = readAuditSettings(env)
  const query = { member, backendUrl: settings.backendUrl }
  const changed = await readAudit(settings, query, (line) => void lines.push(line))
  return { lines, changed }
}

async function playAt(env: Env) {
  const harness = await startHarness(env)
  acceptDeposits(harness.backend)
  const browser = harness.browser()
  await browser.signIn()
  const deposit = (amount: number, key: string) =>
    browser.post(
      'apply-user-deposit',
      { amount, bankOwner: '김데모' },
      { 'idempotency-key': `${key}-0123456789abcdef`, 'x-request-id': `request-${key}` },
    )
  const limit = { limit: 'deposit_24h', value: 100_000 }
  await browser.post('set-limit', limit, { 'x-request-id': 'request-limit' })
  await deposit(50_000, 'first')
  await deposit(80_000, 'second')
  const other = harness.browser()
  await other.signIn()
  harness.backend.stub('user/do_login', json({ status: 'pass' }))
  for (const id of ['demo', 'nobody']) await harness.browser().signIn(id)
  await vi.waitFor(async () => {
    const { lines } = await readAuditLines({ ...env, BACKEND_URL: harness.backend.url }, 'demo')
    expect(lines.at(-1)).toMatchObject({ event: 'refuseLogIn', details: { answer: 'pass' } })
  }, IN_TIME)
  for (const request of ['ends', 'ends-none']) {
    await browser.post('end-sessions', { session: null }, { 'x-request-id': `request-${request}` })
  }
  for (const leaving of [other, browser])
    await leaving.post('logout', {}, { 'x-request-id': 'request-leaves' })
  return { ...harness, secrets: [browser.token()!, browser.cookie()!, 'demo1234', 'backend-token'] }
}

describe.for(durableStores)('the audit log of %s', ([, open]) => {
  test('contains member, act, time, outcome and request id, but no secret', async () => {
    const env: Env = await envWithClock(open)
    const { backend, secrets } = await playAt(env)
    const { lines, changed } = await readAuditLines({ ...env, BACKEND_URL: backend.url }, 'Demo')
    expect(changed).toEqual([])
    expect(lines).toMatchObject([
      { number: 1, member: 'Demo', event: 'logIn', details: { requestId: expect.any(String) } },
      {
        event: 'setLimit',
        details: { limit: 'deposit_24h', value: 100_000, requestId: 'request-limit' },
      },
      { event: 'reserve', details: { amount: 50_000, requestId: 'request-first' } },
      {
        event: 'settle',
        details: { amount: 50_000, state: 'waiting', requestId: 'request-first' },
      },
      {
        event: 'reserve',
        details: {
          amount: 80_000,
          refused: { status: 'limit', limit: 'deposit_24h' },
          requestId: 'request-second',
        },
      },
      { event: 'logIn' },
      { event: 'refuseLogIn', details: { answer: 'pass', requestId: expect.any(String) } },
      { event: 'endSessions', details: { ended: 1, all: true, requestId: 'request-ends' } },
      // That of the session that had ended has none.
      { event: 'logOut', details: { requestId: 'request-leaves' } },
    ])
    expect(lines.every(({ at }) => at === START)).toBe(true)
    const all = await readAuditLines({ ...env, BACKEND_URL: backend.url })
    expect(all.lines).toHaveLength(lines.length)
    const text = JSON.stringify(all)
    for (const secret of [...secrets, 'Demo', '"demo"']) expect(text).not.toContain(secret)
    expect((await readAuditLines({ ...env, BACKEND_URL: backend.url }, 'sora')).lines).toEqual([])
  })

  test('R-PROT-01 has no line for a decision that changes nothing, and one for each that does', async () => {
    const env = await envWithClock(open)
    const harness = await startHarness({ ...env, MEMBER_WRITES_PER_MINUTE: '0' })
    const browser = harness.browser()
    await browser.signIn()
    const decide = async (route: string, body: object) =>
      expect((await browser.post(route, body)).status).toBe(200)
    const all = [
      ['set-reality-check', { minutes: 30 }],
      ['set-limit', { limit: 'deposit_24h', value: 100_000 }],
      ['set-limit', { limit: 'deposit_24h', value: 200_000 }],
      ['start-break', { days: 7 }],
    ] as const
    for (const [route, body] of all)
      for (let count = 0; count < 3; count += 1) await decide(route, body)
    await decide('start-break', { days: 1 })
    await decide('confirm-limit', { limit: 'deposit_24h' })
    await decide('confirm-limit', { limit: 'time_day' })
    await decide('set-limit', { limit: 'time_day', value: null })
    await decide('answer-reality-check', { due: new Date(START).toISOString() })
    await browser.post('end-sessions', { session: null })
    const { lines } = await readAuditLines({ ...env, BACKEND_URL: harness.backend.url })
    expect(lines.map(({ event, details }) => [event, details['value'] ?? null])).toEqual([
      ['logIn', null],
      ['setCheck', null],
      ['setLimit', 100_000],
      ['setLimit', 200_000],
      ['startBreak', null],
    ])
  })

  test('R-PROT-01 a member changes a decision 60 times a minute, then is told when to go on', async () => {
    const env = await envWithClock(open)
    const harness = await startHarness({ ...env, MEMBER_WRITES_PER_MINUTE: '60' })
    acceptDeposits(harness.backend)
    const [one, other] = [harness.browser(), harness.browser()]
    for (const browser of [one, other]) await browser.signIn()
    const check = (count: number) =>
      [one, other][count % 2]!.post('set-reality-check', { minutes: count % 2 === 0 ? 15 : 30 })
    const answers = []
    for (let count = 0; count < 80; count += 1) answers.push(await check(count))
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(60).fill(200),
      ...Array<number>(20).fill(429),
    ])
    expect(answers.at(-1)).toMatchObject({ body: { code: 'too_many_requests' } })
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    // Attempts to deposit count apart; a repeated one is answered as before.
    const limit = { limit: 'deposit_24h', value: 10_000 }
    expect((await one.post('set-limit', limit)).status).toBe(429)
    const deposit = (key: number) =>
      one.post(
        'apply-user-deposit',
        { amount: 10_000, bankOwner: '김데모' },
        { 'idempotency-key': `attempt-${key}-0123456789abcdef` },
      )
    const statuses = []
    for (let key = 0; key < 65; key += 1) statuses.push((await deposit(key)).status)
    expect(statuses).toEqual([...Array<number>(60).fill(200), ...Array<number>(5).fill(429)])
    expect((await deposit(0)).body['status']).toBe('success')
    // Its key is free again.
    harness.pass(60_000)
    if (env['STORE'] !== undefined) await setClock(env['STORE'], START + 60_000)
    expect((await deposit(64)).status).toBe(200)
    expect((await one.post('set-limit', limit)).status).toBe(200)
  })
})

test('a line of an SQLite file that was changed or removed is named', async () => {
  const env = { SESSION_STORE: sqliteFile(), ...keys }
  const { backend, stop } = await playAt(env)
  await stop()
  const { database } = otherProcess(env.SESSION_STORE)
  const changedAfter = async (change: string) => {
    database.exec(`BEGIN; ${change}; COMMIT`)
    return (await readAuditLines({ ...env, BACKEND_URL: backend.url })).changed
  }
  expect(
    await changedAfter('UPDATE audit SET details = \'{"amount":1}\' WHERE number = 3'),
  ).toEqual([3])
  expect(await changedAfter('DELETE FROM audit WHERE number = 3')).toEqual([4])
})
