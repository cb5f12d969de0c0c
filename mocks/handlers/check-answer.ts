import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { validators } from '../../src/generated/validators.js'

/** What the contract does not allow about an answer; undefined when it allows it. */
export function contractViolation(
  operation: BackendOperation,
  answer: unknown,
): string | undefined {
  const status = (answer as { status?: unknown } | null)?.status
  const isNamed = typeof status === 'string' && Object.hasOwn(operation.answers, status)
  const schema = isNamed ? operation.answers[status] : undefined
  if (schema === undefined) {
    return `${operation.operationId} answers the status ${JSON.stringify(status)}, which the contract does not name for it`
  }
  const validate = validators[schema]
  if (validate(answer)) return undefined
  const [first] = validate.errors ?? []
  return `${operation.operationId} answers what is no ${schema}: ${first?.instancePath ?? ''} ${first?.message ?? ''}`
}
