import { describe, expect, test } from 'vitest'
import { answerChecks } from '../answers/list.ts'
import type { Finding } from '../contract/model.ts'
import { probes, hopProbes } from '../runner/probes.ts'
import { coverageOf } from '../report/conclusion.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { verifyProxy } from '../../../tests/support/verified-proxy.ts'
import type { Settings } from '../run/run.ts'
import { hopZoo } from './zoo/hop.ts'
import { zoo } from './zoo/zoo.ts'

const ids = (checks: readonly { readonly id: string }[]) => checks.map(({ id }) => id)
const isProbe = (check: string) => ids([...probes, ...hopProbes]).includes(check)

/** A backend or a proxy with one fault. */
const faults = [
  ...zoo.map((fault) => ({
    ...fault,
    verify: (change: Partial<Settings>) =>
      verifyMock(fault.layer, isProbe(fault.check) ? change : { ...change, probes: undefined }),
  })),
  ...hopZoo.map((fault) => ({
    ...fault,
    verify: ({ probes: own, ...change }: Partial<Settings>) =>
      verifyProxy(fault.layer, {
        ...change,
        // A check of answers sees the requests without a session.
        probes: new Set([
          ...(isProbe(fault.check) ? (own ?? []) : ['examples-are-answered']),
          'sessions-are-required',
        ]),
      }),
  })),
]

describe('contract:verify finds each fault', () => {
  test.each(faults.map((fault) => [fault.name, fault.check, fault.operation, fault] as const))(
    'R-CALL-03 %s: %s at %s',
    async (_name, check, operation, { verify }) => {
      const stopsAt = (finding: Finding) =>
        finding.check === check && finding.operation === operation
      const { findings } = await verify({ stopsAt, probes: new Set([check]) })
      const others = findings.map(
        (finding) => `${finding.check} ${finding.operation}: ${finding.message}`,
      )
      expect(findings.find(stopsAt), others.join('\n')).toBeDefined()
    },
  )

  test('R-CALL-03 every check has a faulty backend that only it must find', () => {
    const named = new Set(faults.map(({ check }) => check))
    // These send requests for other checks and cannot fail with a mock.
    const senders = ['examples-are-answered', 'every-status-steered']
    expect(ids([...answerChecks, ...probes, ...hopProbes]).filter((id) => !named.has(id))).toEqual(
      senders,
    )
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  })
})

describe('contract:verify of the mock', () => {
  test.each([2, 3])('R-CALL-03 the mock has no findings with seed %i', async (seed) => {
    const { findings, skipped, ended } = await verifyMock(undefined, { seed })
    expect([findings, skipped, ended]).toEqual([[], [], null])
  })

  test('R-SESS-09 reports nothing about a backend with its own member ids', async () => {
    const verdict = await verifyMock(undefined, {}, 'own-ids')
    expect([verdict.findings, verdict.ended]).toEqual([[], null])
    expect(verdict.assumptions.find(({ id }) => id === 'A-210')?.verdict).toBe('confirmed')
  })

  test('R-CALL-06 R-CALL-07 the mock answers every operation with every documented status and confirms its assumptions', async () => {
    const verdict = await verifyMock(undefined, {})
    expect([verdict.findings, verdict.skipped, verdict.ended]).toEqual([[], [], null])

    const { statuses } = coverageOf(verdict)
    expect(statuses.of).toBeGreaterThan(400)
    expect(statuses.missing).toEqual([])

    const of = (idsWith: string) =>
      verdict.assumptions.filter((assumption) => assumption.verdict === idsWith).map(({ id }) => id)
    expect(of('refuted')).toEqual([])
    expect(of('not seen')).toEqual(['A-070'])
    expect(of('confirmed').length).toBeGreaterThan(110)
    expect(of('to ask').length).toBeGreaterThan(5)
  })
})
