import { describe, test } from 'vitest'
import type { Call, Effect, History } from '../history.ts'
import { checkAnswers } from './check-answers.ts'
import { checkLimits } from './check-limits.ts'
import { checkMoney, checkShown } from './check-money.ts'
import { checkSessions } from './check-sessions.ts'

const PROXY = '127.0.0.1:1'

const call = (more: Partial<Call>): Call => ({
  member: 'demo',
  route: 'transfer-in',
  body: { amount: 5 },
  session: 'demo 1',
  opens: null,
  key: 'key',
  start: 10,
  end: 20,
  proxy: PROXY,
  status: 200,
  answer: { status: 'success' },
  deposited: 0,
  ...more,
})
const problem = (status: number, code: string) => ({ status, answer: { status, code } })
const effect: Effect = {
  member: 'demo',
  key: 'key',
  kind: 'transfer_in',
  amount: 5,
  id: null,
  at: 15,
}
const deposit: Effect = { ...effect, kind: 'deposit', id: 7 }

const history = (calls: readonly Call[], effects: readonly Effect[] = []): History => ({
  calls,
  effects,
  faults: [],
  kills: [],
})

const lost = call({ status: null, answer: null, proxy: null })
const later = { start: 30, end: 40 }
const money: readonly [string, readonly Call[], readonly Effect[], readonly string[]][] = [
  ['acknowledged once', [call({})], [effect], []],
  ['sent twice, moved once', [lost, call(later)], [effect], []],
  ['refused', [call(problem(503, 'backend_unreachable'))], [], []],
  ['unknown', [call(problem(504, 'outcome_unknown'))], [effect], []],
  ['moved twice', [call({})], [effect, effect], ['moved 2 times']],
  ['not moved', [call({})], [], ['acknowledged, and not moved']],
  [
    'moved although it was refused',
    [call(problem(503, 'backend_unreachable'))],
    [effect],
    ['refused, and moved', 'moved, and the member never learnt it'],
  ],
  ['moved without an answer', [lost], [effect], ['moved, and the member never learnt it']],
  [
    'moved for another member',
    [call({})],
    [{ ...effect, member: 'sora' }],
    ['moved the money of sora'],
  ],
  [
    'acknowledged as another request',
    [call({ answer: { status: 'success', deposit: { id: 8, amount: 5 } } })],
    [deposit],
    ['acknowledged as {"status":"success","deposit":{"id":8,"amount":5}}, but it is 7'],
  ],
  [
    'acknowledged, then refused',
    [call({}), call({ ...later, answer: { status: 'limit' } })],
    [effect],
    ['acknowledged, and then refused as limit'],
  ],
  [
    'acknowledged, then unknown',
    [call({}), call({ ...later, ...problem(504, 'outcome_unknown') })],
    [effect],
    ['acknowledged, and then unknown, although its proxy was not killed'],
  ],
]

describe('R-ACCT-07 the check of money', () => {
  test.for(money)('%s', ([, calls, effects, faults], { expect }) => {
    const found = checkMoney(history(calls, effects))
    expect(found).toEqual(faults.map((fault) => `demo transfer-in key: ${fault}`))
  })

  test('a killed proxy may answer outcome_unknown to a repeated key', ({ expect }) => {
    const calls = [call({}), call({ ...later, ...problem(504, 'outcome_unknown') })]
    const kills = [{ proxy: PROXY, at: 25 }]
    expect(checkMoney({ ...history(calls, [effect]), kills })).toEqual([])
  })

  test('money that nobody sent, and money that the member does not see', ({ expect }) => {
    const unasked = ['money moved under key, which nobody sent']
    expect(checkMoney(history([], [effect]))).toEqual(unasked)
    const shown = new Map([['demo', { record: [], ids: [] }]])
    expect(checkShown([deposit], shown)).toEqual([
      'demo key: deposit of 5 is not in the record',
      'demo key: 7 is in no list',
    ])
    const record = [{ kind: 'deposit', amount: 5, state: 'unknown' }]
    expect(checkShown([deposit], new Map([['demo', { record, ids: [7] }]]))).toEqual([])
  })
})

describe('R-SESS-06 the check of sessions', () => {
  const look = (start: number, more: Partial<Call> = {}) =>
    call({ route: 'user-health-check', key: null, start, end: start + 1, ...more })
  const logout = look(10, { route: 'logout' })
  const gone = problem(401, 'session_expired')

  test('a session is served until its logout', ({ expect }) => {
    expect(checkSessions([look(5), logout, look(20, gone)])).toEqual([])
    expect(checkSessions([logout, look(20)])).toEqual(['session demo 1: not linearizable'])
    expect(checkSessions([look(5, gone), logout])).toEqual(['session demo 1: not linearizable'])
  })
})

