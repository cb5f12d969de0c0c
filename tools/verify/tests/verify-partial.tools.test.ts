import { expect, test } from 'vitest'
import { nextSteps } from '../assumptions/table.ts'
import { backendOperations } from '#site/generated/backend-operations.ts'
import { conclusionOf } from '../report/conclusion.ts'
import type { ReceivedResponse, Transport } from '../contract/model.ts'
import { isError } from '../report/group-findings.ts'
import { describeConfirmed, terminalText } from '../report/terminal.ts'
import { retryAfterMs } from '../sending/retry-when-limited.ts'
import { theContract, verifyMock } from '../../../tests/support/verified-mock.ts'
import { onEveryPath, refutedIds, checkMessages, verifyBy, withStatus } from './verify-by.ts'
import { virtualTime } from '../../../tests/support/virtual-time.ts'
import { changeAnswer, atPath, bodyOf, stackLayers } from './zoo/layers.ts'
import { leakTo } from './zoo/members.ts'

const bodies: Readonly<Record<string, Pick<ReceivedResponse, 'headers' | 'text'>>> = {
  'no body': { headers: {}, text: '' },
  HTML: { headers: { 'content-type': 'text/html' }, text: '<h1>Not here</h1>' },
  JSON: { headers: { 'content-type': 'application/json' }, text: '{"message":"no route"}' },
}

const all = backendOperations.length

const withOnly =
  (paths: ReadonlySet<string>, status: number, body: Pick<ReceivedResponse, 'headers' | 'text'>) =>
  (next: Transport): Transport =>
  async (sent) =>
    paths.has(sent.path.split('?')[0] ?? '') ? next(sent) : { status, ...body }

async function firstPaths(count: number): Promise<ReadonlySet<string>> {
  const { contract } = await theContract()
  return new Set(contract.operations.slice(0, count).map(({ path }) => path))
}

test.each([
  [404, 'no body', 14],
  [405, 'HTML', 14],
  [501, 'JSON', 30],
])(
  'R-CALL-03 an operation that answers HTTP %i with %s is reported once as not implemented and refutes nothing',
  // Two runs.
  { timeout: 90_000 },
  async (status, body, count) => {
    const layer = withOnly(await firstPaths(count), status, bodies[body]!)
    const change = { steer: undefined }
    const verdict = await verifyMock(layer, change)
    expect(checkMessages(verdict)).toEqual([
      `implemented: is not implemented: it answers HTTP ${status} to every request`,
    ])
    expect(refutedIds(verdict)).toEqual([])
    expect([verdict.ended, verdict.missing.length]).toEqual([null, all - count])
    expect(conclusionOf(verdict).exitCode).toBe(1)
    expect(terminalText(verdict, '')).toContain(
      `${count} of ${all} operations (${all - count} not implemented)`,
    )

    const partial = await verifyMock(layer, { ...change, isPartial: true })
    expect(conclusionOf(partial)).toMatchObject({
      exitCode: 0,
      words: `Passed for the ${count} of ${all} operations that are implemented: no error, 1 warning.`,
    })
  },
)

test('R-CALL-03 when every operation is missing, the command asks to check the address and does not pass', async () => {
  const verdict = await verifyMock(() => async () => ({ status: 404, ...bodies['HTML']! }), {
    steer: undefined,
    isPartial: true,
  })
  expect(conclusionOf(verdict).exitCode).toBe(2)
})

test('R-CALL-03 a 404 about an item does not count as a missing operation', async () => {
  const layer = onEveryPath((received) =>
    received.text.includes('"cant_find_code"') ? { ...received, status: 404 } : received,
  )
  expect((await verifyBy(layer)).missing).toEqual([])
})

test.each([
  [400, 422, 'wrong-requests-are-refused: refuses a broken request', 'A-220'],
  [401, 403, 'sessions-are-required: refuses a call without a valid token', 'A-221'],
])(
  'R-CALL-03 refusals with another status than %i are one finding, and refute only that it is answered',
  async (documented, status, words, id) => {
    const [check = ''] = words.split(':')
    const verdict = await verifyBy(withStatus(documented, status), [check])
    const errors = { findings: verdict.findings.filter(isError) }
    expect(checkMessages(errors)).toEqual([`${words} with HTTP ${status} instead of ${documented}`])
    expect(refutedIds(verdict)).toEqual([id])
  },
)

test('R-CALL-03 Retry-After is read as seconds and as a date', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(retryAfterMs('12', now)).toBe(12_000)
  expect(retryAfterMs('Fri, 20 Nov 2026 12:00:30 GMT', now)).toBe(30_000)
  expect(retryAfterMs('1.5', now)).toBe(1_500)
  for (const nothing of [undefined, 'soon', '-3'])
    expect(retryAfterMs(nothing, now)).toBeUndefined()
})

