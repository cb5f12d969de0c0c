import { describe, expect, test } from 'vitest'
import { browserAt, startHarness } from './proxy-harness.ts'
import {
  BACKEND_TOKEN,
  brokenSocket,
  json,
  member,
  problem,
  silence,
  text,
} from './scripted-backend.ts'
import type { Act, ScriptedBackend } from './scripted-backend.ts'
import { sqliteFile } from './store-files.ts'

const DEPOSIT = 'balance/apply_user_deposit'
const login = (user?: unknown): Act => json({ status: 'authenticated', token: BACKEND_TOKEN, user })
const health = (user?: unknown): Act =>
  json({ status: 'success', user, noteCount: 0, helpCount: 0 })
const memberNamed = (userId: unknown) => ({ ...member, userId })

const takesDeposits = ({ stub }: ScriptedBackend) =>
  stub(DEPOSIT, (response, request) => {
    const { amount } = JSON.parse(request.body) as { amount: number }
    const requestedAt = '2026-11-20T21:00:00+09:00'
    const deposit = { id: crypto.randomUUID(), amount, status: 'wait', requestedAt }
    json({ status: 'success', deposit: { ...deposit, settledAt: null } })(response, request)
  })

async function signInAs(
  { url, backend }: Awaited<ReturnType<typeof startHarness>>,
  userId: unknown,
  typed = 'demo',
) {
  backend.stub('user/do_login', login(memberNamed(userId)))
  backend.stub('user/user_health_check', health(memberNamed(userId)))
  const browser = browserAt(url)
  await browser.signIn(typed)
  return {
    ...browser,
    deposit: async (amount: number, key: string = crypto.randomUUID()) => {
      const body = { amount, bankOwner: '김데모' }
      const answer = await browser.post('apply-user-deposit', body, { 'idempotency-key': key })
      return answer.body['status'] ?? answer.body['code']
    },
  }
}

const modes = describe.each(['report', 'enforce'])

modes('R-SESS-09 a backend with ids of its own, in the mode %s', (mode) => {
  test.each([[7], ['7'], ['007'], ['MARU-000123'], ['한글 이름'], ['aB3+/=']])(
    'names the member %j in the login’s answer, and the session is of that member',
    async (userId) => {
      const { backend, browser, log } = await startHarness({ ANSWER_MODE: mode })
      backend.stub('user/do_login', login(memberNamed(userId)))
      backend.stub('user/user_health_check', health(memberNamed(userId)))
      const page = browser()
      const { answer, session } = await page.signIn('demo')
      expect([answer.status, session.body['sideUser']]).toEqual([200, memberNamed(userId)])
      expect((await page.post('user-health-check', {})).status).toBe(200)
      expect(log.filter(({ event }) => event === 'foreign_member')).toEqual([])
    },
  )

  test.each([
    [undefined],
    [null],
    [{}],
    ['demo'],
    [memberNamed('')],
    [memberNamed(-1)],
    [memberNamed(2 ** 60)],
  ])('whose login answers the user %j: the health check names the member', async (user) => {
    const { backend, browser } = await startHarness({ ANSWER_MODE: mode })
    backend.stub('user/do_login', login(user))
    backend.stub('user/user_health_check', health(memberNamed('MARU-000123')))
    const { session } = await browser().signIn('demo')
    expect(session.body['sideUser']).toEqual(memberNamed('MARU-000123'))
  })

  test('refuses a member who changes within the session', async () => {
    const { backend, browser, log } = await startHarness({ ANSWER_MODE: mode })
    backend.stub('user/do_login', login(memberNamed(7)))
    const page = browser()
    await page.signIn('demo')
    const check = async (userId: unknown) => {
      backend.stub('user/user_health_check', health(memberNamed(userId)))
      return (await page.post('user-health-check', {})).status
    }
    // The typed id is another member's id.
    const statuses = [await check('7'), await check('demo'), await check('007'), await check(7)]
    expect(statuses).toEqual([200, 502, 502, 200])
    expect(log.filter(({ event }) => event === 'foreign_member')).toHaveLength(2)
  })

  test('refuses the login when login and health check name different members', async () => {
    const { backend, browser, log } = await startHarness({ ANSWER_MODE: mode })
    backend.stub('user/do_login', login({ userId: 'MARU-1' }))
    backend.stub('user/user_health_check', health(memberNamed('MARU-2')))
    const page = browser()
    const { answer, session } = await page.signIn('MARU-1')
    expect(answer).toMatchObject({ status: 502, body: { code: 'backend_answer_invalid' } })
    expect([page.cookie(), session.body]).toEqual([null, { status: 'unauthenticated' }])
    expect(log.filter(({ event }) => event === 'foreign_member')).toHaveLength(1)
    expect(JSON.stringify([answer.body, log])).not.toMatch(/MARU-/)
  })

  test('refuses the login when neither names a member, keeps no token and counts no attempt', async () => {
    const store = sqliteFile()
    const env = { ANSWER_MODE: mode, LOGIN_TRIES: '1', SESSION_STORE: store }
    const { backend, browser } = await startHarness({ ...env, BACKEND_TIMEOUT_MS: '300' })
    backend.stub('user/do_login', login())
    const answers: unknown[] = []
    for (const act of [
      health(),
      health({}),
      health(memberNamed('')),
      health(memberNamed(' ')),
      health(memberNamed(null)),
      health(memberNamed(-5)),
      json({ status: 'time' }),
      json({}, 401),
      json({}, 400),
      json({}, 404),
      json({}, 500),
      problem(503, 'x'),
      text('<html>'),
      brokenSocket,
      silence,
    ]) {
      backend.stub('user/user_health_check', act)
      const page = browser()
      const { answer, session } = await page.signIn('id ')
      const isProblem = [502, 503, 504].includes(answer.status)
      answers.push([isProblem, page.cookie(), session.body['status']])
    }
    expect(answers).toEqual(answers.map(() => [true, null, 'unauthenticated']))
    backend.stub('user/user_health_check', health(memberNamed(7)))
    expect((await browser().signIn('id ')).session.body['status']).toBe('authenticated')
  })
})

