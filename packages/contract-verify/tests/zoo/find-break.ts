import type { Finding } from '../../core/model.ts'
import { probes } from '../../run/probes.ts'
import type { Settings } from '../../core/run.ts'
import { verifyMock } from '../../../../tests/support/verified-mock.ts'
import type { Break } from './layers.ts'

/** The expected finding of a fault; undefined, with the actual findings, if missing. */
export async function findBreak(
  { layer, check, operation }: Break,
  change: Partial<Settings> = {},
): Promise<{ found: Finding | undefined; others: readonly string[] }> {
  const isIt = (finding: Finding) => finding.check === check && finding.operation === operation
  const isProbe = probes.some(({ id }) => id === check)
  const { findings } = await verifyMock(layer, {
    generated: 0,
    stopsAt: isIt,
    ...(isProbe ? { probes: new Set([check]) } : {}),
    ...change,
  })
  const others = new Set(findings.map((one) => `${one.check} ${one.operation}: ${one.message}`))
  return { found: findings.find(isIt), others: [...others] }
}
