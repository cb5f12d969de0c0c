import type { components } from '../../src/generated/api.ts'
import { isRecord, parseJson, readProperty, readTextProperty } from '../../src/lib/json.ts'
import type { ClientResponse, MoneyRecord, MoneyRequest } from '../ports/ports.ts'
import { refusalAnswer } from '../protection/facts.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import { readIdempotencyKey } from '../backend/forward.ts'
import { ProblemError } from '../http/problem.ts'
import { protectedMoney } from './protected-money.ts'
import type { ProtectedMoney } from './protected-money.ts'
import type { FoundRequest } from './lost-request.ts'
import { respond } from '../http/request-context.ts'
import type { RequestContext } from '../http/request-context.ts'

/** Time for queueing and for storing the outcome, beyond the backend's timeout. */
const MARGIN_MS = 5_000

/**
 * Sends a money request to the backend at most once (R-ACCT-07), whether or not the backend honours idempotency keys.
 * The request is stored under its member and key before it is sent, and a repeated request gets the stored answer. A
 * request without a readable answer stays unknown until a repeated request finds it in the member's list. A request
 * refused by the member's limits is not sent and may be repeated.
 * @param send sends it, and throws what `forward` throws
 * @param find looks a sent request up in the list
 * @throws ProblemError 409 while it runs, 422 for another request under the key, 429 after too many attempts of the
 * member, 504 for an unknown outcome, and what `send` throws when certainly nothing was done
 * @throws StoreUnavailableError before anything is sent
 */
export async function sendMoneyOnce(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  member: string,
  { send, find }: { readonly send: () => Promise<BackendAnswer>; readonly find: FindLost },
): Promise<ClientResponse> {
  const { ports, request, route } = context
  const { store, settings } = ports
  const money: MoneyRequest = {
    member,
    key: readIdempotencyKey(request),
    fingerprint: `${route.path} ${JSON.stringify(Object.entries(body).toSorted())}`,
    attempt: crypto.randomUUID(),
  }
  const earlier = await store.money.begin(money, settings.backendTimeoutMs + MARGIN_MS)
  if (earlier !== null) return respondToRepeated(context, body, { ...money, ...earlier }, find)
  await limitAttempts(context, money)
  const movement = protectedMoney(context, body, member, money.attempt)
  const refusal = await refuseOrReserve(context, money, movement)
  if (refusal !== null) return refusal
  const answer = await sendOrSettle(context, money, movement, send)
  await movement.settle(answer)
  await store.money.settle(money, { state: 'answered', answer: JSON.stringify(answer.value) })
  return respond(context, answer)
}

/**
 * Only new requests count: a repeated one has moved money already, and its answer must say so.
 * @throws ProblemError 429 when the member made too many; this one may be repeated
 */
async function limitAttempts({ ports, route }: RequestContext, money: MoneyRequest): Promise<void> {
  try {
    const { member } = money
    await ports.throttle({ route, clientAddress: null, body: {}, member })
  } catch (error) {
    await ports.store.money.forget(money)
    throw error
  }
}

/**
 * The refusal by the member's own limits; null: the amount is reserved.
 * @throws StoreUnavailableError when the limits cannot be read; nothing is sent
 */
async function refuseOrReserve(
  context: RequestContext,
  money: MoneyRequest,
  movement: ProtectedMoney,
): Promise<ClientResponse | null> {
  const { store } = context.ports
  try {
    const refusal = await movement.reserve()
    if (refusal === null) return null
    const value = refusalAnswer(refusal)
    await store.money.forget(money)
    return respond(context, { status: value.status, value })
  } catch (error) {
    await store.money.forget(money)
    throw error
  }
}

/** @throws ProblemError of a refusal, after which the request may be repeated, or of an unknown outcome */
async function sendOrSettle(
  { ports, addToLog }: RequestContext,
  money: MoneyRequest,
  movement: ProtectedMoney,
  send: () => Promise<BackendAnswer>,
): Promise<BackendAnswer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ProblemError && error.details.isWithoutEffect) {
      // The backend still works on an earlier attempt under this key, which may yet take effect.
      const isRunning = error.code === 'request_in_progress'
      await (isRunning ? movement.markUnknown() : movement.release())
      await ports.store.money.forget(money)
      throw error
    }
    await movement.markUnknown()
    await ports.store.money.settle(money, { state: 'unknown' })
    addToLog({ details: [describeError(error)] })
    throw unknownOutcome()
  }
}

/** The stored outcome of an earlier request under the key, or its state in the list. */
async function respondToRepeated(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  earlierRequest: MoneyRequest & MoneyRecord,
  find: FindLost,
): Promise<ClientResponse> {
  const { isSameRequest, outcome } = earlierRequest
  if (!isSameRequest) throw new ProblemError('idempotency_key_reused')
  if (outcome.state === 'running') throw new ProblemError('request_in_progress')
  const storedAnswer = outcome.state === 'answered' ? parseJson(outcome.answer) : undefined
  context.addToLog({ details: [isRecord(storedAnswer) ? 'answered again' : 'looked up'] })
  const value = isRecord(storedAnswer)
    ? storedAnswer
    : await answerFromList(context, body, earlierRequest, find)
  return respond(context, { status: readTextProperty(value, 'status'), value })
}

type FindLost = (lost: {
  readonly key: string
  readonly attempt: string
}) => Promise<FoundRequest | null>

/**
 * The answer that the lost one would have been, kept as such. Limits count it under its id only if it certainly belongs
 * to the request.
 * @throws ProblemError 504 when the list does not have it, or cannot be read
 */
async function answerFromList(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  earlierRequest: MoneyRequest,
  find: FindLost,
): Promise<Readonly<Record<string, unknown>>> {
  const foundRequest = await find(earlierRequest).catch((error: unknown) => {
    context.addToLog({ details: [describeError(error)] })
    return null
  })
  if (foundRequest === null) throw unknownOutcome()
  const { item, isCertain } = foundRequest
  const isDeposit = context.route.protection === 'deposit'
  const instruction = readTextProperty(readProperty(item, 'payIn'), 'instruction') ?? ''
  const value = {
    status: SUCCESS,
    [isDeposit ? 'deposit' : 'withdrawal']: item,
    ...(body['code'] !== undefined && isDeposit ? { instruction } : {}),
  }
  const { money } = context.ports.store
  if (isCertain) {
    const { member, attempt } = earlierRequest
    await protectedMoney(context, body, member, attempt).settle({ status: SUCCESS, value })
  }
  await money.settle(earlierRequest, { state: 'answered', answer: JSON.stringify(value) })
  return value
}

const SUCCESS = 'success' satisfies components['schemas']['DepositApplied']['status']

const unknownOutcome = (): ProblemError =>
  new ProblemError('outcome_unknown', {
    detail:
      'The request was sent and may have taken effect. Check its outcome before you repeat it.',
  })

const describeError = (error: unknown): string => {
  if (error instanceof ProblemError) return `${error.code} ${error.details.detail ?? ''}`.trim()
  return error instanceof Error ? (error.stack ?? error.message) : 'no error'
}
