import type { BackendOperation } from '../src/generated/backend-operations.ts'
import { readProperty } from '../src/lib/json.ts'
import { fieldsOf } from '../proxy/http/answer-fields.ts'
import { reduceToFields } from '../proxy/backend/reduce-answer.ts'
import type { AnsweredBy } from './control/call-log.ts'
import { valueNow } from './control/overrides.ts'
import type { Overrides } from './control/overrides.ts'
import { errorFrom, violationOf } from './control/set-answer.ts'
import type { RawError } from './control/set-answer.ts'
import { adoptLogin } from './handlers/adopt-member.ts'
import type { Behaviour, GuestContext } from './handlers/contract.ts'
import { generatedAnswer } from './handlers/generated-answer.ts'
import { earlierAnswer, isIdempotencyKey, keyRule, rememberAnswer } from './handlers/idempotency.ts'
import type { MoneyCall } from './handlers/idempotency.ts'
import { readBody } from './handlers/read-body.ts'
import { bearerOf, findSession } from './handlers/token-session.ts'
import type { Refusal } from './handlers/problem.ts'

export type Call = {
  readonly operation: BackendOperation | undefined
  readonly path: string
  readonly method: string
  readonly headers: Headers
  readonly text: string
}

export type Behaviours = ReadonlyMap<string, Behaviour>

type BackendState = Omit<GuestContext, 'client' | 'origin' | 'language'> & {
  readonly behaviours: Behaviours
  readonly answeredBy: (source: AnsweredBy) => void
  readonly overrides: Pick<Overrides, 'take'>
}
type Answered = { readonly json: string } | { readonly raw: RawError } | Refusal
type Performed = { readonly answer: unknown } | { readonly raw: RawError } | Refusal

/** A behaviour's answer without what only the mock's rows have. */
function onlyFields({ answers }: BackendOperation, answer: unknown): unknown {
  const schema = answers[String(readProperty(answer, 'status'))]
  const fields = schema === undefined ? 'any' : fieldsOf(schema)
  return reduceToFields(fields, answer, { dropped: new Set(), members: [] })
}

async function perform(
  operation: BackendOperation,
  context: BackendState,
  body: unknown,
): Promise<Performed> {
  const { operationId } = operation
  const set = context.overrides.take('answer', operationId)
  const behaviour = set === null ? context.behaviours.get(operationId) : undefined
  const isRaw = set?.breaksContract ?? false
  let answer: unknown
  if (set !== null) {
    context.answeredBy('override')
    answer = valueNow(set)
  } else if (behaviour !== undefined) {
    context.answeredBy('behaviour')
    answer = onlyFields(operation, await behaviour.answer({ ...context, body }))
  } else {
    context.answeredBy('generated')
    console.info(`${operationId} has no behaviour: its generated handler answers`)
    answer = await generatedAnswer(operationId)
  }
  const violation = isRaw ? undefined : violationOf(operation, answer)
  if (violation !== undefined) throw new Error(violation)
  if (behaviour === undefined && operationId === 'doLogin') {
    adoptLogin(context, { body, login: answer, isReal: false })
  }
  return errorFrom(operation, answer, isRaw) ?? { answer }
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
      ? findSession(state.db, bearerOf(call.headers), state.now)
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
    key: header('idempotency-key'),
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
