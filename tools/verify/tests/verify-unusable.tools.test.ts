import { isError } from '../report/group-findings.ts'
import { withMemory, changeAnswer, atPath, json, problem, stackLayers } from './zoo/layers.ts'
import type { Layer } from '../../../tests/support/verified-mock.ts'
import { expect, test } from 'vitest'
import { backendOperations } from '#site/generated/backend-operations.ts'
import type { OperationId } from '#mocks/handlers/contract.ts'
import { theContract } from '../../../tests/support/verified-mock.ts'
import { onEveryPath, refutedIds, checkMessages, verifyBy } from './verify-by.ts'
import { NoAnswerError } from '../contract/model.ts'
import type { ReceivedResponse, RequestSent, Transport } from '../contract/model.ts'
import { conclusionOf } from '../report/conclusion.ts'
import { terminalText } from '../report/terminal.ts'

const all = backendOperations.length
const THERE = 14

async function elsewhere(answer: (sent: RequestSent) => ReceivedResponse) {
  const { contract } = await theContract()
  const paths = new Set(contract.operations.slice(0, THERE).map(({ path }) => path))
  return (next: Transport): Transport =>
    async (sent) =>
      paths.has(sent.path.split('?')[0] ?? '') ? next(sent) : answer(sent)
}

const page = { 'content-type': 'text/html' }
const unauthorized = (sent: RequestSent): ReceivedResponse => problem(sent, 401, 'session_missing')

test.each<readonly [string, (sent: RequestSent) => ReceivedResponse, string]>([
  [
    'an error as HTTP 500',
    () => json({ error: 'NotImplementedError' }, 500),
    'no-server-error: answers HTTP 500 to every request',
  ],
  [
    'the page of the site',
    () => ({ status: 200, headers: page, text: '<!doctype html><div id="app"></div>' }),
    'answers-at-all: answers HTTP 200 with text/html to every request',
  ],
  [
    'an empty answer',
    () => ({ status: 204, headers: {}, text: '' }),
    'answers-at-all: answers HTTP 204 to every request',
  ],
  [
    'HTTP 200 without a body',
    () => ({ status: 200, headers: {}, text: '' }),
    'answers-at-all: answers HTTP 200 with no body to every request',
  ],
  [
    'null as HTTP 200',
    () => json(null),
    'answers-at-all: answers HTTP 200 with nothing of the contract to every request',
  ],
  [
    'no session accepted',
    unauthorized,
    'answers-at-all: answers HTTP 401 (session_missing) to every request',
  ],
  [
    'a page of a firewall',
    () => ({ status: 403, headers: page, text: '<title>403 Forbidden</title>' }),
    'answers-at-all: answers HTTP 403 to every request',
  ],
  [
    'a redirect to the login',
    () => ({ status: 302, headers: { location: '/login' }, text: '' }),
    'answers-at-all: redirects every request to /login',
  ],
  [
    'an error as HTTP 200',
    () => json({ status: 'fail', msg: 'unknown api' }),
    'answers-at-all: answers the status fail to every request',
  ],
])(
  'R-CALL-03 %s from every missing operation is one error and refutes nothing',
  { timeout: 90_000 },
  async (_name, answer, message) => {
    const verdict = await verifyBy(await elsewhere(answer))
    expect([checkMessages(verdict), refutedIds(verdict), verdict.ended]).toEqual([
      [message],
      [],
      null,
    ])
    expect(conclusionOf(verdict).exitCode).toBe(1)
    expect(terminalText(verdict, '')).toContain(
      `${THERE} of ${all} operations (${all - THERE} not usable)`,
    )
  },
)

test('R-CALL-03 an operation is reported once as missing when a gateway checks sessions before it answers 404', async () => {
  const layer = await elsewhere((sent) =>
    sent.headers['authorization'] === undefined
      ? unauthorized(sent)
      : json({ error: 'Not Found' }, 404),
  )
  const verdict = await verifyBy(layer)
  expect([checkMessages(verdict), refutedIds(verdict)]).toEqual([
    ['implemented: is not implemented: it answers HTTP 404 to every request'],
    [],
  ])
  expect(verdict.missing).toHaveLength(all - THERE)
})

test('R-CALL-03 operations whose connections are closed refute nothing', async () => {
  const layer = await elsewhere(() => {
    throw new NoAnswerError('the connection was closed')
  })
  const verdict = await verifyBy(layer)
  expect([checkMessages(verdict), refutedIds(verdict), verdict.ended]).toEqual([
    ['answers-at-all: the connection was closed'],
    [],
    null,
  ])
})

