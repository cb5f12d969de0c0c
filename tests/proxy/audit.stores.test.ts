import { describe, expect, test, vi } from 'vitest'
import { readAuditSettings } from '../../src/proxy/server/settings.ts'
import { readAudit } from '../../src/proxy/store/read-audit.ts'
import type { AuditEntry } from '../../src/proxy/store/shared/audit-line.ts'
import { setClock } from '../support/engines/postgres.ts'
import { durableStores } from './database-stores.ts'
import { takesDeposits } from './depositing.ts'
import { START, startHarness } from './proxy-harness.ts'
import { json } from './scripted-backend.ts'
import { KEY, otherProcess, sqliteFile } from './store-files.ts'

type Env = Readonly<Record<string, string>>
const keys = { SESSION_KEYS: Buffer.from(KEY).toString('base64') }

async function envWithClock(open: () => Promise<Env>): Promise<Env> {
  const env: Env = { ...(await open()), ...keys }
  if (env['STORE']) await setClock(env['STORE'], START)
  return env
}

async function linesOf(env: Env, member: string | null = null) {
  const lines: AuditEntry[] = []
  const settings = readAuditSettings(env)
  const query = { member, backendUrl: settings.backendUrl }
  const changed = await readAudit(settings, query, (line) => void lines.push(line))
  return { lines, changed }
}

async function playAt(env: Env) {
  const harness = await startHarness(env)
  takesDeposits(harness.backend)
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
  harness.backend.does('user/do_login', json({ status: 'pass' }))
  for (const id of ['demo', 'nobody']) await harness.browser().signIn(id)
  await vi.waitFor(async () => {
    const { lines } = await linesOf({ ...env, BACKEND_URL: harness.backend.url }, 'demo')
    expect(lines.at(-1)).toMatchObject({ event: 'refuseLogIn', details: { answer: 'pass' } })
  })
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
    const { lines, changed } = await linesOf({ ...env, BACKEND_URL: backend.url }, 'Demo')
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
    const all = await linesOf({ ...env, BACKEND_URL: backend.url })
    expect(all.lines).toHaveLength(lines.length)
    const text = JSON.stringify(all)
    for (const secret of [...secrets, 'Demo', '"demo"']) expect(text).not.toContain(secret)
    expect((await linesOf({ ...env, BACKEND_URL: backend.url }, 'sora')).lines).toEqual([])
  })
})

test('a line of an SQLite file that was changed or removed is named', async () => {
  const env = { SESSION_STORE: sqliteFile(), ...keys }
  const { backend, stop } = await playAt(env)
  await stop()
  const { database } = otherProcess(env.SESSION_STORE)
  const changedAfter = async (change: string) => {
    database.exec(`BEGIN; ${change}; COMMIT`)
    return (await linesOf({ ...env, BACKEND_URL: backend.url })).changed
  }
  expect(
    await changedAfter('UPDATE audit SET details = \'{"amount":1}\' WHERE number = 3'),
  ).toEqual([3])
  expect(await changedAfter('DELETE FROM audit WHERE number = 3')).toEqual([4])
})
