import { backendOperations } from '../../src/generated/backend-operations.ts'
import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { problems } from '../../src/generated/problems.ts'
import type { components } from '../../src/generated/api.ts'
import { validators } from '../../proxy/http/validators.ts'
import { readProperty } from '../../src/lib/json.ts'
import { exampleOf, problemCodeOf } from '../handlers/generated-answer.ts'
import { jsonAnswer, problemAnswer } from '../handlers/problem.ts'
import type { Answer } from '../handlers/problem.ts'
import { CommandError } from './command-error.ts'

type Problem = components['schemas']['Problem']

type SetError = { readonly status: number; readonly body?: unknown; readonly retryAfter?: number }

const isError = (value: unknown): value is SetError =>
  typeof readProperty(value, 'status') === 'number'

const problemOf = ({ operationId }: BackendOperation, { status, body }: SetError): Problem => {
  const code = problemCodeOf(operationId, status)
  const problem = { code, ...(body as object | undefined) } as Pick<Problem, 'code'>
  const knownProblem = Object.hasOwn(problems, problem.code) ? problems[problem.code] : undefined
  const title = knownProblem?.title ?? ''
  return { type: `/problems/${problem.code}`, title, status, requestId: 'set-answer', ...problem }
}

function errorViolation(operation: BackendOperation, error: SetError): string | undefined {
  const { operationId, errors } = operation
  if (!errors.includes(error.status)) {
    return `${operationId} does not answer ${error.status}; the contract lists ${errors.join(', ')}`
  }
  const problem = problemOf(operation, error)
  if (!validators.Problem(problem)) {
    const [first] = validators.Problem.errors ?? []
    return `The body is not a problem document: ${first?.instancePath ?? ''} ${first?.message ?? ''}`
  }
  const { status } = problems[problem.code]
  return status === error.status ? undefined : `${problem.code} is answered with ${status}`
}

function answerViolation(operation: BackendOperation, answer: unknown): string | undefined {
  const status = (answer as { status?: unknown } | null)?.status
  const isDocumented = typeof status === 'string' && Object.hasOwn(operation.answers, status)
  const schema = isDocumented ? operation.answers[status] : undefined
  if (schema === undefined) {
    return `${operation.operationId} answers the status ${JSON.stringify(status)}, which the contract does not name for it`
  }
  const validate = validators[schema]
  if (validate(answer)) return undefined
  const [first] = validate.errors ?? []
  return `${operation.operationId} answers something other than ${schema}: ${first?.instancePath ?? ''} ${first?.message ?? ''}`
}

/** Why the contract forbids this answer or error; undefined: allowed. */
export const violationOf = (operation: BackendOperation, value: unknown): string | undefined =>
  isError(value) ? errorViolation(operation, value) : answerViolation(operation, value)

/**
 * The value of an answer that a command sets: a status means the contract's example of it.
 * @param operation an operationId, or `*`
 * @throws CommandError when the contract does not allow it, unless `breaksContract`
 */
export function requireAnswer(operation: string, answer: unknown, breaksContract: boolean) {
  const isExample = typeof answer === 'string' && operation !== '*' && !breaksContract
  const value = isExample ? exampleOf(operation, answer) : answer
  if (breaksContract) return value
  for (const backendOperation of backendOperations) {
    if (operation !== '*' && backendOperation.operationId !== operation) continue
    const violation = violationOf(backendOperation, value)
    if (violation === undefined) continue
    const message = `${violation}. Set breaksContract: true to answer it anyway.`
    throw new CommandError([{ path: '/answer', message }])
  }
  return value
}

/** The error response of a behaviour or a set answer (any body if `breaksContract`); null: the value is no error. */
export function errorAnswer(
  operation: BackendOperation,
  value: unknown,
  { breaksContract, requestId }: { readonly breaksContract: boolean; readonly requestId: string },
): Answer | null {
  if (!isError(value)) return null
  const { status, body = null } = value
  if (breaksContract) return jsonAnswer(status, JSON.stringify(body), requestId)
  const { code, detail, errors } = problemOf(operation, value)
  const retryAfter = value.retryAfter ?? (status === 429 ? 1 : undefined)
  return problemAnswer({ code, detail, errors, retryAfter }, requestId)
}
