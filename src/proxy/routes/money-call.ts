import { isRecord, parseJson, readTextProperty } from '../../lib/json.ts'
import type { ClientResponse, MoneyOutcome, MoneyRequest } from '../core/ports.ts'
import { refusalAnswer } from '../protection/facts.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import { readIdempotencyKey } from '../backend/forward.ts'
import { ProblemError } from '../core/problem.ts'
import { protectedMoney } from './protected-money.ts'
import type { ProtectedMoney } from './protected-money.ts'
import { respond } from '../core/request-context.ts'
import type { RequestContext } from '../core/request-context.ts'

/** How long a call may wait for its turn, and its outcome to be remembered, beyond the backend’s timeout. */
const MARGIN_MS = 5_000

/**
 * A request that moves money reaches the backend once (R-ACCT-07), whether the backend heeds keys or
 * not: it is remembered under its member and key before it is sent, and the same request gets the
 * same answer again. What was sent and has no readable answer is unknown, and stays so: only the
 * member's own list of requests tells. What the member decided against is not sent, and may be asked again.
 * @param send sends it, and throws what `forward` throws
 * @throws ProblemError 409 while it runs, 422 for another request under the key, 504 when the outcome
 *   is unknown, and what `send` throws when it is certain that nothing was done
 * @throws StoreUnavailable before anything is sent
 */
export async function sendMoneyOnce(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  member: string,
  send: () => Promise<BackendAnswer>,
): Promise<ClientResponse> {
  const { ports, request, route } = context
  const { store, settings } = ports
  const money: MoneyRequest = {
    member,
    key: readIdempotencyKey(request),
    fingerprint: `${route.path} ${JSON.stringify(Object.entries(body).toSorted())}`,
    attempt: crypto.randomUUID(),
  }
  const known = await store.money.begin(money, settings.backendTimeoutMs + MARGIN_MS)
  if (known !== null) return respondAgain(context, known)
  const movement = protectedMoney(context, body, member, money.attempt)
  const refused = await refuseOrReserve(context, money, movement)
  if (refused !== null) return refused
  const answer = await sendOrSettle(context, money, movement, send)
  await movement.answered(answer)
  await store.money.settle(money, { state: 'answered', answer: JSON.stringify(answer.value) })
  return respond(context, answer)
}

/**
 * The answer that refuses what the member decided against; null: it has taken its part of the limits.
 * @throws StoreUnavailable when the limits cannot be read: nothing is sent
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

/** @throws ProblemError of a refusal, after which it may be sent again; else of an unknown outcome */
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
      // The backend works on an earlier attempt under this key, which may take effect yet.
      const isRunning = error.code === 'request_in_progress'
      await (isRunning ? movement.lost() : movement.release())
      await ports.store.money.forget(money)
      throw error
    }
    await movement.lost()
    await ports.store.money.settle(money, { state: 'unknown' })
    addToLog({ details: [describe(error)] })
    throw unknownOutcome()
  }
}

/** What is known of a request that came before: the answer again, or why there is none. */
function respondAgain(
  context: RequestContext,
  { isSame, outcome }: { isSame: boolean; outcome: MoneyOutcome | { state: 'running' } },
): ClientResponse {
  if (!isSame) throw new ProblemError('idempotency_key_reused')
  if (outcome.state === 'running') throw new ProblemError('request_in_progress')
  const value = outcome.state === 'answered' ? parseJson(outcome.answer) : undefined
  if (!isRecord(value)) throw unknownOutcome()
  context.addToLog({ details: ['answered again'] })
  return respond(context, { status: readTextProperty(value, 'status'), value })
}

const unknownOutcome = (): ProblemError =>
  new ProblemError('outcome_unknown', {
    detail: 'The request was sent and may have taken effect: look it up before you ask again.',
  })

const describe = (error: unknown): string => {
  if (error instanceof ProblemError) return `${error.code} ${error.details.detail ?? ''}`.trim()
  return error instanceof Error ? (error.stack ?? error.message) : 'no error'
}
