import type { components as Proxy } from '../../generated/proxy-api.ts'
import type { components as Backend } from '../../generated/public-api.ts'
import { SESSION_LIFETIME_MS } from '../../lib/business-constants.ts'
import { askBackend } from '../routes/forward.ts'
import type { Exchange } from '../routes/request-context.ts'
import { jsonAnswer, readable } from '../routes/request-context.ts'
import type { SessionRecord } from '../ports.ts'
import { ProblemError } from '../routes/problem.ts'
import type { BackendAnswer } from '../routes/parse-answer.ts'

/** What may stand in a header. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/

type LoginAuthenticated = Backend['schemas']['LoginAuthenticated']
type Told = Proxy['schemas']

/** What a browser never sees of a login. */
const SECRET = 'token' satisfies keyof LoginAuthenticated

/**
 * The session of a member call: the cookie's, if the page's token belongs to it (R-SESS-08). A refusal
 * leaves the cookie alone: by the time it arrives the browser may hold the one of a later login.
 */
export async function memberSession(
  exchange: Exchange,
): Promise<{ id: string; record: SessionRecord }> {
  const { ports, request } = exchange
  const id = ports.carrier.read(request)
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (id === null || token === undefined) {
    throw new ProblemError('session_missing', { detail: 'Sign in and try again.' })
  }
  const record = await standing(exchange, id)
  if (record === null) throw new ProblemError('session_expired', { detail: 'Sign in again.' })
  if (!isSame(token, record.pageToken)) {
    throw new ProblemError('session_expired', { detail: 'Load the page again.' })
  }
  return { id, record }
}

/** `session`: who is signed in, with the page's token; a stale cookie is cleared (R-SESS-09). */
export async function tellSession(exchange: Exchange): Promise<Response> {
  const { ports, request, headers } = exchange
  const id = ports.carrier.read(request)
  const record = id === null ? null : await standing(exchange, id)
  if (record === null) {
    if (id !== null) ports.carrier.clear(headers)
    return outcome(exchange, { status: 'unauthenticated' } satisfies Told['SessionNone'])
  }
  return outcome(exchange, {
    status: 'authenticated',
    token: record.pageToken,
    sideUser: record.sideUser,
    expiresAt: new Date(record.expiresAt).toISOString(),
  } satisfies Told['SessionRunning'])
}

/**
 * Signing in: the backend's token stays here, the browser gets a fresh id in a cookie. A session that
 * the request still carried ends.
 */
export async function signIn(
  exchange: Exchange,
  body: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { ports, request, route, headers } = exchange
  if (route.backend === null) throw new ProblemError('internal_fault')
  const answer = await askBackend(exchange, route.backend, body, null)
  if (answer.status !== 'authenticated') return refused(exchange, answer)
  const now = ports.clock.now()
  const record = sessionOf(answer.value as Partial<LoginAuthenticated>, now)
  const id = randomToken(32)
  const older = ports.carrier.read(request)
  await ports.sessions.add(id, record)
  if (older !== null) await ports.sessions.remove(older)
  ports.carrier.write(headers, id, record.expiresAt - now)
  return outcome(exchange, {
    status: 'authenticated',
    sideUser: record.sideUser,
  } satisfies Told['SignedIn'])
}

/** No session: the browser is told why, but never a token, whatever the backend sent along. */
function refused(exchange: Exchange, { status, text, value }: BackendAnswer): Response {
  exchange.note({ outcome: readable(status) })
  if (!isObject(value) || !(SECRET in value)) return jsonAnswer(text)
  return jsonAnswer(JSON.stringify({ ...value, [SECRET]: undefined }))
}

/** @throws ProblemError 502 when the backend's login holds no token that works, or no user */
function sessionOf({ token, user, expiresAt }: Partial<LoginAuthenticated>, now: number) {
  const end = endOf(now, expiresAt)
  if (typeof token !== 'string' || !TOKEN.test(token) || end <= now || !isObject(user)) {
    throw new ProblemError('backend_answer_invalid', {
      detail: 'A login without a token that works, or without a user.',
    })
  }
  const record: SessionRecord = {
    backendToken: token,
    pageToken: randomToken(24),
    sideUser: user,
    expiresAt: end,
  }
  return record
}

/** Signing out: the session ends here, whatever the browser keeps. */
export async function signOut(exchange: Exchange): Promise<Response> {
  const { ports, request, headers } = exchange
  const id = ports.carrier.read(request)
  if (id !== null) await ports.sessions.remove(id)
  ports.carrier.clear(headers)
  return outcome(exchange, { status: 'success' } satisfies Told['SignOutAnswer'])
}

async function standing({ ports }: Exchange, id: string): Promise<SessionRecord | null> {
  const record = await ports.sessions.get(id)
  if (record === null) return null
  if (record.expiresAt > ports.clock.now()) return record
  await ports.sessions.remove(id)
  return null
}

function outcome(
  exchange: Exchange,
  body: Told['SessionAnswer'] | Told['SignInAnswer'] | Told['SignOutAnswer'],
): Response {
  exchange.note({ outcome: body.status })
  return jsonAnswer(JSON.stringify(body))
}

/** 8 hours after now (R-CONST-01), or earlier when the backend's token ends earlier. */
function endOf(now: number, backendEnd: string | undefined): number {
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

/** Takes as long for a near miss as for a far one. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  }
  return difference === 0
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
