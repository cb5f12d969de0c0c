import type { components, operations } from '../../src/generated/api.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import type { RequestContext } from '../http/request-context.ts'
import { logEvent, respond } from '../http/request-context.ts'
import type { ClientResponse, SessionRecord } from '../ports/ports.ts'
import { ProblemError } from '../http/problem.ts'
import { isHealthCheck } from './health-check.ts'

type Schemas = components['schemas']

export type Session = { readonly id: string; readonly record: SessionRecord }

const EVENTS = 'memberEvents' satisfies keyof operations

/** Whether the route is the event stream of a member. */
export const isLive = ({ operationId }: ProxyRoute): boolean => operationId === EVENTS

/** Whether pages call the route without the member doing anything. */
const isAutomatic = (route: ProxyRoute): boolean => isHealthCheck(route) || isLive(route)

/**
 * The session of a member call: the one whose page token the request carries (R-SESS-08). A refusal does not clear
 * the cookie, because the browser may already have the cookie of a later login.
 * @throws ProblemError 401
 */
export async function requireSession(context: RequestContext): Promise<Session> {
  const { request } = context
  const ids = context.sessionIds()
  const token = /^Bearer (\S+)$/i.exec(request.header('authorization') ?? '')?.[1]
  if (ids.length === 0 || token === undefined) {
    throw new ProblemError('session_missing', { detail: 'Sign in and try again.' })
  }
  let hasSession = false
  for (const id of ids) {
    const record = await findSession(context, id)
    if (record !== null && areTokensEqual(token, record.pageToken)) {
      if (!isAutomatic(context.route)) keepActivity(context, id, record.activeAt)
      return { id, record }
    }
    if (record !== null) hasSession = true
  }
  if (hasSession) throw new ProblemError('session_expired', { detail: 'Load the page again.' })
  const isRevoked = await wasRevoked(context, ids)
  throw new ProblemError(isRevoked ? 'session_revoked' : 'session_expired', {
    detail: 'Sign in again.',
  })
}

/** Whether the member ended one of them from another device; false if that cannot be read. */
async function wasRevoked({ ports }: RequestContext, ids: readonly string[]): Promise<boolean> {
  const { sessions } = ports.store
  const revocations = await Promise.all(ids.map((id) => sessions.wasRevoked(id).catch(() => false)))
  return revocations.includes(true)
}

/** Answers the `session` call with the signed-in member and the page token. Clears a stale cookie (R-SESS-09). */
export async function respondWithSession(context: RequestContext): Promise<ClientResponse> {
  const { ports, headers } = context
  const session = await findLastSession(context)
  if (session === null) {
    if (context.sessionIds().length > 0) ports.sessionTransport.clear(headers)
    return respondWith(context, { status: 'unauthenticated' })
  }
  const { id, record } = session
  // Under an idle limit it is written in any case: from now on the page counts as activity.
  keepActivity(context, id, ports.settings.sessionIdleMs === null ? record.activeAt : 0)
  return respondWith(context, {
    status: 'authenticated',
    token: record.pageToken,
    sideUser: record.sideUser,
    expiresAt: new Date(record.expiresAt).toISOString(),
  })
}

/**
 * Takes the last cookie. One with a narrower path, which another host of the domain may have added, comes earlier.
 */
async function findLastSession(context: RequestContext): Promise<Session | null> {
  for (const id of context.sessionIds().toReversed()) {
    const record = await findSession(context, id)
    if (record !== null) return { id, record }
  }
  return null
}

/**
 * Removes every session of the request.
 * @param logout id of the request if the member signs out
 * @throws StoreUnavailableError when another machine may still serve one of them
 */
export async function removeSessions(
  { ports, sessionIds }: RequestContext,
  logout?: string,
): Promise<void> {
  await Promise.all(sessionIds().map((id) => ports.store.sessions.remove(id, logout)))
}

/**
 * Signs out: removes the session and clears the cookie. Works without a session, too.
 * @throws StoreUnavailableError like `removeSessions`; the cookie stays, and the member tries again
 */
export async function signOut(context: RequestContext): Promise<ClientResponse> {
  const { ports, headers, requestId } = context
  await removeSessions(context, requestId)
  ports.sessionTransport.clear(headers)
  return respondWith(context, { status: 'success' })
}

/** Whether a session has been idle for too long. Times in epoch milliseconds; `idleMs` null: never. */
export const isIdleAt = (now: number, activeAt: number, idleMs: number | null): boolean =>
  idleMs !== null && now - activeAt >= idleMs

/**
 * The record of a session that has not ended; one that was idle for too long ends here.
 * @throws StoreUnavailableError
 */
export async function findSession(
  context: RequestContext,
  id: string,
): Promise<SessionRecord | null> {
  const { ports, addToLog } = context
  const { sessionIdleMs } = ports.settings
  const record = await ports.store.sessions.get(id)
  if (record === null) return null
  const now = ports.clock.now()
  const isIdle = isIdleAt(now, record.activeAt, sessionIdleMs)
  if (record.expiresAt > now && !isIdle) return record
  if (isIdle) addToLog({ details: ['the session was idle'] })
  // The session has ended, whether or not its record is removed.
  await ports.store.sessions.remove(id).catch(() => undefined)
  return null
}

/** Activity is written at most this often within the idle limit. */
const STEPS_PER_IDLE_LIMIT = 10
/** Without an idle limit it is written this often, for the member's list of sessions. */
const MAX_STEP_MS = 15 * 60_000

/**
 * Records the member's activity: every call except the page's automatic ones. Runs in the background; the
 * next call repeats a failed write.
 */
function keepActivity(context: RequestContext, id: string, writtenAt: number): void {
  const { store, settings, clock } = context.ports
  const now = clock.now()
  const idleStep = (settings.sessionIdleMs ?? Infinity) / STEPS_PER_IDLE_LIMIT
  if (now - writtenAt < Math.min(idleStep, MAX_STEP_MS)) return
  store.sessions.updateActivity(id, now).catch((error: unknown) => {
    logEvent(context, 'warn', 'store_fault', [String(error)])
  })
}

const respondWith = (
  context: RequestContext,
  value: Schemas['SessionAnswer'] | Schemas['SignOutAnswer'],
): ClientResponse => respond(context, { status: value.status, value })

/** Constant-time comparison. */
function areTokensEqual(actual: string, expected: string): boolean {
  let difference = actual.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1) {
    difference |= actual.charCodeAt(index) ^ expected.charCodeAt(index)
  }
  return difference === 0
}
