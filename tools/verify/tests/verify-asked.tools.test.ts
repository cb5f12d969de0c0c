import { expect, test } from 'vitest'
import { backendOperations } from '#site/generated/backend-operations.ts'
import { conclusionOf } from '../report/conclusion.ts'
import { harReport } from '../report/write-reports.ts'
import { htmlReport } from '../report/html.ts'
import { junitReport } from '../report/machine-reports.ts'
import { terminalText } from '../report/terminal.ts'
import type { Verdict } from '../report/verdict.ts'
import { verifyBy, verifyHar } from './verify-by.ts'
import { verifyProxy } from '../../../tests/support/verified-proxy.ts'
import { atPath, json, problem, stackLayers } from './zoo/layers.ts'

const missing = stackLayers(
  atPath('getPayment', async () => json({ message: 'Not Found' }, 404)),
  atPath('payDeposit', async () => json({ message: 'Not Found' }, 405)),
)

function casesOf(verdict: Verdict, operation: string): Readonly<Record<string, string>> {
  const xml = junitReport(verdict, '')
  const cases = xml.matchAll(
    /<testcase [^>]*name="(\w+) ([\w-]+)"(?:\/>|>\s*<(\w+) message="([^"]*)")/g,
  )
  return Object.fromEntries(
    [...cases].flatMap(([, id, check = '', kind = 'passed', message = '']) =>
      id === operation ? [[check, message === '' ? kind : `${kind}: ${message}`]] : [],
    ),
  )
}

test('R-CALL-03 a missing operation has one failure and no passed case in JUnit', async () => {
  const verdict = await verifyBy(missing, undefined, { isSafe: true })
  const { implemented, ...others } = casesOf(verdict, 'getPayment')
  expect(implemented).toBe('failure: is not implemented: it answers HTTP 404 to every request')
  expect(new Set(Object.values(others))).toEqual(
    new Set(['skipped: the operation is not implemented']),
  )
})

const all = backendOperations.length
const forGuests = backendOperations.filter(({ access }) => access === 'guest').length
const forMembers = all - forGuests

test('R-CALL-03 a run without a member says how many operations it could not call', async () => {
  const verdict = await verifyBy(undefined, undefined, { member: undefined, other: undefined })
  expect(terminalText(verdict, '')).toContain(
    `${forGuests} of ${all} operations asked; ${forMembers} need --user, `,
  )
  expect(conclusionOf(verdict).words).toBe(
    `Passed for the ${forGuests} of ${all} operations that can be called without --user: no error, 0 warnings.`,
  )
  expect(htmlReport(verdict, '', new Date(0))).toContain(
    `${forGuests} of ${all}; ${forMembers} need --user`,
  )
  const { 'sessions-are-required': refused, implemented, ...others } = casesOf(verdict, 'getMember')
  expect([refused, implemented]).toEqual(['passed', 'passed'])
  expect(new Set(Object.values(others))).toEqual(
    new Set(['skipped: it is for members: give --user and --password']),
  )
})

test('R-CALL-03 a missing operation in recorded traffic is reported once and refutes nothing', async () => {
  const asked = await verifyBy(missing, undefined, { isSafe: true })
  const har = JSON.stringify(harReport(asked.calls, 'http://backend.test', new Date(0)))
  const held = await verifyHar(har)
  expect(held.findings.map(({ operation, message }) => `${operation} ${message}`)).toEqual([
    'getPayment is not implemented: it answers HTTP 404 to every recorded request',
  ])
  expect(held.missing).toEqual(['getPayment'])
  expect(held.assumptions.filter((assumption) => assumption.verdict === 'refuted')).toEqual([])
})

test.each([true, false])(
  'R-CALL-03 in a run of site and backend, a missing operation is reported once: %s',
  async (hasBehind) => {
    const verdict = await verifyProxy(
      (next) => async (sent) =>
        sent.path.endsWith('/get-slot-setting')
          ? { status: 404, headers: { 'content-type': 'text/plain' }, text: 'Not Found' }
          : next(sent),
      { isSafe: true },
      hasBehind,
    )
    const found = verdict.findings.filter(({ operation }) => operation === 'getSlotSetting')
    expect([...new Set(found.map(({ check, message }) => `${check} ${message}`))]).toEqual([
      'implemented is not implemented: it answers HTTP 404 to every request',
    ])
  },
)

test('R-CALL-03 in a run of the site alone, an operation missing in the backend is reported once', async () => {
  const verdict = await verifyProxy(
    (next) => async (sent) => {
      const received = await next(sent)
      return sent.path.endsWith('/get-slot-setting') && received.status === 200
        ? problem(sent, 502, 'backend_answer_invalid')
        : received
    },
    { isSafe: true },
    false,
  )
  expect(verdict.findings.map(({ operation, message }) => `${operation} ${message}`)).toEqual([
    'getSlotSetting is not implemented behind the site, or not by the contract: each request that fits is answered with HTTP 502 (backend_answer_invalid)',
  ])
})
