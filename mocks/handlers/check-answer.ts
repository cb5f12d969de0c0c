import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { validators } from '../../src/generated/validators.js'

/** What is wrong with an answer that a handler gave; undefined when the contract allows it. */
export function faultOfAnswer(operation: BackendOperation, answer: unknown): string | undefined {
  const status = (answer as { status?: unknown } | null)?.status
  const schema = typeof status === 'string' ? operation.answers[status] : undefined
  if (schema === undefined) {
    return `${operation.operationId} answered the status ${JSON.stringify(status)}, which the contract does not name for it`
  }
  const validate = validators[schema]
  if (validate(answer)) return undefined
  const [first] = validate.errors ?? []
  return `${operation.operationId} answered what is no ${schema}: ${first?.instancePath ?? ''} ${first?.message ?? ''}`
}
