import type { SessionRecord } from '../ports.ts'
import { assertTellsMember, isHealthCheck, validUserIn } from '../sessions/health-check.ts'
import { assertOwnMember } from '../sessions/own-member.ts'
import { requireSession } from '../sessions/sessions.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { forward } from './forward.ts'
import { sendMoneyOnce } from './money-call.ts'
import { dropUnreadable } from './parse-answer.ts'
import type { BackendAnswer } from './parse-answer.ts'
import { ProblemError } from './problem.ts'
import { logEvent, respond } from './request-context.ts'
import type { RequestContext } from './request-context.ts'

/** Forwards a call with the backend token of the session, which ends when the backend says so. */
export async function forwardForMember(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { ports, route } = context
  const { id, record } = await requireSession(context)
  try {
    const send = () => forwardAndCheck(context, body, record)
    if (route.hasIdempotencyKey) {
      return await sendMoneyOnce(context, body, String(record.sideUser.userId), send)
    }
    const answer = await send()
    if (isHealthCheck(route)) await storeMember(context, id, record, answer)
    return respond(context, answer)
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'session_expired') {
      await ports.store.sessions.remove(id)
    }
    throw error
  }
}

/** @throws ProblemError 502 for an answer about somebody else, too */
async function forwardAndCheck(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  { backendToken, sideUser }: SessionRecord,
): Promise<BackendAnswer> {
  const { route } = context
  if (route.backend === null) throw new ProblemError('internal_fault')
  const isLenient = isHealthCheck(route)
  const answer = await forward(context, { backend: route.backend, body, backendToken, isLenient })
  assertOwnMember(context, answer, sideUser.userId)
  return answer
}

/** Stores the member of a health check; what cannot be stored now the next one stores. */
async function storeMember(
  context: RequestContext,
  id: string,
  { sideUser }: SessionRecord,
  answer: BackendAnswer,
): Promise<void> {
  const { store, settings } = context.ports
  const user = validUserIn(answer)
  if (settings.answerMode === 'enforce') {
    assertTellsMember(answer)
    dropUnreadable(answer)
  }
  if (user === null || JSON.stringify(user) === JSON.stringify(sideUser)) return
  try {
    await store.sessions.updateUser(id, user)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    logEvent(context, 'warn', 'store_fault', [error.message])
  }
}