test('R-CALL-03 a failed list is not taken for an empty one, so no count is reported as wrong', async () => {
  const failing = (id: OperationId) => {
    let count = 0
    return atPath(id, async (sent, next) =>
      (count += 1) % 2 === 0 ? json({ error: 'busy' }, 503) : next(sent),
    )
  }
  const { findings } = await verifyBy(stackLayers(failing('helpList'), failing('noteList')), [
    'read-is-marked',
    'removed-is-gone',
    'pages-are-stable',
  ])
  const checks = new Set(findings.map(({ check }) => check))
  for (const check of ['read-is-marked', 'removed-is-gone', 'pages-are-stable'])
    expect(checks).not.toContain(check)
})

test('R-CALL-03 operations called during an outage are not reported as missing', async () => {
  let count = 0
  const verdict = await verifyBy(
    (next) => async (sent) =>
      (count += 1) > 100 && count < 140 ? json({ error: 'deploying' }, 503) : next(sent),
    ['wrong-requests-are-refused'],
  )
  expect([verdict.missing, verdict.unusable]).toEqual([[], []])
})

test('R-CALL-03 refusals as a status of HTTP 200 are one finding, and refute only assumptions about errors', async () => {
  const verdict = await verifyBy(
    onEveryPath((received) =>
      received.status === 400 ? { ...received, status: 200, text: '{"status":"fail"}' } : received,
    ),
    ['wrong-requests-are-refused'],
  )
  expect(checkMessages(verdict).filter((message) => message.startsWith('wrong-requests'))).toEqual([
    'wrong-requests-are-refused: refuses a broken request with HTTP 200 and the status fail instead of 400',
  ])
  expect(
    refutedIds(verdict).filter((id) => !['A-009', 'A-082', 'A-107', 'A-108', 'A-220'].includes(id)),
  ).toEqual([])
})

/** Tells a withdrawal's limits every other time, as while another waits. */
const tellingAtTimes = withMemory(() => {
  let calls = 0
  return atPath('withdrawalLauncher', async (sent, next) => {
    const received = await next(sent)
    calls += 1
    return calls % 2 === 1 ? received : { ...received, text: '{"status":"wait"}' }
  })
})

test('R-CALL-03 amounts whose limits a backend refuses to tell are named as not verified, not as faults', async () => {
  const { findings, skipped, ended } = await verifyBy(tellingAtTimes, ['edges-are-accepted'])
  expect([findings.filter(isError), ended]).toEqual([[], null])
  expect(skipped).toContainEqual({
    check: 'edges-are-accepted',
    operation: 'payWithdrawal',
    reason: 'the limits of its amount could not be read',
  })
})

const foundBy = async (layer: Layer): Promise<readonly string[]> => {
  const { findings } = await verifyBy(layer, ['read-is-marked', 'removed-is-gone'])
  return findings.map(
    ({ check, operation, message, refutes = [] }) =>
      `${check} ${operation}: ${message} (${refutes.join(' ')})`,
  )
}

test('R-CALL-03 a missing number of changed items is one finding, and not a wrong number', async () => {
  const withoutCount = ({ count: _count, ...rest }: Record<string, unknown>) => rest
  expect(
    await foundBy(
      stackLayers(
        changeAnswer('readAllNotes', withoutCount),
        changeAnswer('deleteAllNotes', withoutCount),
      ),
    ),
  ).toEqual([
    'body-fits-schema readAllNotes: /count is missing (A-031)',
    'body-fits-schema deleteAllNotes: /count is missing (A-031)',
  ])
})

const claims =
  (count: number) =>
  async ({ headers }: RequestSent) =>
    json({ status: 'success', count }, 200, { 'x-request-id': headers['x-request-id'] ?? '' })

test('R-CALL-07 a wrong number of changed items refutes the assumption about it, and a call without an effect the one about success', async () => {
  const more = (body: Record<string, unknown>) => ({ ...body, count: Number(body['count']) + 1 })
  expect(
    await foundBy(
      stackLayers(
        changeAnswer('deleteAllNotes', more),
        atPath('deleteAllHelp', claims(2)),
        atPath('readAllNotes', claims(2)),
      ),
    ),
  ).toEqual([
    'read-is-marked readAllNotes: answers success, and noteList still lists 2 unread (A-001)',
    'read-is-marked readAllNotes: answers success, and noteCount is still 2 (A-001)',
    'removed-is-gone deleteAllHelp: answers success, and helpList still lists 2 (A-001)',
    'removed-is-gone deleteAllHelp: removes all items, and helpRead still opens one (A-001)',
    'removed-is-gone deleteAllNotes: answers a count of 5, and 4 were listed (A-031)',
  ])
})