test.each([
  ['seconds', () => ({ 'retry-after': '2' })],
  ['a date', (now: number) => ({ 'retry-after': new Date(now + 3_000).toUTCString() })],
  ['nothing', () => ({})],
  ['no time at all', () => ({ 'retry-after': '0' })],
  [
    'a date that has passed',
    (now: number) => ({ 'retry-after': new Date(now - 9_000).toUTCString() }),
  ],
])(
  'R-CALL-03 a rate limit with Retry-After %s is respected and not a finding',
  async (_name, headersAt) => {
    const time = virtualTime(Date.parse('2026-11-20T12:00:00Z'))
    let window = 0
    let count = 0
    const limited =
      (next: Transport): Transport =>
      async (sent) => {
        await time.sleep(5)
        const now = Math.floor(time.now() / 1_000)
        if (now !== window) [window, count] = [now, 0]
        count += 1
        if (count > 20) return { status: 429, headers: headersAt(time.now()), text: '' }
        return time.atOnce(() => next(sent))
      }
    const change = {
      steer: undefined,
      clock: time.now,
      wallClock: time.now,
      sleep: time.sleep,
      probes: new Set(['same-answer-twice', 'examples-are-answered']),
    }
    const verdict = await time.until(verifyMock(limited, change))
    expect([checkMessages(verdict), verdict.skipped, verdict.ended]).toEqual([[], [], null])

    const deadline = time.now() + 1_000
    const endless = () => async () => ({
      status: 429,
      headers: { 'retry-after': '3600' },
      text: '',
    })
    const cut = await time.until(verifyMock(endless, { ...change, deadline }))
    expect(conclusionOf(cut).exitCode).toBe(2)
    expect(cut.ended?.words).toContain('to wait 3600 s, longer than there is time.')
    expect(conclusionOf(cut).words).not.toContain('--time')
  },
)

test('R-CALL-03 a check of several operations goes on without those that are missing', async () => {
  const verdict = await verifyBy(
    stackLayers(
      atPath('helpList', async () => ({ status: 404, ...bodies['HTML']! })),
      leakTo('getDepositList'),
      changeAnswer('noteList', (answer, sent) => {
        const list = answer['list'] as readonly unknown[]
        return bodyOf(sent)?.['page'] === 2 ? { ...answer, list: list.slice(1) } : answer
      }),
    ),
    ['pages-are-stable', 'others-stay-out'],
  )
  const found = verdict.findings.map(({ check, operation }) => `${check} ${operation}`)
  expect(new Set(found)).toEqual(
    new Set([
      'implemented helpList',
      'pages-are-stable noteList',
      'others-stay-out getDepositList',
    ]),
  )
  expect(terminalText(verdict, '')).not.toMatch(/^ {2}helpList: it needs helpList/m)
})

test('R-CALL-03 the report on a backend with 3 of 48 operations fits on one screen', async () => {
  const paths = new Set(['user/do_login', 'user/user_health_check', 'slot/get_in_game_balance'])
  const layer = withOnly(new Set([...paths].map((path) => `/public/${path}`)), 404, bodies['JSON']!)
  const verdict = await verifyBy(layer)
  const rows = terminalText(verdict, 'http://localhost:4010')
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / 120)))
  expect(rows.reduce((sum, row) => sum + row, 0)).toBeLessThanOrEqual(45)
})

test('R-CALL-03 R-CALL-07 an assumption is judged at each operation, and the operation that would settle most is named', async () => {
  const there = await firstPaths(14)
  const { contract } = await theContract()
  const verdict = await verifyBy(withOnly(there, 404, bodies['no body']!), [
    'examples-are-answered',
  ])
  const row = verdict.assumptions.find(({ id }) => id === 'A-071')
  expect(row?.verdict).toBe('not refuted')
  expect(row?.at.map(({ operation, verdict: seen }) => [operation, seen])).toEqual(
    contract.operations.map(({ id, path }) => [id, there.has(path) ? 'confirmed' : 'not seen']),
  )
  const [first] = nextSteps(verdict.assumptions, verdict)
  expect(first).toMatch(/^\w+, which is not implemented: \d+ assumptions$/)
  expect(verdict.missing).toContain(first?.split(',')[0])
  const short = terminalText(verdict, '')
  expect(short).toContain('not refuted so far')
  expect(short).toContain(`    ${first}`)
  expect(row === undefined ? '' : describeConfirmed(row)).toMatch(/^14 of 48/)
})
