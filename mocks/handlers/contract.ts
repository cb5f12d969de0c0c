import type { problems } from '../../src/generated/problems.ts'
import type { backendOperations, components } from '../../src/generated/api.ts'
import type { Database, Member } from '../db/database.ts'
import type { Rules } from '../seeds/start-states.ts'

export type OperationId = keyof backendOperations

type Json<Body> = { content: { 'application/json': Body } }

export type RequestOf<Id extends OperationId> = backendOperations[Id] extends {
  requestBody?: Json<infer Body>
}
  ? Body
  : never

/** `Value`, whose optional properties may also be undefined: JSON leaves them out. */
type WithUndefined<Value> = Value extends (infer Item)[]
  ? WithUndefined<Item>[]
  : Value extends object
    ? {
        [Name in keyof Value]:
          | WithUndefined<Value[Name]>
          | (Record<never, never> extends Pick<Value, Name> ? undefined : never)
      }
    : Value

export type AnswerOf<Id extends OperationId> = backendOperations[Id] extends {
  responses: { 200: Json<infer Body> }
}
  ? WithUndefined<Body>
  : never

export type StatusOf<Id extends OperationId> =
  AnswerOf<Id> extends { status: infer Status extends string } ? Status : never

export type GuestContext = {
  readonly db: Database
  readonly rules: Rules
  /** Epoch milliseconds; constant during one operation. */
  readonly now: number
  readonly publicUrl: string
  /** The request's `Origin` header, or ''. */
  readonly origin: string
  /** The request's `Accept-Language` header, or ''. */
  readonly language: string
  /** The request's `Forwarded` header (RFC 7239), which names the client, or ''. */
  readonly client: string
}

export type MemberContext = GuestContext & {
  readonly member: Member
  readonly token: string
  /** The request's `Idempotency-Key`, or ''. */
  readonly key: string
}

type GuestOperation = {
  [Id in OperationId]: backendOperations[Id] extends { responses: { 401: unknown } } ? never : Id
}[OperationId]

/** A call that passed the checks of session, body and idempotency key; a member's call has the member. */
export type CallOf<Id extends OperationId> = (Id extends GuestOperation
  ? GuestContext
  : MemberContext) & { readonly body: RequestOf<Id> }

type Problems = typeof problems
type Problem = components['schemas']['Problem']

type CodeOf<Status> = {
  [Code in keyof Problems]: Problems[Code]['status'] extends Status ? Code : never
}[keyof Problems]

type ErrorStatusOf<Id extends OperationId> = Exclude<
  keyof backendOperations[Id]['responses'],
  200
> &
  number

export type ErrorOf<Id extends OperationId> = {
  [Status in ErrorStatusOf<Id>]: {
    readonly status: Status
    /** Default: the contract's example of that error. */
    readonly body?: { readonly code: CodeOf<Status> } & Pick<Problem, 'detail' | 'errors'>
    /** Seconds; default: 1 where the contract requires the header. */
    readonly retryAfter?: number
  }
}[ErrorStatusOf<Id>]

export type OutcomeOf<Id extends OperationId> = AnswerOf<Id> | ErrorOf<Id>

export type Behaviour = {
  readonly operationId: OperationId
  readonly answer: (call: object) => unknown
}

export const behave = <Id extends OperationId>(
  operationId: Id,
  answer: (call: CallOf<Id>) => OutcomeOf<Id> | Promise<OutcomeOf<Id>>,
): Behaviour => ({
  operationId,
  // The compiler cannot relate an operation to its own types through a table.
  answer: answer as Behaviour['answer'],
})
