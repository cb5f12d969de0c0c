import { isRecord, readTextProperty } from '../../../src/lib/json.ts'
import type { ApiCall } from './model.ts'

/** `status` of a 200 answer; null for others. */
export const outcomeOf = ({ received, json }: ApiCall): string | null =>
  received?.status === 200 ? readTextProperty(json, 'status') : null

export function answerWords({ received, failure, json }: ApiCall): string {
  if (received === null) return failure ?? 'no answer'
  const status = readTextProperty(json, 'status')
  if (received.status === 200 && status !== null) return `the status ${status}`
  const code = readTextProperty(json, 'code')
  return `HTTP ${received.status}${code === null ? '' : ` (${code})`}`
}

export const recordsIn = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(list) ? list.filter(isRecord) : []
