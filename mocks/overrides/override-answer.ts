import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { problems } from '../../src/generated/problems.ts'
import type { components } from '../../src/generated/public-api.ts'
import { validators } from '../../src/generated/validators.js'
import { readProperty } from '../../src/lib/json.ts'
import type { OperationId, OutcomeOf, RequestOf, StatusOf } from '../handlers/contract.ts'
import { exampleOf, problemCodeOf } from '../handlers/generated-answer.ts'
import type { Refusal } from '../handlers/problem.ts'

type Problem = components['schemas']['Problem']

/**
 * By operation: an answer, a status (answered with the contract's example), an error, or a function of the request body. A
 * mapped type, so that the compiler keeps literals of functions as literals.
 */
export type OverrideAnswers = {
  readonly [Id in OperationId]:
    | OutcomeOf<Id>
    | StatusOf<Id>
    | ((body: RequestOf<Id>) => OutcomeOf<Id> | Promise<OutcomeOf<Id>>)
}

/** An error with any body; it may break the contract. */
export type RawError = { readonly status: number; readonly body: unknown }

type SetError = { readonly status: number; readonly body?: unknown; readonly retryAfter?: number }

const isError = (value: unknown): value is SetError =>
  typeof readProperty(value, 'status') === 'number'

const problemOf = ({ operationId }: BackendOperation, { status, body }: SetError): Problem => {
  const code = problemCodeOf(operationId, status)
  const problem = { code, ...(body as object | undefined) } as Pick<Problem, 'code'>
  const listed = Object.hasOwn(problems, problem.code) ? problems[problem.code] : undefined
  const title = listed?.title ?? ''
  return { type: `/problems/${problem.code}`, title, status, requestId: 'override', ...problem }
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
  const isNamed = typeof status === 'string' && Object.hasOwn(operation.answers, status)
  const schema = isNamed ? operation.answers[status] : undefined
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

export const valueOf = (operation: BackendOperation, answer: unknown, isRaw: boolean): unknown =>
  typeof answer === 'string' && !isRaw
    ? exampleOf(operation.operationId, answer)
    : structuredClone(answer)

/** The error of a behaviour or an override; null: it is an answer. */
export function errorFrom(
  operation: BackendOperation,
  value: unknown,
  isRaw: boolean,
): Refusal | { raw: RawError } | null {
  if (!isError(value)) return null
  if (isRaw) return { raw: { status: value.status, body: value.body ?? null } }
  const { code, detail, errors } = problemOf(operation, value)
  const retryAfter = value.retryAfter ?? (value.status === 429 ? 1 : undefined)
  return {
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}
