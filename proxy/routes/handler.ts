import { contractDigest } from '../../src/generated/contract-digest.ts'
import { headerParameters } from '../../src/generated/headers.ts'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import { isWithinLimits } from '../../src/lib/limits.ts'
import { forward } from '../backend/forward.ts'
import { ClientDisconnectedError } from '../backend/backend-errors.ts'
import { createDriftLog } from '../drift/drift-log.ts'
import { forwardForMember } from './member-call.ts'
import type { RequestContext } from '../http/request-context.ts'
import { respond } from '../http/request-context.ts'
import { createOriginCheck, createOriginWarning } from './origin-check.ts'
import type { components, operations } from '../../src/generated/api.ts'
import type {
  ClientRequest,
  ClientResponse,
  CountedRequest,
  LogEntry,
  ProxyPorts,
  VitalsReport,
} from '../ports/ports.ts'
import type { LiveStreams } from '../ports/live.ts'
import { ProblemError } from '../http/problem.ts'
import { parseTrace, passTraces } from '../http/trace.ts'
import { parseRequest } from './parse-request.ts'
import { siteSettings } from './site-settings.ts'
import { UNKNOWN_PROPERTY } from './validation-errors.ts'
import { uncountedRequest } from '../backend/call-kinds.ts'
import { sendCounted } from '../sessions/send-counted.ts'
import { signIn } from '../sessions/sign-in.ts'
import { StoreUnavailableError } from '../store/shared/store-errors.ts'
import { withEndingStreams, createLiveStreams } from '../sessions/live-streams.ts'
import { signOut, respondWithSession } from '../sessions/sessions.ts'

const routes = new Map<string, ProxyRoute>(proxyRoutes.map((route) => [route.path, route]))
const unknownRoute = { path: 'unknown', hasIdempotencyKey: false }
const requestIdLimits = headerParameters.requestId
const requestIdName = requestIdLimits.name.toLowerCase()

/** Header of every answer: a page of another release detects the difference. */
const contractHeader = ['x-contract-digest', contractDigest()]

const RETRY_AFTER_SECONDS = 5

type ResetPasswordAnswer = components['schemas']['ResetPasswordAnswer']

/** The status in the log when a client closed its connection; it is never sent. */
const CLIENT_CLOSED_REQUEST = 499

/** Answers a request under `/api/`. The client address is null when unknown. Never rejects. */
export type ProxyHandler = (
  request: ClientRequest,
  clientAddress: string | null,
) => Promise<ClientResponse>

/**
 * The same-origin proxy: `/api/*` as in the contract (R-CALL-01 to R-CALL-07), nothing else. Errors are
 * `application/problem+json`. Independent of sockets and Requests.
 */
export function createHandler(outerPorts: ProxyPorts): ProxyHandler {
  const live = outerPorts.live ?? createLiveStreams()
  const sessions = withEndingStreams(outerPorts.store.sessions, live)
  const ports = { ...outerPorts, live, store: { ...outerPorts.store, sessions } }
  const checks = {
    assertSameOrigin: createOriginCheck(ports.settings),
    warnOfOrigin: createOriginWarning(ports),
    noteDrift: createDriftLog(ports),
  }
  return (request, clientAddress) => handle(ports, request, clientAddress, checks)
}

type Ports = ProxyPorts & { readonly live: LiveStreams }

/** State kept between requests: the last origin, and warnings already logged. */
type RequestChecks = {
  readonly assertSameOrigin: ReturnType<typeof createOriginCheck>
  readonly warnOfOrigin: (context: RequestContext) => void
  readonly noteDrift: ReturnType<typeof createDriftLog>
}

async function handle(
  ports: Ports,
  request: ClientRequest,
  clientAddress: string | null,
  checks: RequestChecks,
): Promise<ClientResponse> {
  const startedAt = ports.clock.now()
  const sentId = request.header(requestIdName) ?? ''
  const requestId = isWithinLimits(sentId, requestIdLimits) ? sentId : crypto.randomUUID()
  const route = routes.get(request.path)
  const addedHeaders = ['cache-control', 'no-store', 'x-request-id', requestId, ...contractHeader]
  const parent = parseTrace(request.header('traceparent'), request.header('tracestate'))
  const trace = (ports.trace ?? passTraces)(parent, (route ?? unknownRoute).path)
  const logFields: Partial<LogEntry> = {}
  const addToLog = (fields: Partial<LogEntry>) => {
    Object.assign(logFields, fields)
  }
  let sessionIds: readonly string[] | null = null
  let response: ClientResponse
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
      trace,
      live: ports.live,
      sessionIds: () => (sessionIds ??= ports.sessionTransport.read(request)),
      headers: { append: (name, value) => void addedHeaders.push(name, value) },
      addToLog,
      noteDrift: (drift) => {
        checks.noteDrift({ requestId, ...drift })
      },
    }
    response = await respondToRoute(context, await admit(context, checks))
  } catch (error) {
    response = respondToError(error, requestId, logFields, addToLog)
  }
  trace.end({ status: response.status, code: logFields.code })
  ports.log({
    level: response.status >= 500 ? 'error' : 'info',
    event: 'request',
    requestId,
    traceId: trace.traceId,
    route: (route ?? unknownRoute).path,
    status: response.status,
    totalMs: ports.clock.now() - startedAt,
    ...logFields,
  })
  return { ...response, headers: response.headers.concat(addedHeaders) }
}

