import { describe, expect, test } from 'vitest'
import type { Reply } from './proxy-harness.ts'
import { startHarness, startSignedInHarness } from './proxy-harness.ts'
import { brokenSocket, json, member, problem, text } from './scripted-backend.ts'
import type { Act } from './scripted-backend.ts'

const memberAnswer = (fields: object) =>
  json({ status: 'success', member: { user: member, ...fields } })
const inCapitals = memberAnswer({ registered_at: '2026-01-05T10:00:00+09:00', lastLoginAt: null })

const readFigures = async (admin: (path: string) => Promise<Response>, name: string) =>
  (await (await admin('/metrics')).text()).split('\n').filter((line) => line.startsWith(name))

test('R-SESS-09 a misspelt field is logged once with operation, both paths, place, assumption and suggestion, and again at the 10th answer', async () => {
  const { backend, browser, log, admin } = await startSignedInHarness()
  backend.stub('user/get_member', inCapitals)
  const answers: Reply[] = []
  for (let count = 0; count < 17; count += 1) answers.push(await browser.post('get-member', {}))
  const line = {
    level: 'warn',
    event: 'answer_unlike_contract',
    route: '/api/routes/get-member',
    outcome: 'success',
    operation: 'getMember',
    path: '/public/user/get_member',
    backendStatus: 200,
    pointer: '/member/registeredAt',
    keyword: 'required',
    assumptions: ['A-111'],
    firstSeen: '2026-11-20T12:00:00.000Z',
    details: ['/member/registeredAt is missing; `registered_at` looks like it'],
  }
  const idOf = (index: number) => answers[index]!.headers.get('x-request-id')
  expect(log.filter(({ event }) => event === 'answer_unlike_contract')).toEqual([
    { ...line, requestId: idOf(0), count: 1 },
    { ...line, requestId: idOf(9), count: 10 },
  ])
  expect(await readFigures(admin, 'proxy_contract_drift_total{')).toEqual([
    'proxy_contract_drift_total{operation="getMember",status="200",pointer="/member/registeredAt",keyword="required",assumptions="A-111"} 17',
    'proxy_contract_drift_total{operation="getMember",status="200",pointer="/member/registered_at",keyword="dropped",assumptions=""} 17',
  ])
})

test('R-SESS-09 the same fault of each item of a list is one kind, counted once an answer', async () => {
  const { backend, browser, log } = await startSignedInHarness()
  const note = { id: 7, title: '제목', createdAt: '2026-11-20 10:00', readAt: null }
  const list = [note, { ...note, id: 8 }, { ...note, id: 9, createdAt: 'soon' }]
  backend.stub('community/note_list', json({ status: 'success', list, total: 3 }))
  await browser.post('get-note-list', {})
  const drifts = log.filter(({ event }) => event === 'answer_unlike_contract')
  expect(drifts.map(({ pointer, keyword, count }) => [pointer, keyword, count])).toEqual([
    ['/list/*/createdAt', 'format', 1],
  ])
})

const faults: [string, Act, string, number, string[]][] = [
  ['404', problem(404, 'route_unknown'), 'HTTP 404 is not in the contract', 404, ['A-072']],
  ['501', text('', 501), 'HTTP 501 is not in the contract', 501, []],
  ['a redirect', text('', 302), 'HTTP 302 is not in the contract', 302, []],
  ['HTML', text('<h1>It works!</h1>', 200, 'text/html'), 'is not JSON', 200, []],
  [
    'a 401 of its own kind',
    json({ error: 'no' }, 401),
    'content-type of HTTP 401 is not application/problem+json',
    401,
    [],
  ],
]

