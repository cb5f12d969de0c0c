import { describe, expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'
import { BACKEND_TOKEN, brokenSocket, json, member, problem, text } from './scripted-backend.ts'

const richer = { ...member, balance: 499_000 }
const health = { status: 'success', user: richer, noteCount: 5, helpCount: 4 }

test.each([
  ['holds a valid user', health, { ...richer, noteCount: 5, helpCount: 4 }],
  [
    'holds a valid user and another invalid field',
    { ...health, noteCount: 'many' },
    { ...richer, helpCount: 4 },
  ],
  ['holds an invalid user', { ...health, user: { ...richer, balance: '499000' } }, member],
  ['holds no user', { ...health, user: undefined }, member],
  ['has another outcome', { ...health, status: 'time' }, member],
])(
  'R-SESS-08 R-SESS-09 a health check that %s: the session keeps the last valid user, with the counts of the answer',
  async (_, answer, sideUser) => {
    const harness = await startHarness()
    harness.backend.stub('user/user_health_check', json(answer))
    const browser = harness.browser()
    await browser.signIn()
    await browser.post('user-health-check', {})
    expect((await browser.post('session', {})).body).toMatchObject({ sideUser })
  },
)

describe.each(['report', 'enforce'])('a login in the mode %s', (mode) => {
  async function signInWith(user: unknown, checked: unknown = richer, id = 'demo') {
    const harness = await startHarness({ ANSWER_MODE: mode })
    harness.backend.stub('user/user_health_check', json({ ...health, user: checked }))
    const login = { status: 'authenticated', token: BACKEND_TOKEN, user }
    harness.backend.stub('user/do_login', json(login))
    const { answer, session } = await harness.browser().signIn(id)
    const checks = harness.backend.received.filter(({ path }) => path.endsWith('health_check'))
    const warnings = harness.log.filter(({ event }) => event === 'answer_unlike_contract')
    return {
      answer,
      session,
      tokens: checks.map(({ headers }) => headers.authorization),
      warnings: warnings.map(({ route, outcome, details }) => ({ route, outcome, details })),
    }
  }

  test.each([
    [undefined],
    [null],
    [{}],
    ['demo'],
    [[]],
    [{ userId: 'demo' }],
    [{ ...member, userId: '' }],
    [{ ...member, nick: undefined }],
  ])('R-SESS-09 whose user is %j: the health check names the member', async (user) => {
    const { answer, session, tokens } = await signInWith(user)
    expect(answer).toMatchObject({ status: 200, body: { sideUser: richer } })
    expect(session.body).toMatchObject({ status: 'authenticated', sideUser: richer })
    expect(tokens).toEqual([`Bearer ${BACKEND_TOKEN}`])
  })

  test('R-SESS-09 whose user is in full: nothing else is asked, nothing is logged', async () => {
    const { session, tokens, warnings } = await signInWith(member)
    expect([session.body, tokens, warnings]).toMatchObject([{ sideUser: member }, [], []])
  })

  test.each([
    [undefined, []],
    ['demo', ['/user must be object']],
    [
      { ...member, nick: 7, level: 'high' },
      ['/user/nick must be string', '/user/level must be number'],
    ],
    [{ ...member, userId: '' }, ['/user/userId must NOT have fewer than 1 characters']],
  ])('whose user is %j: the log names what breaks the contract', async (user, details) => {
    const { warnings } = await signInWith(user)
    const route = '/api/routes/user-do-login'
    expect(warnings).toEqual(
      details.map((words) => ({ route, outcome: 'authenticated', details: [words] })),
    )
  })

  test('R-SESS-09 whose id is a number: the session has it as the backend does', async () => {
    const { session, warnings } = await signInWith({ ...member, userId: 7 }, richer, '7')
    expect([session.body, warnings]).toMatchObject([{ sideUser: { userId: 7 } }, []])
  })

  test.each([[{}], [{ ...member, userId: '' }], ['demo'], [null]])(
    'R-SESS-09 whose health check says the user %j, too: nobody is signed in',
    async (user) => {
      const { answer, session } = await signInWith(user, user)
      expect(answer).toMatchObject({ status: 502, body: { code: 'backend_answer_invalid' } })
      expect(session.body).toEqual({ status: 'unauthenticated' })
    },
  )

  test.each([
    ['not a number', { balance: 'NaN' }, ['balance']],
    ['null', { balance: null, level: null }, ['balance', 'level']],
    ['missing', { rolling: undefined, nick: undefined }, ['nick', 'rolling']],
    ['an object', { in_balance: { won: 5 }, phone: [] }, ['in_balance', 'phone']],
  ])(
    'R-SESS-09 whose user and health check have a value that is %s: that one is left out',
    async (_, more, lacks) => {
      const user = { ...member, ...more }
      const { session } = await signInWith(user, user)
      const sideUser = session.body['sideUser'] as object
      const expected = Object.entries(member).filter(([name]) => !lacks.includes(name))
      expect(sideUser).toEqual(Object.fromEntries(expected))
    },
  )

  const odd = Object.keys(member)
    .filter((name) => name !== 'userId')
    .flatMap((name) =>
      [undefined, null, {}, [], true, -5, 0.5, 'NaN', '', 1e300].map((value) => ({
        [name]: value,
      })),
    )

  test('R-SESS-09 with any odd value beside the id in user, expiry and health check: the member signs in', async () => {
    const harness = await startHarness({ ANSWER_MODE: mode })
    const refused: unknown[] = []
    const login = { status: 'authenticated', token: BACKEND_TOKEN }
    for (const more of odd) {
      const user = { ...member, ...more }
      harness.backend.stub('user/do_login', json({ ...login, user, ...more }))
      harness.backend.stub('user/user_health_check', json({ ...health, user, ...more }))
      const { answer, session } = await harness.browser().signIn()
      const { status, sideUser } = session.body as { status: string; sideUser?: unknown }
      const isIn = answer.status === 200 && status === 'authenticated'
      if (!isIn || (sideUser as typeof member).userId !== 'demo') refused.push([more, session.body])
    }
    for (const expiresAt of [null, 7, '7', 'tomorrow', {}, [], '2026-13-45T00:00:00Z']) {
      harness.backend.stub('user/do_login', json({ ...login, user: member, expiresAt }))
      const { session } = await harness.browser().signIn()
      if (session.body['status'] !== 'authenticated') refused.push([expiresAt, session.body])
    }
    expect(refused).toEqual([])
  })

  test('R-SESS-09 a login names its member, and its health check fails: the member signs in', async () => {
    const harness = await startHarness({ ANSWER_MODE: mode })
    const user = { userId: 'demo' }
    const login = { status: 'authenticated', token: BACKEND_TOKEN, user }
    harness.backend.stub('user/do_login', json(login))
    for (const act of [json({}, 500), text('<html>'), brokenSocket, problem(503, 'x')]) {
      harness.backend.stub('user/user_health_check', act)
      const { session } = await harness.browser().signIn()
      expect(session.body).toMatchObject({
        status: 'authenticated',
        sideUser: { userId: 'demo' },
      })
    }
  })
})
