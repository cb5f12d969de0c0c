import { headerParameters } from '../../generated/headers.ts'
import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import {
  BackendUnreachable,
  BackendTimeout,
  CallRefused,
  ClientDisconnected,
  RequestCompleted,
} from '../backend/backend-errors.ts'
import type { BackendRequest } from '../ports.ts'
import { isWithinLimits } from '../../lib/limits.ts'
import type { RequestContext } from './request-context.ts'
import { loggableStatus } from './request-context.ts'
import { isRepeatable, kindOf } from './call-kinds.ts'
import { ProblemError } from './problem.ts'
import { parseAnswer } from './parse-answer.ts'
import type { BackendAnswer } from './parse-answer.ts'
import { readIdempotencyKey } from './parse-request.ts'

type Backend = NonNullable<ProxyRoute['backend']>

export type BackendCall = {
  readonly backend: Backend
  readonly body: Readonly<Record<string, unknown>>
  readonly backendToken: string | null
  /** BACKEND_TIMEOUT_MS, if left out. */
  readonly timeoutMs?: number
  /** Whether single values may break the contract in the mode `enforce`, too. */
  readonly isLenient?: boolean
}

/**
 * Forwards a request to the backend operation of its route and parses the answer, both within
 * `timeoutMs`. When the client disconnects, the call is aborted, unless it moves money: that
 * one completes. An answer that is not read to its end is aborted: it would keep its connection.
 * Runs within the limits of its kind (`ports.limits`).
 * @throws ProblemError 502 to 504 when there is no readable answer; see `parseAnswer` for the rest
 * @throws ClientDisconnected when the client has gone
 */
export async function forward(
  context: RequestContext,
  backendCall: BackendCall,
): Promise<BackendAnswer> {
  const { ports, request, route, clientAddress } = context
  const { backend, backendToken } = backendCall
  const session = backendToken === null ? null : ports.sessionTransport.read(request)
  const clients = [clientAddress, session].filter((client) => client !== null)
  try {
    return await ports.limits(
      { kind: kindOf(route), operation: backend.path, clients },
      (reportFault) => send(context, backendCall, reportFault),
    )
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    throw new ProblemError('backend_unreachable', {
      detail: 'Too many such calls wait or fail; nothing was done.',
      retryAfter: error.retryAfterSeconds,
      isWithoutEffect: true,
    })
  }
}

/** Statuses of a backend that is away or overloaded. A 500 may be about one request alone. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504])

async function send(
  context: RequestContext,
  backendCall: BackendCall,
  reportFault: () => void,
): Promise<BackendAnswer> {
  const { ports, request, route } = context
  const { backend, backendToken, isLenient = false } = backendCall
  const { timeoutMs = ports.settings.backendTimeoutMs } = backendCall
  const body = backend.body ?? backendCall.body
  const { clock } = ports
  const headers = backendHeaders(context, backendToken)
  const client = route.hasIdempotencyKey ? null : request
  const call = createAbortSignal(timeoutMs, client)
  const startedAt = clock.now()
  try {
    const fetchAnswer = async (): Promise<BackendAnswer> => {
      const response = await ports.backend({
        path: backend.path,
        headers,
        body: JSON.stringify(body),
        signal: call.signal,
        delivery: deliveryOf(route),
      })
      if (AWAY.has(response.status)) reportFault()
      return parseAnswer(context, backend, body, response)
    }
    const answer = await Promise.race([fetchAnswer(), call.aborted])
    enforceContract(context, answer, isLenient)
    return answer
  } catch (error) {
    const reason: unknown = call.signal.aborted ? call.signal.reason : error
    if (!(reason instanceof ProblemError || reason instanceof ClientDisconnected)) reportFault()
    throw toProblem(context, reason)
  } finally {
    call.end()
    context.addToLog({ backendMs: clock.now() - startedAt })
  }
}

function deliveryOf(route: ProxyRoute): BackendRequest['delivery'] {
  if (route.hasIdempotencyKey) return 'fresh'
  return isRepeatable(route) ? 'repeatable' : 'once'
}

/** All headers that the backend gets: no other header of the browser is forwarded. */
function backendHeaders(
  { request, route, requestId, clientAddress }: RequestContext,
  backendToken: string | null,
) {
  return {
    // So that the backend can limit and watch by client, too (RFC 7239).
    ...(clientAddress === null ? {} : { forwarded: forwardedFor(clientAddress) }),
    'content-type': 'application/json',
    accept: 'application/json',
    'x-request-id': requestId,
    ...(backendToken === null ? {} : { authorization: `Bearer ${backendToken}` }),
    ...(route.hasOrigin ? { origin: request.headers.get('origin') ?? '' } : {}),
    ...(route.hasLanguage ? languageHeader(request) : {}),
    ...(route.hasIdempotencyKey ? { 'idempotency-key': readIdempotencyKey(request) } : {}),
  }
}

