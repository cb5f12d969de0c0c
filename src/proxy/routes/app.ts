import { Hono } from 'hono'
import { proxyRoutes } from '../../generated/proxy-routes.ts'
import { validators } from '../../generated/validators.js'
import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { components as Backend } from '../../generated/public-api.ts'
import { askBackend } from './forward.ts'
import { CallAbandoned } from '../backend/backend-errors.ts'
import type { BackendAnswer } from './parse-answer.ts'
import type { Exchange } from './request-context.ts'
import { jsonAnswer, readable } from './request-context.ts'
import { originWatch } from './origin-watch.ts'
import type { LogEntry, ProxyPorts } from '../ports.ts'
import { ProblemError } from './problem.ts'
import { readRequest } from './parse-request.ts'
import { checkSameOrigin } from './same-origin.ts'
import { memberSession, signIn, signOut, tellSession } from '../sessions/sessions.ts'

const routes = new Map<string, ProxyRoute>(proxyRoutes.map((route) => [route.path, route]))
const unknownRoute = { path: 'unknown', hasIdempotencyKey: false }
type HealthAnswer = Backend['schemas']['HealthAnswer']
const HEALTH_CHECK: (typeof proxyRoutes)[number]['operationId'] = 'userHealthCheck'
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

/** What servers write down for a browser that went away; nobody reads the answer. */
const ABANDONED = 499

/**
 * The same-origin proxy: `/api/*` by the contract (R-CALL-01 to R-CALL-07), nothing else. Errors are
 * `application/problem+json`. Uses web-standard APIs only.
 */
export function createProxy(ports: ProxyPorts): Hono {
  const app = new Hono()
  const watchOrigin = originWatch(ports)
  app.all('/api/*', (context) => answer(ports, context.req.raw, watchOrigin))
  return app
}

type Watch = (exchange: Exchange) => void

async function answer(ports: ProxyPorts, request: Request, watch: Watch): Promise<Response> {
  const startedAt = ports.clock.now()
  const given = request.headers.get('x-request-id') ?? ''
  const requestId = REQUEST_ID.test(given) ? given : crypto.randomUUID()
  const route = routes.get(new URL(request.url).pathname)
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId })
  let entry: Partial<LogEntry> = {}
  const note = (more: Partial<LogEntry>) => {
    entry = { ...entry, ...more }
  }
  let response: Response
  try {
    if (route === undefined) {
      throw new ProblemError('route_unknown', { detail: 'The contract has no such route.' })
    }
    response = await followRoute({ ports, request, route, requestId, headers, note }, watch)
  } catch (error) {
    response = failed(error, requestId, note)
  }
  for (const [name, value] of headers) response.headers.append(name, value)
  ports.log({
    level: response.status >= 500 ? 'error' : 'info',
    event: 'request',
    requestId,
    route: (route ?? unknownRoute).path,
    status: response.status,
    totalMs: ports.clock.now() - startedAt,
    ...entry,
  })
  return response
}

function failed(
  error: unknown,
  requestId: string,
  note: (more: Partial<LogEntry>) => void,
): Response {
  if (error instanceof CallAbandoned) {
    note({ event: 'abandoned' })
    return new Response(null, { status: ABANDONED })
  }
  const problem = error instanceof ProblemError ? error : new ProblemError('internal_fault')
  if (problem !== error) note({ event: 'fault', details: [wordsOf(error)] })
  note({ code: problem.code })
  return problem.toResponse(requestId)
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

async function followRoute(exchange: Exchange, watchOrigin: Watch): Promise<Response> {
  const { ports, request, route } = exchange
  if (request.method !== 'POST') throw new ProblemError('method_not_allowed')
  checkSameOrigin(request, ports.settings.publicOrigin)
  watchOrigin(exchange)
  const body = await readRequest(request, route, ports.settings.bodyLimitBytes)
  switch (route.sessionRole) {
    case 'session':
      return tellSession(exchange)
    case 'sign-in':
      return signIn(exchange, body)
    case 'sign-out':
      return signOut(exchange)
    case null:
      return passOn(exchange, body)
  }
}

/** The backend's answer, asked with the member's own token where the backend wants one. */
async function passOn(
  exchange: Exchange,
  body: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { ports, route } = exchange
  if (route.backend === null) throw new ProblemError('internal_fault')
  if (route.access === 'guest')
    return told(exchange, await askBackend(exchange, route.backend, body, null))
  const { id, record } = await memberSession(exchange)
  try {
    const answer = await askBackend(exchange, route.backend, body, record.backendToken)
    const user = route.operationId === HEALTH_CHECK ? userIn(answer) : null
    if (user !== null && JSON.stringify(user) !== JSON.stringify(record.sideUser)) {
      await ports.sessions.updateUser(id, user)
    }
    return told(exchange, answer)
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'session_expired') {
      await ports.sessions.remove(id)
    }
    throw error
  }
}

/** The member in a health check's answer, if the contract holds there, whatever else it breaks. */
function userIn({ status, value }: BackendAnswer): HealthAnswer['user'] | null {
  if (status !== ('success' satisfies HealthAnswer['status'])) return null
  const { user } = value as Partial<HealthAnswer>
  return user !== undefined && validators.User(user) ? user : null
}

function told(exchange: Exchange, { status, text }: BackendAnswer): Response {
  exchange.note({ outcome: readable(status) })
  return jsonAnswer(text)
}
