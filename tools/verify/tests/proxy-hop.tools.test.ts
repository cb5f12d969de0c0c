import { describe, expect, test } from 'vitest'
import { proxyRoutes } from '#site/generated/proxy-routes.ts'
import { hopProbes } from '../runner/probes.ts'
import { coverageOf } from '../report/conclusion.ts'
import { harReport } from '../report/write-reports.ts'
import { terminalText } from '../report/terminal.ts'
import { verifyProxy } from '../../../tests/support/verified-proxy.ts'

describe('contract:verify of the proxy', () => {
  let whole: ReturnType<typeof verifyProxy> | undefined
  /** One complete run, shared by tests, beside those of other files. */
  const SLOW = { timeout: 120_000 }
  const wholeRun = () => (whole ??= verifyProxy())

  test(
    'R-CALL-01 R-CALL-03 finds no fault in its routes in front of the mock, nor in their agreement with the backend',
    SLOW,
    async () => {
      const verdict = await wholeRun()
      expect([verdict.findings, verdict.skipped, verdict.ended]).toEqual([[], [], null])
      const { operations, statuses } = coverageOf(verdict)
      expect(operations).toEqual({ asked: operations.of, of: operations.of, needUser: 0 })
      expect(operations.of).toBeGreaterThan(proxyRoutes.filter(({ backend }) => backend).length)
      expect(statuses.seen).toBeGreaterThan(520)
      expect(terminalText(verdict, 'http://localhost:5173')).not.toContain('Assumptions')
      const har = JSON.stringify(harReport(verdict.calls, 'http://localhost:5173', new Date(0)))
      expect(har).not.toMatch(/session=[\w-]{20}/)
    },
  )

  test('R-CALL-03 verifies the routes alone when the backend cannot be reached', async () => {
    // Probes of both hops have no special cases.
    const own = new Set(['examples-are-answered', ...hopProbes.map(({ id }) => id)])
    const { findings, ended } = await verifyProxy(undefined, { probes: own }, false)
    expect([findings, ended]).toEqual([[], null])
  })

  test('R-PROT-01 sends no valid request that would bind the member for days', async () => {
    const { calls } = await wholeRun()
    const binding = calls.filter(({ sent, received }) => {
      const isBinding = /(set-limit|start-break|set-reality-check)$/.test(sent.path)
      return isBinding && received?.status === 200
    })
    expect(binding).toEqual([])
  })
})
