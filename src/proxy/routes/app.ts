import { Hono } from 'hono'
import { headerParameters } from '../../generated/headers.ts'
import { proxyRoutes } from '../../generated/proxy-routes.ts'
import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import { isWithinLimits } from '../../lib/limits.ts'
import { forward } from './forward.ts'
import { ClientDisconnected } from '../backend/backend-errors.ts'
import { createDroppedFieldsLog } from './dropped-fields.ts'
import { forwardForMember } from './member-call.ts'
import type { RequestContext } from './request-context.ts'
import { respond } from './request-context.ts'
import { assertSameOrigin, createOriginWarning } from './origin-check.ts'
import type { LogEntry, ProxyPorts } from '../ports.ts'
import { ProblemError } from './problem.ts'
import { parseRequest } from './parse-request.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { signOut, respondWithSession } from '../sessions/sessions.ts'
import { signIn } from '../sessions/sign-in.ts'

const routes = new Map<string, ProxyRoute>(proxyRoutes.map((route) => [route.path, route]))
const unknownRoute = { path: 'unknown', hasIdempotencyKey: false }
const requestIdLimits = headerParameters.requestId

const RETRY_AFTER_SECONDS = 5

/** The status that servers log for a client that closed its connection; it is never received. */
const CLIENT_CLOSED_REQUEST = 499

/**
 * The same-origin proxy: `/api/*` by the contract (R-CALL-01 to R-CALL-07), nothing else. Errors are
 * `application/problem+json`. Uses web-standard APIs only.
 */
export function createProxy(ports: ProxyPorts): Hono<{ Bindings: ClientBindings }> {
  const app = new Hono<{ Bindings: ClientBindings }>()
  const notes = {
    warnOfOrigin: createOriginWarning(ports),
    logDropped: createDroppedFieldsLog(ports.log),
  }
  app.all('/api/*', ({ req, env }) => {
    // Without a server there are no bindings.
    const { clientAddress = null } = (env as ClientBindings | undefined) ?? {}
    return handle(ports, req.raw, clientAddress, notes)
  })
  return app
}

/** What the server says of a request beside the request itself. */
export type ClientBindings = { readonly clientAddress?: string | null }

/** What is logged once, whatever the number of requests. */
type Notes = {
  readonly warnOfOrigin: (context: RequestContext) => void
  readonly logDropped: ReturnType<typeof createDroppedFieldsLog>
}

async function handle(
  ports: ProxyPorts,
  request: Request,
  clientAddress: string | null,
  { warnOfOrigin, logDropped }: Notes,
): Promise<Response> {
  const startedAt = ports.clock.now()
  const sentId = request.headers.get(requestIdLimits.name) ?? ''
  const requestId = isWithinLimits(sentId, requestIdLimits) ? sentId : crypto.randomUUID()
  const route = routes.get(new URL(request.url).pathname)
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId })
  let entry: Partial<LogEntry> = {}
  const addToLog = (fields: Partial<LogEntry>) => {
    entry = { ...entry, ...fields }
  }
  let response: Response
  try {
    if (route === undefined) {
      throw new ProblemError('route_unknown', { detail: 'The contract has no such route.' })
    }
    const context: RequestContext = {
      ports,
      request,
      route,
      requestId,
      clientAddress,
      headers,
      addToLog,
      logDropped: (places) => {
        logDropped(requestId, route.path, places)
      },
    }
    response = await handleRoute(context, warnOfOrigin)
  } catch (error) {
    response = respondToError(error, requestId, addToLog)
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

function respondToError(
  error: unknown,
  requestId: string,
  addToLog: RequestContext['addToLog'],
): Response {
  if (error instanceof ClientDisconnected) {
    addToLog({ event: 'client_disconnected' })
    return new Response(null, { status: CLIENT_CLOSED_REQUEST })
  }
  const problem = problemOf(error)
  if (problem !== error) addToLog({ event: 'fault', details: [describeError(error)] })
  addToLog({ code: problem.code })
  return problem.toResponse(requestId)
}

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (!(error instanceof StoreUnavailable)) return new ProblemError('internal_fault')
  const detail = 'The store of this server does not answer; nothing was done.'
  return new ProblemError('backend_unreachable', { detail, retryAfter: RETRY_AFTER_SECONDS })
}

const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

async function handleRoute(
  context: RequestContext,
  warnOfOrigin: Notes['warnOfOrigin'],
): Promise<Response> {
  const { ports, request, route } = context
  if (request.method !== 'POST') throw new ProblemError('method_not_allowed')
  assertSameOrigin(request, ports.settings.publicOrigin)
  warnOfOrigin(context)
  const body = await parseRequest(request, route, ports.settings.bodyLimitBytes)
  const { clientAddress } = context
  const counted = await ports.throttle({ route, clientAddress, body })
  switch (route.sessionRole) {
    case 'session':
      return respondWithSession(context)
    case 'sign-in':
      return signIn(context, body, counted)
    case 'sign-out':
      return signOut(context)
    case null:
      return route.access === 'guest'
        ? forwardForGuest(context, body)
        : forwardForMember(context, body)
  }
}

async function forwardForGuest(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const { backend } = context.route
  if (backend === null) throw new ProblemError('internal_fault')
  return respond(context, await forward(context, { backend, body, backendToken: null }))
}
