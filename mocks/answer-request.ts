import type { BackendOperation } from '../src/generated/backend-operations.ts'
import { readProperty } from '../src/lib/json.ts'
import { fieldsOf } from '../proxy/http/answer-fields.ts'
import { reduceToFields } from '../proxy/backend/reduce-answer.ts'
import type { AnsweredBy } from './control/call-log.ts'
import { currentValue } from './control/overrides.ts'
import type { Overrides, SetAnswer } from './control/overrides.ts'
import { errorAnswer, violationOf } from './control/set-answer.ts'
import { openSessionOfLogin } from './handlers/adopt-member.ts'
import type { Behaviour, GuestContext } from './handlers/contract.ts'
import { generatedAnswer } from './handlers/generated-answer.ts'
import {
  findStoredAnswer,
  isIdempotencyKey,
  invalidKeyMessage,
  rememberAnswer,
} from './handlers/idempotency.ts'
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

type AnswerContext = Omit<GuestContext, 'client' | 'origin' | 'language'> & {
  readonly behaviours: Behaviours
  readonly reportSource: (source: AnsweredBy) => void
  readonly overrides: Pick<Overrides, 'takeNext'>
}
type WithRequestId = Pick<Call, 'requestId'>

/** The value from a behaviour or an override, or an error's answer. */
type OperationResult = { readonly value: unknown } | Answer

/** Removes from a behaviour's answer the fields that only the mock's rows have. */
function keepContractFields({ answers }: BackendOperation, answer: unknown): unknown {
  const schema = answers[String(readProperty(answer, 'status'))]
  const fields = schema === undefined ? 'any' : fieldsOf(schema)
  return reduceToFields(fields, answer, { dropped: new Set(), members: [] })
}

async function produceValue(
  operation: BackendOperation,
  override: SetAnswer | null,
  context: AnswerContext & WithRequestId,
  body: unknown,
): Promise<unknown> {
  const { operationId } = operation
  if (override !== null) {
    context.reportSource('override')
    return currentValue(override)
  }
  const behaviour = context.behaviours.get(operationId)
  if (behaviour !== undefined) {
    context.reportSource('behaviour')
    return keepContractFields(operation, await behaviour.answer({ ...context, body }))
  }
  context.reportSource('generated')
  console.info(`${operationId} has no behaviour: its generated handler answers`)
  return generatedAnswer(operationId)
}

async function runOperation(
  operation: BackendOperation,
  context: AnswerContext & WithRequestId,
  body: unknown,
): Promise<OperationResult> {
  const { operationId } = operation
  const override = context.overrides.takeNext('answer', operationId)
  const breaksContract = override?.breaksContract ?? false
  const value = await produceValue(operation, override, context, body)
  const violation = breaksContract ? undefined : violationOf(operation, value)
  if (violation !== undefined) throw new Error(violation)
  // An override or a generated answer of a login opens no session, so it is opened here.
  const isOpenedByBehaviour = override === null && context.behaviours.has(operationId)
  if (operationId === 'doLogin' && !isOpenedByBehaviour) {
    openSessionOfLogin(context, { body, login: value, isReal: false })
  }
  return (
    errorAnswer(operation, value, { breaksContract, requestId: context.requestId }) ?? { value }
  )
}

async function runIdempotently(
  operation: BackendOperation,
  context: AnswerContext & WithRequestId,
  call: MoneyCall,
): Promise<Answer> {
  const { db, now, requestId } = context
  const storedAnswer = findStoredAnswer(db, call)
  if (storedAnswer === 'reused') return problemAnswer({ code: 'idempotency_key_reused' }, requestId)
  if (storedAnswer !== undefined) return jsonAnswer(200, storedAnswer, requestId)
  const result = await runOperation(operation, context, call.body)
  if (!('value' in result)) return result
  rememberAnswer(db, call, result.value, now)
  return jsonAnswer(200, JSON.stringify(result.value), requestId)
}

/**
 * Answers one call of the contract. An invalid session, body or idempotency key gets a problem (RFC 9457).
 * @throws on errors of the mock itself, such as an answer that breaks the contract
 */
export async function answerRequest(baseContext: AnswerContext, call: Call): Promise<Answer> {
  const { operation, requestId } = call
  const refuse = (refusal: Refusal): Answer => problemAnswer(refusal, requestId)
  if (operation === undefined) {
    return refuse({ code: 'route_unknown', detail: `No ${call.path} here` })
  }
  if (call.method !== 'POST') return refuse({ code: 'method_not_allowed' })
  const session =
    operation.access === 'member'
      ? findSession(baseContext.db, bearerOf(call.headers), baseContext.now)
      : undefined
  if (session !== undefined && 'code' in session) return refuse(session)

  const parsedBody = readBody(call.text, call.headers.get('content-type'), operation.request)
  if (!parsedBody.ok) {
    const { ok: _ok, ...refusal } = parsedBody
    return refuse(refusal)
  }
  const headerOf = (name: string): string => call.headers.get(name) ?? ''
  const requestHeaders = {
    origin: headerOf('origin'),
    language: headerOf('accept-language'),
    client: headerOf('forwarded'),
    key: headerOf('idempotency-key'),
  }
  const context = { ...baseContext, ...requestHeaders, ...session, requestId }
  if (!operation.hasIdempotencyKey || session === undefined) {
    const result = await runOperation(operation, context, parsedBody.body)
    return 'value' in result ? jsonAnswer(200, JSON.stringify(result.value), requestId) : result
  }
  const { key } = requestHeaders
  if (!isIdempotencyKey(key)) return refuse({ code: 'request_invalid', detail: invalidKeyMessage })
  const { operationId } = operation
  const moneyCall = { member: session.member.member, key, operationId, body: parsedBody.body }
  return runIdempotently(operation, context, moneyCall)
}