const echoed = [
  'ｄｅｍｏ',
  'démo',
  'de\u200bmo',
  'ＤＥＭＯ',
  '007',
  '+7',
  '7.0',
  '7abc',
  'demo.',
  'demo%20',
]

test.each(echoed)(
  'R-PROT-01 a login answer that repeats the typed id %j does not name the member; the health check does',
  async (typed) => {
    const { backend, browser } = await startHarness()
    backend.stub('user/do_login', login(memberNamed(typed)))
    backend.stub('user/user_health_check', health(memberNamed('demo')))
    for (const spelling of [typed, `${typed} `]) {
      backend.stub('user/user_health_check', health(memberNamed('demo')))
      const { session } = await browser().signIn(spelling)
      expect(session.body['sideUser']).toEqual(memberNamed('demo'))
      backend.stub('user/user_health_check', json({}, 500))
      expect((await browser().signIn(spelling)).answer.status).toBe(502)
    }
  },
)

describe.each([
  ['in memory', () => ({})],
  ['in an SQLite file', () => ({ SESSION_STORE: sqliteFile() })],
])('with limits kept %s', (_, env) => {
  test.each([
    ['demo', ['DEMO', ' demo ', 'Demo\u3000']],
    [7, ['7', ' 7']],
    ['한글', ['한글'.normalize('NFD')]],
    ['MARU-000123', ['maru-000123']],
  ])(
    'R-PROT-01 the limit and the break of %j apply to every spelling of the id by backend and member',
    async (userId, spellings) => {
      const harness = await startHarness(env())
      takesDeposits(harness.backend)
      const first = await signInAs(harness, userId)
      await first.post('set-limit', { limit: 'deposit_24h', value: 10_000 })
      expect(await first.deposit(6_000)).toBe('success')
      for (const [at, spelling] of spellings.entries()) {
        const again = await signInAs(harness, spelling, `demo${at}`)
        expect(await again.deposit(6_000)).toBe('limit')
      }
      await first.post('start-break', { days: 1 })
      for (const spelling of spellings) {
        const again = await signInAs(harness, spelling, `${spelling} `)
        expect(await again.deposit(1_000)).toBe('break')
      }
    },
  )

  test('R-PROT-01 R-ACCT-07 the ids 7 and 007 are two members with limits and keys of their own', async () => {
    const harness = await startHarness(env())
    takesDeposits(harness.backend)
    const key = crypto.randomUUID()
    const seven = await signInAs(harness, 7)
    await seven.post('set-limit', { limit: 'deposit_24h', value: 10_000 })
    expect(await seven.deposit(6_000, key)).toBe('success')
    const other = await signInAs(harness, '007')
    expect(await other.deposit(20_000, key)).toBe('success')
    // The same member gets the same answer under the same key, whatever the id's spelling.
    const again = await signInAs(harness, '7')
    expect(await again.deposit(6_000, key)).toBe('success')
    const sent = harness.backend.received.filter(({ path }) => path.endsWith(DEPOSIT))
    expect(sent).toHaveLength(2)
  })
})
