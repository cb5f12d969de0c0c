import { answerMarks } from '../../generated/assumption-marks.ts'
import type { components as Proxy } from '../../generated/proxy-api.ts'
import type { components as Backend } from '../../generated/public-api.ts'
import { SESSION_LIFETIME_MS } from '../../lib/business-constants.ts'
import { isSameMember } from '../../lib/member-id.ts'
import { DROPPED } from '../drift/breaches.ts'
import type { Breach } from '../drift/breaches.ts'
import type { ClientResponse, CountedRequest, SessionRecord, User } from '../ports.ts'
import { asTry } from '../routes/counted-try.ts'
import { forward, noteDriftOf } from '../routes/forward.ts'
import { dropUnreadable } from '../routes/parse-answer.ts'
import { ProblemError } from '../routes/problem.ts'
import { respond } from '../routes/request-context.ts'
import type { RequestContext } from '../routes/request-context.ts'
import { fetchUser, readUser } from './health-check.ts'
import type { ReadableUser } from './health-check.ts'
import { foreignMemberProblem, logForeignMember } from './own-member.ts'
import { randomToken } from './random-token.ts'

type LoginAuthenticated = Backend['schemas']['LoginAuthenticated']
type SignedIn = Proxy['schemas']['SignedIn']

/** What a header may hold. */
const TOKEN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/**
 * Signs in: stores the backend token and the member, and gives the browser a new session id in a
 * cookie. A login needs a token that works and nothing else: what cannot be read of its member the
 * health check tells, at the latest the next one. Ends the session that the request came with.
 */
export function signIn(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  counted: CountedRequest,
): Promise<ClientResponse> {
  return asTry(counted, () => signInCounted(context, body, counted))
}

async function signInCounted(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  counted: CountedRequest,
): Promise<ClientResponse> {
  const { ports, route, headers } = context
  if (route.backend === null) throw new ProblemError('internal_fault')
  // Both calls together: the page does not wait for two timeouts.
  const deadline = ports.clock.now() + ports.settings.backendTimeoutMs
  const call = { backend: route.backend, body, backendToken: null, isLenient: true }
  const answer = await forward(context, call)
  if (answer.status !== 'authenticated') return respond(context, answer)
  dropUnreadable(answer)
  const now = ports.clock.now()
  const login = answer.value as Partial<LoginAuthenticated>
  const expiresAt = expiryOf(now, login.expiresAt)
  const backendToken = requireToken(login.token, expiresAt > now)
  const told = userOfLogin(context, login.user)
  const fetchMember = () => fetchUser(context, backendToken, deadline - now)
  const sideUser = await memberWhoSignedIn(context, String(body['id']), told, fetchMember)
  const pageToken = randomToken(24)
  const record: SessionRecord = { backendToken, pageToken, sideUser, expiresAt, activeAt: now }
  const id = randomToken(32)
  const previousId = context.sessionId()
  await ports.store.sessions.add(id, record)
  if (previousId !== null) await ports.store.sessions.remove(previousId)
  await ports.store.protection.record(String(sideUser.userId), { type: 'logIn' })
  await counted.succeeded()
  ports.sessionTransport.write(headers, id, record.expiresAt - now)
  const value: SignedIn = { status: 'authenticated', sideUser: record.sideUser }
  return respond(context, { status: value.status, value })
}

const noUser: Breach = {
  pointer: '/user',
  keyword: 'type',
  words: '/user must be object',
  assumptions: answerMarks.LoginAuthenticated?.['/user']?.form ?? [],
}
const unnamed: Breach = {
  pointer: '/user/userId',
  keyword: 'minLength',
  words: '/user/userId must not be empty',
  assumptions: answerMarks.User?.['/userId']?.form ?? [],
}

/** What a login tells of its member; where that breaks the contract, the log says so. */
function userOfLogin(context: RequestContext, user: unknown): ReadableUser | null {
  if (user === undefined) return null
  const told = readUser(user)
  const breaches = told === null ? [noUser] : told.breaches
  const isUnnamed = told?.userId === '' && breaches.every(({ keyword }) => keyword === DROPPED)
  noteDriftOf(context, 'authenticated', isUnnamed ? [...breaches, unnamed] : breaches)
  return told
}

/**
 * What is known of the member with the id that somebody signed in with: as the login told, or as the
 * health check tells, which is asked when the login did not tell everything. At least the id.
 * @throws ProblemError 502 when the backend says that the token is somebody else's, or works no more
 */
async function memberWhoSignedIn(
  context: RequestContext,
  id: string,
  told: ReadableUser | null,
  fetchMember: () => Promise<ReadableUser | null>,
): Promise<User> {
  const isOwn = (user: ReadableUser) => isSameMember(user.userId, id)
  const isForeign = (user: ReadableUser | null): boolean =>
    user !== null && user.userId !== '' && !isOwn(user)
  if (told?.isWhole && isOwn(told)) return told.known as User
  if (isForeign(told)) logForeignMember(context)
  const checked = await fetchMember().catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'session_expired') throw new ProblemError('backend_fault')
    return null
  })
  if (isForeign(checked)) {
    logForeignMember(context)
    throw foreignMemberProblem()
  }
  const isConfirmed = checked !== null && isOwn(checked)
  if (isForeign(told) && !isConfirmed) throw foreignMemberProblem()
  // Values that could not be read are left out, which the type does not say.
  return {
    ...(told !== null && isOwn(told) ? told.known : {}),
    ...(isConfirmed ? checked.known : {}),
    userId: isConfirmed ? (checked.known.userId ?? id) : id,
  } as User
}

/** @throws ProblemError 502 when a login's token cannot be sent in a header, or has ended already */
function requireToken(token: unknown, isStillValid: boolean): string {
  if (typeof token === 'string' && TOKEN.test(token) && isStillValid) return token
  throw new ProblemError('backend_answer_invalid', { detail: 'A login without a usable token.' })
}

/** 8 hours after now (R-CONST-01), or earlier when the backend's token ends earlier. */
function expiryOf(now: number, backendEnd: string | undefined): number {
  const end = Date.parse(backendEnd ?? '')
  return Number.isNaN(end) ? now + SESSION_LIFETIME_MS : Math.min(now + SESSION_LIFETIME_MS, end)
}
