import { answerMarks } from '../../src/generated/assumption-marks.ts'
import { problems } from '../../src/generated/problems.ts'
import { isSameMember } from '../../src/lib/member-id.ts'
import type { Breach } from '../ports/log.ts'
import type { User } from '../ports/ports.ts'
import { noteDriftOf } from '../backend/forward.ts'
import { ProblemError } from '../http/problem.ts'
import type { RequestContext } from '../http/request-context.ts'
import { readUser } from './health-check.ts'
import type { ReadableUser } from './health-check.ts'
import { foreignMemberProblem, logForeignMember } from './own-member.ts'

const noUser: Breach = {
  pointer: '/user',
  keyword: 'type',
  description: '/user must be object',
  assumptions: answerMarks.LoginAuthenticated?.['/user']?.form ?? [],
}

function userOfLogin(context: RequestContext, user: unknown): ReadableUser | null {
  if (user === undefined) return null
  const readable = readUser(user)
  noteDriftOf(context, 'authenticated', readable === null ? [noUser] : readable.breaches)
  return readable
}

/** Ids of one spelling. Backends may accept others, such as `+7`, `7abc` or `demo.`, as another spelling of an id. */
const ONE_SPELLING = /^(0|[1-9]\d*|[a-z][\w-]*([.@+][\w-]+)*)$/i

/** Whether the answer may only echo the typed id, and so does not name the member. */
const isTypedId = ({ validFields: { userId } }: ReadableUser, typedId: unknown): boolean =>
  isSameMember(userId, typedId) && !ONE_SPELLING.test(String(userId))

export type Login = {
  readonly user: unknown
  readonly typedId: unknown
  /** Calls the health check with the new token. */
  readonly fetchMember: () => Promise<ReadableUser | null>
}

/**
 * The member named by the login answer, or else by the health check (R-SESS-09, A-210). The health check is also
 * called when the login answer lacks values or names another id than the typed one, to detect another member's token.
 * Values missing in both are omitted, despite the type.
 * @throws ProblemError 502 when the two name different members, when neither names one, or when the token does not
 * work
 * @throws the health check's error, if nothing else names the member
 */
export async function requireNamedMember(
  context: RequestContext,
  { user, typedId, fetchMember }: Login,
): Promise<User> {
  const loginUser = userOfLogin(context, user)
  const namedUser =
    loginUser !== null && loginUser.key !== '' && !isTypedId(loginUser, typedId) ? loginUser : null
  if (namedUser?.isValid && isSameMember(namedUser.key, typedId))
    return namedUser.validFields as User
  const checkedUser = await fetchMember().catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'session_expired') throw tokenRefusedProblem()
    if (namedUser === null) throw isAboutBackend(error) ? error : unnamedMemberProblem()
    return null
  })
  if (checkedUser === null || checkedUser.key === '') {
    if (namedUser === null) throw unnamedMemberProblem()
    return namedUser.validFields as User
  }
  if (namedUser !== null && namedUser.key !== checkedUser.key) {
    logForeignMember(context)
    throw foreignMemberProblem()
  }
  return { ...namedUser?.validFields, ...checkedUser.validFields } as User
}

const unnamedMemberProblem = (): ProblemError =>
  new ProblemError('backend_answer_invalid', {
    detail: 'Neither the login nor the health check names the member (userId).',
  })

const tokenRefusedProblem = (): ProblemError =>
  new ProblemError('backend_fault', { detail: 'The health check refuses the token of the login.' })

/** A 4xx of the health check is not about the player's request. */
const isAboutBackend = ({ code }: ProblemError): boolean =>
  problems[code].status >= 500 || code === 'too_many_requests'
