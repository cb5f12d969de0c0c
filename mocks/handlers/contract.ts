import type { operations } from '../../src/generated/public-api.ts'
import type { Database, Member } from '../db/database.ts'
import type { Rules } from '../scenarios/scenarios.ts'

export type OperationId = keyof operations

type Json<Body> = { content: { 'application/json': Body } }

/** The body that the contract lets a caller send to an operation. */
export type RequestOf<Id extends OperationId> = operations[Id] extends {
  requestBody?: Json<infer Body>
}
  ? Body
  : never

/** The answers that the contract lets an operation give. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: Json<infer Body> }
}
  ? Body
  : never

/** The statuses that the contract lets an operation answer. */
export type StatusOf<Id extends OperationId> =
  AnswerOf<Id> extends { status: infer Status extends string } ? Status : never

export type GuestContext = {
  readonly db: Database
  readonly rules: Rules
  /** Epoch in milliseconds; the same during one operation. */
  readonly now: number
  readonly publicUrl: string
  /** The `Origin` header of the request, empty when it has none. */
  readonly origin: string
  /** The `Accept-Language` header of the request, empty when it has none. */
  readonly language: string
  /** The `Forwarded` header of the request (RFC 7239): whose call it is; empty when it has none. */
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

/** A handler for each of these operations; a member's call is told which member it is. */
export type Handlers<Ids extends OperationId = OperationId> = {
  readonly [Id in Ids]: Handler<Id extends GuestOperation ? GuestContext : MemberContext, Id>
}
