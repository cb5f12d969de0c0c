import { isRecord } from '../../../src/lib/json.ts'
import { valueAt } from '../core/pointer.ts'
import type { Run } from '../core/run.ts'
import { successOf } from '../core/values.ts'

/**
 * Smallest and largest amount that the backend provides for a request; undefined: none, null: it refuses to tell now,
 * as while another request waits.
 */
export async function limitsOf(run: Run, schema: string) {
  const told = run.effects.limits[schema]
  if (told === undefined) return undefined
  const [operationId = '', pointer = ''] = told.from.split('#')
  const answer = await successOf(run, operationId)
  if (answer === undefined) return null
  const found = valueAt(answer, pointer)
  if (!isRecord(found)) return undefined
  const [least, most] = [Number(found['minAmount']), Number(found['maxAmount'])]
  if (Number.isNaN(least) || Number.isNaN(most)) return undefined
  return { at: told.at, proves: told.proves, least, most }
}
