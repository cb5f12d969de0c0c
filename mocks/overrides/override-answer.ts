import type { BackendOperation } from '../../src/generated/backend-operations.ts'
import { problems } from '../../src/generated/problems.ts'
import type { components, operations } from '../../src/generated/public-api.ts'
import { validators } from '../../src/generated/validators.js'
import { readProperty } from '../../src/lib/json.ts'
import type { AnswerOf, OperationId, RequestOf, StatusOf } from '../handlers/contract.ts'
import { exampleOf } from '../handlers/fallback-answer.ts'
import type { Refusal } from '../handlers/problem.ts'

type Problems = typeof problems
type Problem = components['schemas']['Problem']

type CodeOf<Status> = {
  [Code in keyof Problems]: Problems[Code]['status'] extends Status ? Code : never
}[keyof Problems]

type ErrorStatusOf<Id extends OperationId> = Exclude<keyof operations[Id]['responses'], 200> &
  number

/** A documented error of an operation, by HTTP status. */
export type ErrorOf<Id extends OperationId> = {
  [Status in ErrorStatusOf<Id>]: {
    readonly status: Status
    /** Default: the first problem of that status. */
    readonly body?: { readonly code: CodeOf<Status> } & Pick<Problem, 'detail' | 'errors'>
    /** Seconds; default: 1 where the contract requires the header. */
    readonly retryAfter?: number
  }
}[ErrorStatusOf<Id>]

type Outcome<Id extends OperationId> = AnswerOf<Id> | ErrorOf<Id>

/**
 * By operation: an answer, a status (answered with the contract's example), an error, or a function of the request body. A
 * mapped type, so that the compiler keeps literals of functions as literals.
 */
export type OverrideAnswers = {
  readonly [Id in OperationId]:
    | Outcome<Id>
    | StatusOf<Id>
    | ((body: RequestOf<Id>) => Outcome<Id> | Promise<Outcome<Id>>)
}

/** An error with any body; it may break the contract. */
export type RawError = { readonly status: number; readonly body: unknown }

type SetError = { readonly status: number; readonly body?: unknown; readonly retryAfter?: number }

const isError = (value: unknown): value is SetError =>
  typeof readProperty(value, 'status') === 'number'

const problemOf = ({ status, body }: SetError): Problem => {
  const [code = ''] = Object.entries(problems).find(([, one]) => one.status === status) ?? []
  const given = { code, ...(body as object | undefined) } as Pick<Problem, 'code'>
  const listed = Object.hasOwn(problems, given.code) ? problems[given.code] : undefined
  const title = listed?.title ?? ''
  return { type: `/problems/${given.code}`, title, status, requestId: 'override', ...given }
}

function errorViolation(operation: BackendOperation, error: SetError): string | undefined {
  const { operationId, errors } = operation
  if (!errors.includes(error.status)) {
    return `${operationId} does not answer ${error.status}; the contract lists ${errors.join(', ')}`
  }
  const problem = problemOf(error)
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

/** The value of an override; for a status, the contract's example. */
export const valueOf = (operation: BackendOperation, answer: unknown, isRaw: boolean): unknown =>
  typeof answer === 'string' && !isRaw
    ? exampleOf(operation.operationId, answer)
    : structuredClone(answer)

/** The error of an override; null: it is an answer. */
export function errorFrom(value: unknown, isRaw: boolean): Refusal | { raw: RawError } | null {
  if (!isError(value)) return null
  if (isRaw) return { raw: { status: value.status, body: value.body ?? null } }
  const { code, detail, errors } = problemOf(value)
  const retryAfter = value.retryAfter ?? (value.status === 429 ? 1 : undefined)
  return {
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
}
