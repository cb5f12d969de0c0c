import type { components as Proxy } from '../../generated/proxy-api.ts'
import type { RequestContext } from '../routes/request-context.ts'
import { respond } from '../routes/request-context.ts'
import type { SessionRecord } from '../ports.ts'
import { ProblemError } from '../routes/problem.ts'

type Schemas = Proxy['schemas']

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
    return respondWith(context, { status: 'unauthenticated' })
  }
  return respondWith(context, {
    status: 'authenticated',
    token: record.pageToken,
    sideUser: record.sideUser,
    expiresAt: new Date(record.expiresAt).toISOString(),
  })
}

/** Signs out: removes the session and clears the cookie. Works without a session, too. */
export async function signOut(context: RequestContext): Promise<Response> {
  const { ports, request, headers } = context
  const id = ports.sessionTransport.read(request)
  if (id !== null) await ports.store.sessions.remove(id)
  ports.sessionTransport.clear(headers)
  return respondWith(context, { status: 'success' })
}

async function findSession({ ports }: RequestContext, id: string): Promise<SessionRecord | null> {
  const record = await ports.store.sessions.get(id)
  if (record === null) return null
  if (record.expiresAt > ports.clock.now()) return record
  await ports.store.sessions.remove(id)
  return null
}

const respondWith = (
  context: RequestContext,
  value: Schemas['SessionAnswer'] | Schemas['SignOutAnswer'],
): Response => respond(context, { status: value.status, value })

/** Compares in constant time. */
function isSame(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index)
  }
  return difference === 0
}
