import type { BackendOperation } from '../src/generated/backend-operations.ts'
import { readProperty } from '../src/lib/json.ts'
import { fieldsOf } from '../proxy/http/answer-fields.ts'
import { reduceToFields } from '../proxy/backend/reduce-answer.ts'
import type { AnsweredBy } from './control/call-log.ts'
import { currentValue } from './control/overrides.ts'
import type { Overrides } from './control/overrides.ts'
import { errorAnswer, violationOf } from './control/set-answer.ts'
import { adoptLogin } from './handlers/adopt-member.ts'
import type { Behaviour, GuestContext } from './handlers/contract.ts'
import { generatedAnswer } from './handlers/generated-answer.ts'
import { earlierAnswer, isIdempotencyKey, keyRule, rememberAnswer } from './handlers/idempotency.ts'
import type { MoneyCall } from './handlers/idempotency.ts'
import { readBody } from './handlers/read-body.ts'
import { bearerOf, findSession } from './handlers/token-session.ts'
import { jsonAnswer, problemAnswer } from './handlers/problem.ts'
import type { Answer, Refusal } from './handlers/problem.ts'

export type Call = {
  readonly operation: BackendOperation | undefined
  readonly path: string
  readonly method: string
  readonly headers: Headers
  readonly text: string
  readonly requestId: string
}

export type Behaviours = ReadonlyMap<string, Behaviour>

type BackendState = Omit<GuestContext, 'client' | 'origin' | 'language'> & {
  readonly behaviours: Behaviours
  readonly answeredBy: (source: AnsweredBy) => void
  readonly overrides: Pick<Overrides, 'take'>
}
type CallId = Pick<Call, 'requestId'>

/** The value from a behaviour or an override, or an error's answer. */
type Result = { readonly value: unknown } | Answer

/** Removes the fields that only the mock's rows have from a behaviour's answer. */
function onlyFields({ answers }: BackendOperation, answer: unknown): unknown {
  const schema = answers[String(readProperty(answer, 'status'))]
  const fields = schema === undefined ? 'any' : fieldsOf(schema)
  return reduceToFields(fields, answer, { dropped: new Set(), members: [] })
}

async function perform(
  operation: BackendOperation,
  context: BackendState & CallId,
  body: unknown,
): Promise<Result> {
  const { operationId } = operation
  const set = context.overrides.take('answer', operationId)
  const behaviour = set === null ? context.behaviours.get(operationId) : undefined
  const isRaw = set?.breaksContract ?? false
  let value: unknown
  if (set !== null) {
    context.answeredBy('override')
    value = currentValue(set)
  } else if (behaviour !== undefined) {
    context.answeredBy('behaviour')
    value = onlyFields(operation, await behaviour.answer({ ...context, body }))
  } else {
    context.answeredBy('generated')
    console.info(`${operationId} has no behaviour: its generated handler answers`)
    value = generatedAnswer(operationId)
  }
  const violation = isRaw ? undefined : violationOf(operation, value)
  if (violation !== undefined) throw new Error(violation)
  if (behaviour === undefined && operationId === 'doLogin') {
    adoptLogin(context, { body, login: value, isReal: false })
  }
  return errorAnswer(operation, value, { isRaw, requestId: context.requestId }) ?? { value }
}

async function performOnce(
  operation: BackendOperation,
  context: BackendState & CallId,
  call: MoneyCall,
): Promise<Answer> {
  const { db, now, requestId } = context
  const earlier = earlierAnswer(db, call)
  if (earlier === 'reused') return problemAnswer({ code: 'idempotency_key_reused' }, requestId)
  if (earlier !== undefined) return jsonAnswer(200, earlier, requestId)
  const result = await perform(operation, context, call.body)
  if (!('value' in result)) return result
  rememberAnswer(db, call, result.value, now)
  return jsonAnswer(200, JSON.stringify(result.value), requestId)
}

/**
 * Answers one call of the contract.
 * @throws on errors of the mock itself, such as an answer that breaks the contract
 */
export async function answerRequest(state: BackendState, call: Call): Promise<Answer> {
  const { operation, requestId } = call
  const refuse = (refusal: Refusal): Answer => problemAnswer(refusal, requestId)
  if (operation === undefined) {
    return refuse({ code: 'route_unknown', detail: `No ${call.path} here` })
  }
  if (call.method !== 'POST') return refuse({ code: 'method_not_allowed' })
  const session =
    operation.access === 'member'
      ? findSession(state.db, bearerOf(call.headers), state.now)
      : undefined
  if (session !== undefined && 'code' in session) return refuse(session)

  const parsedBody = readBody(call.text, call.headers.get('content-type'), operation.request)
  if (!parsedBody.ok) {
    const { ok: _ok, ...refusal } = parsedBody
    return refuse(refusal)
  }
  const header = (name: string): string => call.headers.get(name) ?? ''
  const sent = {
    origin: header('origin'),
    language: header('accept-language'),
    client: header('forwarded'),
    key: header('idempotency-key'),
  }
  const context = { ...state, ...sent, ...session, requestId }
  if (!operation.hasIdempotencyKey || session === undefined) {
    const result = await perform(operation, context, parsedBody.body)
    return 'value' in result ? jsonAnswer(200, JSON.stringify(result.value), requestId) : result
  }
  const key = call.headers.get('idempotency-key')
  if (!isIdempotencyKey(key)) return refuse({ code: 'request_invalid', detail: keyRule })
  const { operationId } = operation
  const money = { member: session.member.member, key, operationId, body: parsedBody.body }
  return performOnce(operation, context, money)
}
