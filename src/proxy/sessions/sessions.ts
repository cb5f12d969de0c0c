import type { components as Proxy } from '../../generated/proxy-api.ts'
import type { components as Backend } from '../../generated/public-api.ts'
import { SESSION_LIFETIME_MS } from '../../lib/business-constants.ts'
import { isRecord } from '../../lib/json.ts'
import { fetchUser, userOfLogin } from './health-check.ts'
import { forward } from '../routes/forward.ts'
import type { RequestContext } from '../routes/request-context.ts'
import { jsonResponse, loggableStatus } from '../routes/request-context.ts'
import type { SessionRecord } from '../ports.ts'
import { ProblemError } from '../routes/problem.ts'
import type { BackendAnswer } from '../routes/parse-answer.ts'

/** What a header may hold. */
const TOKEN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/

type LoginAuthenticated = Backend['schemas']['LoginAuthenticated']
type Schemas = Proxy['schemas']

/** The field of a login answer that must not reach the browser. */
const SECRET = 'token' satisfies keyof LoginAuthenticated

/**
 * The session of a member call: the one of the cookie, if the page token belongs to it (R-SESS-08). A
 * refusal must not clear the cookie: by then the browser may hold the one of a later login.
 * @throws ProblemError 401
 */
export async function requireSession(
  context: RequestContext,
): Promise<{ id: string; record: SessionRecord }> {
  const { ports, request } = context
  const id = ports.sessionTransport.read(request)
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (id === null || token === undefined) {
    throw new ProblemError('session_missing', { detail: 'Sign in and try again.' })
  }
  const record = await findSession(context, id)
  if (record === null) throw new ProblemError('session_expired', { detail: 'Sign in again.' })
  if (!isSame(token, record.pageToken)) {
    throw new ProblemError('session_expired', { detail: 'Load the page again.' })
  }
  return { id, record }
}

/** `session`: who is signed in, with the page's token; a stale cookie is cleared (R-SESS-09). */
export async function respondWithSession(context: RequestContext): Promise<Response> {
  const { ports, request, headers } = context
  const id = ports.sessionTransport.read(request)
  const record = id === null ? null : await findSession(context, id)
  if (record === null) {
    if (id !== null) ports.sessionTransport.clear(headers)
    return respondWithStatus(context, {
      status: 'unauthenticated',
    } satisfies Schemas['SessionNone'])
  }
  return respondWithStatus(context, {
    status: 'authenticated',
    token: record.pageToken,
    sideUser: record.sideUser,
    expiresAt: new Date(record.expiresAt).toISOString(),
  } satisfies Schemas['SessionRunning'])
}

/**
 * Signs in: stores the backend token and the member, who is asked for by the health check where the
 * login does not say it in full, and gives the browser a new session id in a cookie. Ends the
 * session that the request came with.
 */
export async function signIn(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { ports, request, route, headers } = context
  if (route.backend === null) throw new ProblemError('internal_fault')
  // Both calls together: the page does not wait for two timeouts.
  const deadline = ports.clock.now() + ports.settings.backendTimeoutMs
  const answer = await forward(context, route.backend, body, null)
  if (answer.status !== 'authenticated') return respondToRefusal(context, answer)
  const now = ports.clock.now()
  const login = answer.value as Partial<LoginAuthenticated>
  const expiresAt = expiryOf(now, login.expiresAt)
  const backendToken = requireToken(login.token, expiresAt > now)
  const sideUser =
    userOfLogin(context, answer) ?? (await fetchUser(context, backendToken, deadline - now))
  const record: SessionRecord = { backendToken, pageToken: randomToken(24), sideUser, expiresAt }
  const id = randomToken(32)
  const previousId = ports.sessionTransport.read(request)
  await ports.store.sessions.add(id, record)
  if (previousId !== null) await ports.store.sessions.remove(previousId)
  ports.sessionTransport.write(headers, id, record.expiresAt - now)
  return respondWithStatus(context, {
    status: 'authenticated',
    sideUser: record.sideUser,
  } satisfies Schemas['SignedIn'])
}

/** Responds with the backend's answer, without a token if it holds one. */
function respondToRefusal(
  context: RequestContext,
  { status, text, value }: BackendAnswer,
): Response {
  context.addToLog({ outcome: loggableStatus(status) })
  if (!isRecord(value) || !(SECRET in value)) return jsonResponse(text)
  return jsonResponse(JSON.stringify({ ...value, [SECRET]: undefined }))
}

/** @throws ProblemError 502 when a login's token cannot be sent in a header, or has ended already */
function requireToken(token: unknown, isStillValid: boolean): string {
  if (typeof token === 'string' && TOKEN.test(token) && isStillValid) return token
  throw new ProblemError('backend_answer_invalid', { detail: 'A login without a usable token.' })
}

/** Signs out: removes the session and clears the cookie. Works without a session, too. */
export async function signOut(context: RequestContext): Promise<Response> {
  const { ports, request, headers } = context
  const id = ports.sessionTransport.read(request)
  if (id !== null) await ports.store.sessions.remove(id)
  ports.sessionTransport.clear(headers)
  return respondWithStatus(context, { status: 'success' } satisfies Schemas['SignOutAnswer'])
}

async function findSession({ ports }: RequestContext, id: string): Promise<SessionRecord | null> {
  const record = await ports.store.sessions.get(id)
  if (record === null) return null
  if (record.expiresAt > ports.clock.now()) return record
  await ports.store.sessions.remove(id)
  return null
}

function respondWithStatus(
  context: RequestContext,
  body: Schemas['SessionAnswer'] | Schemas['SignInAnswer'] | Schemas['SignOutAnswer'],
): Response {
  context.addToLog({ outcome: body.status })
  return jsonResponse(JSON.stringify(body))
}

/** 8 hours after now (R-CONST-01), or earlier when the backend's token ends earlier. */
function expiryOf(now: number, backendEnd: string | undefined): number {
  const end = Date.parse(backendEnd ?? '')
  return Number.isNaN(end) ? now + SESSION_LIFETIME_MS : Math.min(now + SESSION_LIFETIME_MS, end)
}

function randomToken(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  }
  return difference === 0
}
