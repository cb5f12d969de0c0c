import { describe, expect, test } from 'vitest'
import { answerChecks } from '../answers/list.ts'
import { probes } from '../run/probes.ts'
import { coverageOf } from '../report/coverage.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { findBreak } from './zoo/find-break.ts'
import { publishedBreaks } from './zoo/systematic/published.ts'
import { zoo } from './zoo/zoo.ts'

const breaks = [...Object.values(zoo).flat(), ...publishedBreaks]
/** Default: every twentieth fault, with the slowest test's seed only; `ZOO=all` tests all. */
const isWhole = process.env['ZOO'] === 'all'
const sample = isWhole ? breaks : breaks.filter((_, index) => index % 20 === 0)
const seeds = isWhole ? [2, 3] : []

describe('contract:verify finds each fault', () => {
  test.each(sample.map((one) => [one.name, one.check, one.operation, one] as const))(
    'R-CALL-03 %s: %s at %s',
    async (_name, _check, _operation, broken) => {
      const { found, others } = await findBreak(broken)
      expect(found, others.join('\n')).toBeDefined()
    },
  )

  test('R-CALL-03 every check has a faulty backend that only it must find', () => {
    const ids = [...answerChecks, ...probes].map(({ id }) => id)
    const named = new Set(breaks.map(({ check }) => check))
    // These send requests for other checks and cannot fail with a mock.
    const senders = ['every-status-steered', 'examples-are-answered', 'generated-requests']
    expect(ids.filter((id) => !named.has(id))).toEqual(
      senders.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)),
    )
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length)
    expect(breaks.length).toBeGreaterThanOrEqual(180)
  })
})

describe('contract:verify of the mock', () => {
  test.each(seeds)('R-CALL-03 has no findings with seed %i', async (seed) => {
    const { findings, skipped, ended } = await verifyMock(undefined, { seed, generated: 2 })
    expect([findings, skipped, ended]).toEqual([[], [], null])
  })

  test('R-SESS-09 reports nothing about a backend with its own member ids', async () => {
    const { findings, assumptions, ended } = await verifyMock(
      undefined,
      { generated: 1 },
      'own-ids',
    )
    expect([findings, ended]).toEqual([[], null])
    expect(assumptions.find(({ id }) => id === 'A-210')?.verdict).toBe('confirmed')
  })

  test('R-CALL-06 R-CALL-07 has every operation and every documented status answered, and its assumptions confirmed', async () => {
    const verdict = await verifyMock(undefined, { generated: 6 })
    expect([verdict.findings, verdict.skipped, verdict.ended]).toEqual([[], [], null])

    const { statuses } = coverageOf(verdict)
    expect(statuses.of).toBeGreaterThan(400)
    expect(statuses.missing).toEqual([])

    const of = (wanted: string) =>
      verdict.assumptions.filter((one) => one.verdict === wanted).map(({ id }) => id)
    expect(of('refuted')).toEqual([])
    expect(of('not seen')).toEqual(['A-070'])
    expect(of('confirmed').length).toBeGreaterThan(110)
    expect(of('to ask').length).toBeGreaterThan(5)
  })
})