function respondToError(
  error: unknown,
  requestId: string,
  logFields: Partial<LogEntry>,
  addToLog: RequestContext['addToLog'],
): ClientResponse {
  if (error instanceof ClientDisconnectedError) {
    addToLog({ event: 'client_disconnected' })
    return { status: CLIENT_CLOSED_REQUEST, headers: [], body: null }
  }
  const problem = problemOf(error)
  if (problem !== error) addToLog({ event: 'fault', details: [describeError(error)] })
  addToLog({
    code: problem.code,
    ...refusalDetails(problem),
    ...answerFaultDetails(problem, logFields),
  })
  return problem.toResponse(requestId)
}

/** Log details of an unusable backend answer that nothing else explains, such as a login without a token. */
function answerFaultDetails(
  { code, details }: ProblemError,
  loggedFields: Partial<LogEntry>,
): Partial<LogEntry> {
  const isExplained = code !== 'backend_answer_invalid' || loggedFields.details !== undefined
  return isExplained || details.detail === undefined ? {} : { details: [details.detail] }
}

/** Where the browser's request breaks the contract, without names that may be values. */
function refusalDetails({ code, details }: ProblemError): Partial<LogEntry> {
  if (code !== 'request_invalid' || details.isWithoutEffect === true) return {}
  const refusedFields = details.errors?.map(({ pointer, message }) =>
    message === UNKNOWN_PROPERTY
      ? `${pointer.replace(/[^/]*$/, '*')} ${message}`
      : `${pointer} ${message}`.trim(),
  )
  return { details: refusedFields ?? [details.detail ?? ''] }
}

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (!(error instanceof StoreUnavailableError)) return new ProblemError('internal_fault')
  const detail = 'The store of this server does not answer; nothing was done.'
  return new ProblemError('backend_unreachable', { detail, retryAfter: RETRY_AFTER_SECONDS })
}

const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

type AdmittedRequest = {
  readonly body: Readonly<Record<string, unknown>>
  readonly countedRequest: CountedRequest
}

async function admit(
  context: RequestContext,
  { assertSameOrigin, warnOfOrigin }: RequestChecks,
): Promise<AdmittedRequest> {
  const { ports, request, route, clientAddress } = context
  if (request.method !== 'POST') throw new ProblemError('method_not_allowed')
  assertSameOrigin(request)
  warnOfOrigin(context)
  const body = await parseRequest(request, route, ports.settings.bodyLimitBytes)
  let cachedDevice: string | undefined
  const device = () => (cachedDevice ??= ports.deviceCookie?.read(request))
  const pendingCount = ports.throttle({ route, clientAddress, body, device })
  const countedRequest = pendingCount === null ? uncountedRequest : await pendingCount
  const isLogin = route.sessionRole === 'sign-in' && countedRequest !== uncountedRequest
  return {
    body,
    countedRequest: isLogin
      ? withDeviceRecognized(context, countedRequest, device)
      : countedRequest,
  }
}

/** The device of a login is recognized from then on. */
const withDeviceRecognized = (
  { ports, headers }: RequestContext,
  countedRequest: CountedRequest,
  device: () => string | undefined,
): CountedRequest => ({
  ...countedRequest,
  succeeded: async () => {
    await countedRequest.succeeded()
    const secret = device()
    if (secret !== undefined) ports.deviceCookie?.write(headers, secret)
  },
})

function respondToRoute(
  context: RequestContext,
  { body, countedRequest }: AdmittedRequest,
): Promise<ClientResponse> {
  const { route } = context
  switch (route.sessionRole) {
    case 'session':
      return respondWithSession(context)
    case 'sign-in':
      return signIn(context, body, countedRequest)
    case 'sign-out':
      return signOut(context)
    case null:
      return route.access === 'guest'
        ? forwardForGuest(context, body, countedRequest)
        : forwardForMember(context, body)
  }
}

/** Answers routes of the proxy itself. The body was validated by the contract's schema of this route. */
function answerOfProxy(
  { ports, route }: RequestContext,
  body: Readonly<Record<string, unknown>>,
): components['schemas']['VitalsTaken'] | components['schemas']['SiteSettings'] {
  switch (route.operationId satisfies string as keyof operations) {
    case 'reportVitals':
      ports.countVitals(body as VitalsReport)
      return { status: 'success' }
    case 'getSiteSettings':
      return siteSettings(ports.settings.operator, String(body['language']))
    default:
      throw new ProblemError('internal_fault')
  }
}

function respondByItself(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
): ClientResponse {
  const answer = answerOfProxy(context, body)
  return respond(context, { status: answer.status, value: answer })
}

async function forwardForGuest(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
  countedRequest: CountedRequest,
): Promise<ClientResponse> {
  const { backend } = context.route
  if (backend === null) return respondByItself(context, body)
  const call = { backend, body, backendToken: null }
  if (countedRequest === uncountedRequest) return respond(context, await forward(context, call))
  const answer = await sendCounted(countedRequest, () => forward(context, call))
  if (answer.status === ('success' satisfies ResetPasswordAnswer['status'])) {
    await countedRequest.succeeded()
  }
  return respond(context, answer)
}