describe('A-225 the check of sessions on other devices', () => {
  const at = (start: number, session: string, more: Partial<Call>) =>
    call({ session, key: null, start, end: start + 1, ...more })
  const login = (start: number, opens: string) =>
    at(start, '', {
      session: null,
      route: 'user-do-login',
      opens,
      answer: { status: 'authenticated' },
    })
  const look = (start: number, session: string, more: Partial<Call> = {}) =>
    at(start, session, { route: 'user-health-check', ...more })
  const list = (start: number, own: string, names: readonly string[], more: Partial<Call> = {}) => {
    const listed = names.map((name) => ({ session: name, isThis: name === own }))
    const answer = { status: 'success', list: listed }
    return at(start, own, { route: 'get-sessions', answer, ...more })
  }
  const begin = [login(1, 'a'), login(3, 'b'), list(5, 'b', ['a', 'b'])]
  const end = (names: readonly string[]) =>
    list(10, 'a', names, { route: 'end-sessions', body: { session: null } })
  const revoked = problem(401, 'session_revoked')

  test.for<[string, readonly Call[], readonly string[]]>([
    ['ended, and told so', [end(['a']), look(12, 'b', revoked), list(14, 'a', ['a'])], []],
    ['ended, and served', [end(['a']), look(12, 'b')], ['session b: not linearizable']],
    [
      'ended, and in the list of that answer',
      [end(['a', 'b'])],
      ['session b: listed after its end'],
    ],
    [
      'ended, and listed later',
      [end(['a']), list(14, 'a', ['a', 'b'])],
      ['session b: listed after its end'],
    ],
    ['not ended, and missing', [list(14, 'a', ['a'])], ['session b: missing in a list']],
    [
      'not ended, and told so',
      [look(12, 'b', revoked)],
      [
        'session b: not linearizable',
        'session b: ended in the name of the member without a request',
      ],
    ],
    [
      'a list without the one that asks',
      [list(14, 'b', ['a'])],
      ['session b: its list names it nothing', 'session b: missing in a list'],
    ],
    [
      'one that is ended by name, another one is served',
      [
        list(6, 'a', ['a', 'b']),
        list(10, 'a', ['a', 'b'], { route: 'end-sessions', body: { session: 'c' } }),
        look(12, 'b'),
      ],
      [],
    ],
    [
      'a refused end may have happened',
      [{ ...end(['a']), ...problem(503, 'backend_unreachable') }, look(12, 'b', revoked)],
      [],
    ],
  ])('%s', ([, calls, faults], { expect }) => {
    expect(checkSessions([...begin, ...calls])).toEqual(faults)
  })
})

describe('R-PROT-01 the check of limits', () => {
  const facts = (value: number, used = 0) => ({
    status: 'success',
    limits: [{ limit: 'deposit_24h', value, pendingValue: null, used }],
  })
  const set = call({
    route: 'set-limit',
    key: null,
    body: { limit: 'deposit_24h', value: 9 },
    answer: facts(9),
  })
  const read = call({ route: 'get-protection', key: null, ...later })
  const sent = call({ route: 'apply-user-deposit', ...later })

  test('a limit is read as set, counts all deposits and is enforced', ({ expect }) => {
    const good = [set, { ...read, answer: facts(9, 5), deposited: 5 }, sent]
    expect(checkLimits(history(good, [deposit]))).toEqual([])
    expect(checkLimits(history([set, { ...read, answer: facts(8) }]))).toEqual([
      'limit deposit_24h of demo: not linearizable',
    ])
    const short = [set, { ...read, answer: facts(9, 4), deposited: 5 }]
    expect(checkLimits(history(short))).toEqual(['demo: less than 5 counts'])
    expect(checkLimits(history([set, sent], [{ ...deposit, amount: 10 }]))).toEqual([
      'demo: 10 deposited, although the limit is 9',
    ])
  })
})

describe('R-CALL-01 the check of answers', () => {
  const fault = (code: string, status: number) => ({
    type: `/problems/${code}`,
    title: 'A problem',
    status,
    code,
    requestId: 'request-0001',
  })
  const answered = (status: number | null, answer: Call['answer']) =>
    checkAnswers([call({ route: 'logout', status, answer })])

  test('only answers of the contract, of expected problems, about the member', ({ expect }) => {
    expect(answered(200, { status: 'success' })).toEqual([])
    expect(answered(503, fault('backend_unreachable', 503))).toEqual([])
    expect(answered(502, null)).toEqual([])
    expect(answered(null, null)).toEqual([])
    expect(answered(200, { status: 'done' })).toEqual([
      'demo logout: 200 with the status done, which the contract does not have',
    ])
    expect(answered(500, fault('internal_fault', 500))).toEqual([
      'demo logout: 500 internal_fault, which no fault explains',
    ])
    expect(answered(503, fault('outcome_unknown', 504))).toEqual([
      'demo logout: 503 with outcome_unknown',
    ])
    expect(answered(503, {})).toEqual(['demo logout: 503 is no problem of the contract'])
    expect(answered(400, null)).toEqual(['demo logout: the balancer answered 400'])
    const foreign = { status: 'success', user: { userId: 'sora' } }
    expect(answered(200, foreign)).toContain('demo logout: the answer is about sora')
  })
})