test.each(faults)(
  'R-SESS-09 %s: logged once with the path of the backend, whose status is in the log line of the call',
  async (_name, act, words, backendStatus, assumptions) => {
    const { backend, browser, log } = await startSignedInHarness()
    backend.stub('user/get_member', act)
    await browser.post('get-member', {})
    const drift = log.find(({ event }) => event === 'answer_unlike_contract')
    const path = '/public/user/get_member'
    expect(drift).toMatchObject({ path, backendStatus, assumptions, details: [words] })
    expect(log.at(-1)).toMatchObject({ event: 'request', backendStatus })
    const { code, details = [] } = log.at(-1) ?? {}
    expect(details.length).toBe(code === 'backend_answer_invalid' ? 1 : 0)
  },
)

test.each([
  ['a broken connection', brokenSocket],
  ['the 502 of a gateway', text('<h1>Bad Gateway</h1>', 502, 'text/html')],
  ['the 503 of a gateway', text('<h1>Unavailable</h1>', 503, 'text/html')],
  ['an answer in order', memberAnswer({ registeredAt: '2026-01-05T10:00:00Z', lastLoginAt: null })],
])('R-SESS-09 %s is not drift', async (_name, act) => {
  const { backend, browser, log, admin } = await startSignedInHarness()
  backend.stub('user/get_member', act)
  await browser.post('get-member', {})
  expect(log.filter(({ operation }) => operation !== undefined)).toEqual([])
  expect(await readFigures(admin, 'proxy_contract_drift_total{')).toEqual([])
})

describe('values chosen by a backend cannot flood log or metrics', () => {
  test('names without end are counted as other, after 20 of an operation', async () => {
    const { backend, browser, log, admin } = await startSignedInHarness()
    for (let count = 0; count < 60; count += 1) {
      const name = `x${'abcdefghij'[Math.floor(count / 10)]}${'abcdefghij'[count % 10]}`
      const whole = { status: 'success', list: [], total: 0, [name]: 1 }
      backend.stub('community/note_list', json(whole))
      await browser.post('get-note-list', {})
    }
    const lines = await readFigures(admin, 'proxy_contract_drift_total{')
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe(
      'proxy_contract_drift_total{operation="other",status="0",pointer="other",keyword="other",assumptions=""} 40',
    )
    const other = log.filter(({ operation }) => operation === 'other')
    expect(other.map(({ count }) => count)).toEqual([1, 10])
  })

  test('a phone number as a name is not logged', async () => {
    const { backend, browser, log, admin } = await startSignedInHarness()
    const whole = { status: 'success', list: [], total: 0, '010-1234-5678': 1, a01012345678: 1 }
    backend.stub('community/note_list', json(whole))
    await browser.post('get-note-list', {})
    expect(JSON.stringify(log) + (await (await admin('/metrics')).text())).not.toMatch(
      /1234-5678|01012345678/,
    )
  })
})

test("R-CALL-04 a refusal of the browser's own request names its places, and no value or name of its own", async () => {
  const { browser, log } = await startSignedInHarness()
  await browser.post('get-note-list', { pageSize: 'EVO', demo1234: 'secret-of-demo' })
  expect(log.at(-1)).toMatchObject({
    event: 'request',
    status: 400,
    code: 'request_invalid',
    details: ['/* is not known here', '/pageSize must be a whole number'],
  })
  await browser.post('transfer-in', { amount: 7 })
  expect(log.at(-1)?.details?.[0]).toContain('Idempotency-Key')
  expect(JSON.stringify(log)).not.toMatch(/demo1234|secret-of-demo|EVO/)
})

test('R-SESS-09 each unknown outcome is a separate kind of drift', async () => {
  const { backend, browser, log } = await startHarness()
  backend.stub('slot/get_slot_setting', json({ status: 'soon' }))
  await browser().post('get-slot-setting', {})
  await browser().post('get-slot-setting', {})
  backend.stub('slot/get_slot_setting', json({ status: 'later' }))
  await browser().post('get-slot-setting', {})
  const drifts = log.filter(({ event }) => event === 'answer_unlike_contract')
  expect(drifts.map(({ outcome, pointer, count }) => [outcome, pointer, count])).toEqual([
    ['soon', '/status', 1],
    ['later', '/status', 1],
  ])
})
