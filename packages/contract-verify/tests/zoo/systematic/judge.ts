import type { Finding } from '../../../core/model.ts'
import type { Settings } from '../../../core/run.ts'
import { probes } from '../../../run/probes.ts'
import { verifyMock } from '../../../../../tests/support/verified-mock.ts'
import type { Specimen } from './specimen.ts'

/** The checks with the most requests; only the second attempt runs them. */
const LONG = new Set([
  'edges-are-accepted',
  'wrong-requests-are-refused',
  'other-methods-are-refused',
  'generated-requests',
  'examples-are-answered',
  'every-status-steered',
])

const isError = ({ isWarning }: Finding): boolean => isWarning !== true

/** The first error reported for a faulty backend; undefined: none. The mock itself has none. */
export async function errorOf(
  { layer }: Specimen,
  change: Partial<Settings> = {},
): Promise<Finding | undefined> {
  const settings = { generated: 0, steer: undefined, stopsAt: isError, ...change }
  const short = new Set(probes.map(({ id }) => id).filter((id) => !LONG.has(id)))
  const first = await verifyMock(layer, { ...settings, probes: short })
  const found = first.findings.find(isError)
  if (found !== undefined) return found
  const second = await verifyMock(layer, { ...settings, probes: LONG })
  return second.findings.find(isError)
}
