import { describe, expect, test } from 'vitest'
import { answerChecks } from '../../scripts/contract-verify/answers/list.ts'
import { probes } from '../../scripts/contract-verify/probes.ts'
import { verifyMock } from '../support/verified-mock.ts'
import { findBreak } from './zoo/find-break.ts'
import { zoo } from './zoo/zoo.ts'

const breaks = Object.values(zoo).flat()
/** By default every fourth; `ZOO=all` takes all. */
const sample = process.env['ZOO'] === 'all' ? breaks : breaks.filter((_, index) => index % 4 === 0)

describe('contract:verify finds what is broken', () => {
  test.each(sample.map((one) => [one.name, one.check, one.operation, one] as const))(
    'R-CALL-03 %s: %s at %s',
    async (_name, _check, _operation, broken) => {
      const { found, others } = await findBreak(broken)
      expect(found, others.join('\n')).toBeDefined()
    },
  )

  test('R-CALL-03 every check has a backend in the zoo that only it is for', () => {
    const ids = [...answerChecks, ...probes].map(({ id }) => id)
    const named = new Set(breaks.map(({ check }) => check))
    // These two send the requests by which others find, and have no fault of their own in a mock.
    const senders = ['every-status-steered', 'examples-are-answered', 'generated-requests']
    expect(ids.filter((id) => !named.has(id))).toEqual(
      senders.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)),
    )
    expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length)
    expect(breaks.length).toBeGreaterThanOrEqual(180)
  })
})

describe('contract:verify of the mock', () => {
  test.each([1, 2, 3])('R-CALL-03 accuses it of nothing with seed %i', async (seed) => {
    const { findings, skipped, ended } = await verifyMock(undefined, {
      seed,
      generated: seed === 1 ? 6 : 2,
    })
    expect(findings).toEqual([])
    expect(skipped).toEqual([])
    expect(ended).toBeNull()
  })

  test('R-CALL-06 R-CALL-07 has every operation and every documented status answered', async () => {
    const { operations, statuses } = await verifyMock(undefined, { generated: 0 })
    const documented = operations.flatMap(({ id, answers, outcomes }) => [
      ...[...outcomes.keys()].map((outcome) => `${id} 200 ${outcome}`),
      ...[...answers.keys()].filter((status) => status !== 200).map((status) => `${id} ${status}`),
    ])
    expect(documented.length).toBeGreaterThan(400)
    expect(documented.filter((one) => !statuses.has(one))).toEqual([])
  })

  test('R-CALL-03 confirms what can be confirmed, and asks the rest of the operator', async () => {
    const { assumptions } = await verifyMock(undefined, { generated: 0 })
    const of = (verdict: string) =>
      assumptions.filter((one) => one.verdict === verdict).map(({ id }) => id)
    expect(of('refuted')).toEqual([])
    expect(of('not seen')).toEqual(['A-070'])
    expect(of('confirmed').length).toBeGreaterThan(110)
    expect(of('to ask').length).toBeGreaterThan(5)
  })
})
