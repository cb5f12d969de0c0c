import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { examples, factories } from '../generated/backend.examples.ts'

const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The contract's example answer with this status. */
export const exampleOf = (operationId: string, status: string): unknown =>
  structuredClone(ownValue(ownValue(examples, operationId) ?? {}, status) ?? { status })

/** A stable seed per operation. */
const seedOf = (name: string): number =>
  [...name].reduce((seed, sign) => (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7)

/** The answer of an operation without a handler: its first example, or the value of orval's factory. Logged. */
export async function fallbackAnswer(operation: BackendOperation): Promise<unknown> {
  const { operationId, answers } = operation
  console.info(`no handler yet: ${operationId}`)
  const make = factories[operationId]
  if (make !== undefined) return make(seedOf(operationId))
  const [status = ''] = Object.keys(answers)
  return exampleOf(operationId, status)
}
