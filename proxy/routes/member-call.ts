import type { components } from '../../src/generated/api.ts'
import type { ClientResponse, SessionRecord, User } from '../ports/ports.ts'
import { assertNamesMember, isHealthCheck, validUserIn } from '../sessions/health-check.ts'
import { assertOwnMember, requireMemberKey } from '../sessions/own-member.ts'
import { endOthersLater, isAboutSessions, respondOfSessions } from '../sessions/own-sessions.ts'
import { findSession, isLive, requireSession } from '../sessions/sessions.ts'
import type { Session } from '../sessions/sessions.ts'
import { StoreUnavailableError } from '../store/shared/store-errors.ts'
import { forward } from '../backend/forward.ts'
import { addStoredDetails } from './stored-details.ts'
import { findLost } from './lost-request.ts'
import { sendMoneyOnce } from './money-call.ts'
import { withoutUnreadable } from '../backend/parse-answer.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import { openMemberEvents, publishAnswer } from './member-events.ts'
import { keepPresence, recordAnswer, refuseAdmission } from './protection-notes.ts'
import { respondOfProtection } from './protection-routes.ts'
import { asksForPassword } from '../backend/call-kinds.ts'
import { ProblemError } from '../http/problem.ts'
import { logEvent, respond, respondWithCached } from '../http/request-context.ts'
import type { RequestContext } from '../http/request-context.ts'

type ChangePasswordAnswer = components['schemas']['ChangePasswordAnswer']

/** The status of a changed password. */
const PASSWORD_CHANGED = 'success' satisfies ChangePasswordAnswer['status']

/** Forwards a call with the session's backend token. Ends the session when the backend says so. */
export async function forwardForMember(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
): Promise<ClientResponse> {
  const { ports, route } = context
  const { id, record } = await requireSession(context)
  const member = requireMemberKey(record)
  if (isLive(route)) {
    const find = () => findSession(context, id)
    return openMemberEvents(
      context,
      { id, member },
      {
        isServed: async () => (await find()) !== null,
        call: async (otherContext, requestBody) => {
          const currentRecord = await find()
          return currentRecord === null
            ? null
            : forwardAndCheck(otherContext, requestBody, { id, record: currentRecord })
        },
      },
    )
  }
  keepPresence(context, member)
  if (isAboutSessions(route)) return respondOfSessions(context, body, { id, member })
  if (route.backend === null) return respondOfProtection(context, body, member)
  if (asksForPassword(route)) {
    const { clientAddress } = context
    await ports.throttle({ route, clientAddress, body, member })
  }
  try {
    const send = () => forwardAndCheck(context, body, { id, record })
    if (route.hasIdempotencyKey) {
      const find = (lost: { readonly key: string; readonly attempt: string }) =>
        findLost(context, member, lost, (listContext, requestBody) =>
          forwardAndCheck(listContext, requestBody, { id, record }),
        )
      return await sendMoneyOnce(context, body, member, { send, find })
    }
    if (isHealthCheck(route)) return await checkHealth(context, body, { id, record }, member)
    const refusal = await refuseAdmission(context, member)
    if (refusal !== null) return refusal
    const askedAt = ports.clock.now()
    const backendAnswer = await send()
    await recordAnswer(context, body, member, backendAnswer, askedAt)
    const answer = await addStoredDetails(context, member, backendAnswer)
    publishAnswer(context, member, answer, body, askedAt)
    if (asksForPassword(route) && answer.status === PASSWORD_CHANGED) {
      await endOthersLater(context, { id, member })
    }
    return respond(context, answer)
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'session_expired') {
      // The session's token is dead, whether or not its record is removed.
      await ports.store.sessions.remove(id).catch(() => undefined)
    }
    throw error
  }
}

/** @throws ProblemError 502, also for an answer about another member */
async function forwardAndCheck(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  { id, record: { backendToken, sideUser } }: Session,
  earlierAnswer?: BackendAnswer,
): Promise<BackendAnswer> {
  const { route } = context
  const { backend } = route
  if (backend === null) throw new ProblemError('internal_fault')
  const isLenient = isHealthCheck(route)
  const answer = await forward(context, {
    backend,
    body,
    backendToken,
    session: id,
    isLenient,
    knownAnswer: earlierAnswer,
  })
  if (answer !== earlierAnswer) assertOwnMember(context, answer, sideUser.userId)
  return answer
}

/** A valid answer to a health check, and the response to the page. */
type ValidCheck = { readonly answer: BackendAnswer; readonly response: ClientResponse }

/**
 * The last valid health check of each session that changed nothing. Most answers repeat it, and are then not parsed
 * again. Keyed by the session's record, which any change of the session replaces.
 */
const validChecks = new WeakMap<SessionRecord, ValidCheck>()
/** Longer answers are not cached. */
const MAX_CACHED_LENGTH = 4_096

async function checkHealth(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  { id, record }: Session,
  member: string,
): Promise<ClientResponse> {
  const lastCheck = validChecks.get(record)
  const askedAt = context.ports.clock.now()
  const answer = await forwardAndCheck(context, body, { id, record }, lastCheck?.answer)
  publishAnswer(context, member, answer, body, askedAt)
  if (lastCheck !== undefined && answer === lastCheck.answer)
    return respondWithCached(context, answer, lastCheck.response)
  const isEnforced = context.ports.settings.answerMode === 'enforce'
  if (isEnforced) assertNamesMember(answer)
  const hasMemberChanged = await storeMember(context, id, record, answer)
  const response = respond(context, isEnforced ? withoutUnreadable(answer) : answer)
  if (!hasMemberChanged && isValidCheck(answer)) validChecks.set(record, { answer, response })
  return response
}

const isValidCheck = ({ verdict, dropped, source }: BackendAnswer): boolean =>
  verdict === 'fits' && dropped.size === 0 && (source.text?.length ?? 0) <= MAX_CACHED_LENGTH

const areUsersEqual = (a: User, b: User): boolean => {
  const names = Object.keys(a) as (keyof User)[]
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

/**
 * Stores the member of a health check; a failed write is repeated by the next check. Returns whether the member
 * changed.
 */
async function storeMember(
  context: RequestContext,
  id: string,
  { sideUser }: SessionRecord,
  answer: BackendAnswer,
): Promise<boolean> {
  const { store } = context.ports
  const user = validUserIn(answer)
  if (user === null || areUsersEqual(user, sideUser)) return user === null
  try {
    await store.sessions.updateUser(id, user)
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    logEvent(context, 'warn', 'store_fault', [error.message])
  }
  return true
}
