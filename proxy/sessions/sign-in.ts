import type { components } from '../../src/generated/api.ts'
import { SESSION_LIFETIME_MS } from '../../src/lib/business-constants.ts'
import { memberKey } from '../../src/lib/member-id.ts'
import { forward } from '../backend/forward.ts'
import { withoutUnreadable } from '../backend/parse-answer.ts'
import type { BackendAnswer } from '../backend/parse-answer.ts'
import { ProblemError } from '../http/problem.ts'
import { respond } from '../http/request-context.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { ClientResponse, CountedRequest, SessionRecord } from '../ports/ports.ts'
import { randomToken } from './cookies.ts'
import { sendCounted } from './send-counted.ts'
import { deviceOf } from './device-of.ts'
import { fetchUser } from './health-check.ts'
import { requireNamedMember } from './named-member.ts'
import { requireMemberKey } from './own-member.ts'
import { removeSessions } from './sessions.ts'

type LoginAuthenticated = components['schemas']['LoginAuthenticated']
type SignedIn = components['schemas']['SignedIn']

/** Valid header values. */
const TOKEN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

/**
 * Signs in: stores the backend token and the member, and sets a cookie with a new session id. The member is the one
 * the backend names (R-SESS-09), not the typed id. Ends the session of the request.
 * @throws ProblemError 502 or 504 when the backend names no member, or two; then nothing is stored
 */
export async function signIn(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  countedRequest: CountedRequest,
): Promise<ClientResponse> {
  const { ports, route } = context
  if (route.backend === null) throw new ProblemError('internal_fault')
  // Both calls share a deadline, so that the page does not wait twice.
  const deadline = ports.clock.now() + ports.settings.backendTimeoutMs
  const call = { backend: route.backend, body, backendToken: null, isLenient: true }
  const answer = await sendCounted(countedRequest, () => forward(context, call))
  if (answer.status !== 'authenticated') {
    // The count is not awaited: the time of the answer must not reveal whether the member exists.
    void noteRefusal(context, body['id'], answer.status ?? 'unknown')
    return respond(context, answer)
  }
  try {
    return await startSession(context, { answer, typedId: body['id'], deadline, countedRequest })
  } catch (error) {
    // The password was right.
    await countedRequest.withdraw()
    throw error
  }
}

/** Notes a refused login in the audit log. Ids that never signed in get no line, so strangers cannot fill the log. */
async function noteRefusal(
  { ports: { store }, requestId }: RequestContext,
  typedId: unknown,
  answer: string,
): Promise<void> {
  const member = memberKey(typedId)
  const record = await store.protection.read(member).catch(() => null)
  if (record === null) return
  await store.protection.record(member, { type: 'refuseLogIn', answer }, requestId)
}

type AcceptedLogin = {
  readonly answer: BackendAnswer
  readonly typedId: unknown
  readonly deadline: number
  readonly countedRequest: CountedRequest
}

async function startSession(
  context: RequestContext,
  { answer, typedId, deadline, countedRequest }: AcceptedLogin,
): Promise<ClientResponse> {
  const { ports, headers } = context
  const now = ports.clock.now()
  const login = withoutUnreadable(answer).value as Partial<LoginAuthenticated>
  const expiresAt = expiryOf(now, login.expiresAt)
  const backendToken = requireToken(login.token, expiresAt > now)
  const fetchMember = () => fetchUser(context, backendToken, deadline - now)
  const sideUser = await requireNamedMember(context, {
    user: login.user,
    typedId,
    fetchMember,
  })
  const pageToken = randomToken(24)
  const device = deviceOf(context.request.header('user-agent'))
  const times = { startedAt: now, expiresAt, activeAt: now }
  const record: SessionRecord = { backendToken, pageToken, sideUser, device, ...times }
  const id = randomToken(32)
  await ports.store.sessions.add(id, record)
  await removeSessions(context)
  const member = requireMemberKey(record)
  await ports.store.protection.record(member, { type: 'logIn' }, context.requestId)
  ports.sessionTransport.write(headers, id, record.expiresAt - now)
  await countedRequest.succeeded()
  const value: SignedIn = { status: 'authenticated', sideUser: record.sideUser }
  return respond(context, { status: value.status, value })
}

/** @throws ProblemError 502 when the token of a login is not a valid header value or has expired */
function requireToken(token: unknown, isStillValid: boolean): string {
  if (typeof token === 'string' && TOKEN.test(token) && isStillValid) return token
  throw new ProblemError('backend_answer_invalid', { detail: 'A login without a usable token.' })
}

/** 8 hours from now (R-CONST-01), or the earlier end of the backend's token. */
function expiryOf(now: number, backendEnd: string | undefined): number {
  const tokenEnd = Date.parse(backendEnd ?? '')
  return Number.isNaN(tokenEnd)
    ? now + SESSION_LIFETIME_MS
    : Math.min(now + SESSION_LIFETIME_MS, tokenEnd)
}
