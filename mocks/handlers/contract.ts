import type { operations } from '../../src/generated/public-api.ts'
import type { Database, Member } from '../db/database.ts'
import type { Rules } from '../scenarios/scenarios.ts'

export type OperationId = keyof operations

type Json<Body> = { content: { 'application/json': Body } }

/** Request body of an operation. */
export type RequestOf<Id extends OperationId> = operations[Id] extends {
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

/** Answers of an operation. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: Json<infer Body> }
}
  ? WithUndefined<Body>
  : never

/** Answer statuses of an operation. */
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

export type MemberContext = GuestContext & { readonly member: Member; readonly token: string }

type Handler<Context, Id extends OperationId> = (
  context: Context,
  body: RequestOf<Id>,
) => AnswerOf<Id> | Promise<AnswerOf<Id>>

type GuestOperation = {
  [Id in OperationId]: operations[Id] extends { responses: { 401: unknown } } ? never : Id
}[OperationId]

/** One handler per operation; member calls also get the member. */
export type Handlers<Ids extends OperationId = OperationId> = {
  readonly [Id in Ids]: Handler<Id extends GuestOperation ? GuestContext : MemberContext, Id>
}
