import { backendOperations } from '../src/generated/backend-operations.ts'
import type { BackendOperation } from '../src/generated/backend-operations.ts'
import type { Overrides } from './overrides/overrides.ts'
import { errorFrom, violationOf } from './overrides/override-answer.ts'
import type { RawError } from './overrides/override-answer.ts'
import { adoptLogin } from './handlers/adopt-member.ts'
import type { GuestContext } from './handlers/contract.ts'
import { fallbackAnswer } from './handlers/fallback-answer.ts'
import { handlers } from './handlers/handlers.ts'
import { earlierAnswer, isIdempotencyKey, keyRule, rememberAnswer } from './handlers/idempotency.ts'
import type { MoneyCall } from './handlers/idempotency.ts'
import { readBody } from './handlers/read-body.ts'
import { findSession, keepSession } from './handlers/token-session.ts'
import { RequestRefused } from './handlers/problem.ts'
import type { Refusal } from './handlers/problem.ts'

export type Call = {
  readonly operation: BackendOperation | undefined
  readonly path: string
  readonly method: string
  readonly headers: Headers
  readonly text: string
}

type BackendState = Omit<GuestContext, 'client' | 'origin' | 'language'> & {
  readonly overrides: Pick<Overrides, 'take'>
}
type Answered = { readonly json: string } | { readonly raw: RawError } | Refusal
type Performed = { readonly answer: unknown } | { readonly raw: RawError } | Refusal

const operations: ReadonlyMap<string, BackendOperation> = new Map(
  backendOperations.map((operation) => [operation.path, operation]),
)

/** The operation at a path such as `/public/user/do_login`. */
export const operationAt = (path: string): BackendOperation | undefined => operations.get(path)

type AnyHandler = (context: object, body: unknown) => unknown

// The compiler cannot relate an operation to its own types; validators check them.
const handlerOf = (operation: BackendOperation): AnyHandler | undefined =>
  (handlers as Readonly<Record<string, AnyHandler>>)[operation.operationId]

async function answerTo(
  operation: BackendOperation,
  context: BackendState,
  body: unknown,
): Promise<Performed> {
  const override = context.overrides.take(operation.operationId)
  const handler = handlerOf(operation) ?? (() => fallbackAnswer(operation))
  const isRaw = override?.breaksContract ?? false
  const answer: unknown = await (override === undefined
    ? handler(context, body)
    : override.answer(body))
  const violation = isRaw ? undefined : violationOf(operation, answer)
  if (violation !== undefined) throw new Error(violation)
  if (override === undefined) return { answer }
  if (operation.operationId === 'doLogin') {
    if (override.isRecorded) adoptLogin(context, { body, login: answer, isReal: false })
    else keepSession(context, body, answer)
  }
  return errorFrom(answer, isRaw) ?? { answer }
}

async function perform(
  operation: BackendOperation,
  context: BackendState,
  body: unknown,
): Promise<Performed> {
  try {
    return await answerTo(operation, context, body)
  } catch (refused) {
    if (!(refused instanceof RequestRefused)) throw refused
    const { pointer, message } = refused
    return { code: 'request_invalid', errors: [{ pointer, message }] }
  }
}

async function performOnce(
  operation: BackendOperation,
  context: BackendState,
  call: MoneyCall,
): Promise<Answered> {
  const earlier = earlierAnswer(context.db, call)
  if (earlier === 'reused') return { code: 'idempotency_key_reused' }
  if (earlier !== undefined) return { json: earlier }
  const done = await perform(operation, context, call.body)
  if (!('answer' in done)) return done
  rememberAnswer(context.db, call, done.answer, context.now)
  return { json: JSON.stringify(done.answer) }
}

/**
 * Answers one call of the contract.
 * @throws on errors of the mock itself, such as an answer that breaks the contract
 */
export async function answerRequest(state: BackendState, call: Call): Promise<Answered> {
  const { operation } = call
  if (operation === undefined) return { code: 'route_unknown', detail: `No ${call.path} here` }
  if (call.method !== 'POST') return { code: 'method_not_allowed' }
  const session =
    operation.access === 'member'
      ? findSession(state.db, call.headers.get('authorization'), state.now)
      : undefined
  if (session !== undefined && 'code' in session) return session

  const read = readBody(call.text, call.headers.get('content-type'), operation.request)
  if (!read.ok) {
    const { ok: _ok, ...refusal } = read
    return refusal
  }
  const header = (name: string): string => call.headers.get(name) ?? ''
  const sent = {
    origin: header('origin'),
    language: header('accept-language'),
    client: header('forwarded'),
  }
  const context = { ...state, ...sent, ...session }
  if (!operation.hasIdempotencyKey || session === undefined) {
    const done = await perform(operation, context, read.body)
    return 'answer' in done ? { json: JSON.stringify(done.answer) } : done
  }
  const key = call.headers.get('idempotency-key')
  if (!isIdempotencyKey(key)) {
    return { code: 'request_invalid', detail: keyRule }
  }
  const { operationId } = operation
  const money = { member: session.member.member, key, operationId, body: read.body }
  return performOnce(operation, context, money)
}