const forwardedFor = (address: string): string =>
  address.includes(':') ? `for="[${address}]"` : `for=${address}`

/** The player's language, if the page sent one that the contract allows. */
function languageHeader(request: Request) {
  const language = request.headers.get('accept-language') ?? ''
  const isAllowed = language !== '' && isWithinLimits(language, headerParameters.acceptLanguage)
  return isAllowed ? { 'accept-language': language } : {}
}

/**
 * Aborts after `timeoutMs` or when the client disconnects. `aborted` rejects at the same time, for a
 * backend port that ignores the signal.
 */
function createAbortSignal(timeoutMs: number, client: Request | null) {
  const control = new AbortController()
  const { signal } = control
  const timer = setTimeout(() => {
    control.abort(new BackendTimeout())
  }, timeoutMs)
  const onDisconnect = () => {
    control.abort(new ClientDisconnected())
  }
  if (client?.signal.aborted) onDisconnect()
  client?.signal.addEventListener('abort', onDisconnect)
  const aborted = new Promise<never>((_, reject) => {
    const rejectWithReason = () => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) rejectWithReason()
    signal.addEventListener('abort', rejectWithReason)
  })
  aborted.catch(() => undefined)
  const end = () => {
    clearTimeout(timer)
    client?.signal.removeEventListener('abort', onDisconnect)
    control.abort(new RequestCompleted())
  }
  return { signal, aborted, end }
}

function toProblem({ ports, addToLog }: RequestContext, error: unknown): unknown {
  if (error instanceof ProblemError || error instanceof ClientDisconnected) return error
  if (error instanceof BackendTimeout) {
    return new ProblemError('backend_timeout', {
      detail: `No answer within ${ports.settings.backendTimeoutMs} ms.`,
    })
  }
  addToLog({ details: [reasonOf(error)] })
  if (error instanceof BackendUnreachable) {
    return new ProblemError('backend_unreachable', { isWithoutEffect: true })
  }
  return new ProblemError('backend_fault', {
    detail: 'The connection broke; whether the request took effect is unknown.',
  })
}

/**
 * Logs an answer that breaks the contract, and what was dropped from one.
 * @throws ProblemError 502 for an answer without a status, and for a broken one in the mode `enforce`
 */
function enforceContract(context: RequestContext, answer: BackendAnswer, isLenient: boolean): void {
  context.logDropped(answer.dropped)
  if (answer.verdict === 'fits') return
  logUnlikeContract(context, answer)
  const { answerMode } = context.ports.settings
  const isRefused = answer.verdict === 'broken' && answerMode === 'enforce' && !isLenient
  if (isRefused || answer.status === null) {
    throw new ProblemError('backend_answer_invalid', {
      detail: 'The answer does not fit the contract.',
    })
  }
}

/** Warns in the log of where an answer breaks the contract. */
export function logUnlikeContract(
  { ports, route, requestId }: RequestContext,
  { status, details }: Pick<BackendAnswer, 'status' | 'details'>,
): void {
  ports.log({
    level: 'warn',
    event: 'answer_unlike_contract',
    requestId,
    route: route.path,
    outcome: loggableStatus(status),
    details,
  })
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no error'
  if (error instanceof BackendUnreachable) return `not reached ${error.message}`.trim()
  return 'code' in error ? String(error.code) : error.name
}
