import { headerParameters } from '../../src/generated/headers.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import {
  BackendUnreachableError,
  BackendTimeoutError,
  CallRefusedError,
  ClientDisconnectedError,
} from './backend-errors.ts'
import type {
  BackendPort,
  BackendRequest,
  BackendResponse,
  ClientRequest,
  ReportFault,
} from '../ports/ports.ts'
import { isWithinLimits } from '../../src/lib/limits.ts'
import type { RequestContext } from '../http/request-context.ts'
import { loggableStatus } from '../http/request-context.ts'
import { isRepeatable, kindOf } from './call-kinds.ts'
import { droppedBreaches } from '../drift/breaches.ts'
import type { Breach } from '../ports/log.ts'
import { ProblemError } from '../http/problem.ts'
import { isSameAnswer, parseAnswer } from './parse-answer.ts'
import type { BackendAnswer } from './parse-answer.ts'

type Backend = NonNullable<ProxyRoute['backend']>

const { idempotencyKey } = headerParameters

export type BackendCall = {
  readonly backend: Backend
  readonly body: Readonly<Record<string, unknown>>
  readonly backendToken: string | null
  readonly session?: string
  /** Default: BACKEND_TIMEOUT_MS. */
  readonly timeoutMs?: number
  /** Allows single values to break the contract in mode `enforce`. */
  readonly isLenient?: boolean
  /** An earlier valid answer; an identical one is not parsed again. */
  readonly knownAnswer?: BackendAnswer | undefined
}

/**
 * Forwards a request to the backend operation of its route and parses the answer, within `timeoutMs` and `ports.limits`.
 * If the client disconnects, the call is aborted after `DISCONNECTED_MS`, except for money calls, which complete.
 * @throws ProblemError 502 to 504 without a readable answer; for others see `parseAnswer`
 * @throws ClientDisconnectedError
 */
export async function forward(
  context: RequestContext,
  backendCall: BackendCall,
): Promise<BackendAnswer> {
  const { ports, route, clientAddress } = context
  const { backend, session = null } = backendCall
  try {
    return await ports.limits(
      { kind: kindOf(route), operation: backend.path, clientAddress, session },
      (reportFault) => send(context, backendCall, reportFault),
    )
  } catch (error) {
    if (!(error instanceof CallRefusedError)) throw error
    throw new ProblemError('backend_unreachable', {
      detail: 'Too many calls of this kind are waiting or failing. Nothing was done.',
      retryAfter: error.retryAfterSeconds,
      isWithoutEffect: true,
    })
  }
}

/** The backend is down or overloaded. A 500 may concern a single request only. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

async function send(
  context: RequestContext,
  backendCall: BackendCall,
  reportFault: ReportFault,
): Promise<BackendAnswer> {
  const { ports, request, route } = context
  const { backend, backendToken, isLenient = false } = backendCall
  const { timeoutMs = ports.settings.backendTimeoutMs } = backendCall
  const body = backend.body ?? renameFields(backendCall.body, backend.names)
  const { clock } = ports
  const trace = context.trace.call(backend.path)
  const headers = [...backendHeaders(context, backendToken), ...trace.headers]
  const client = route.hasIdempotencyKey ? null : request
  const startedAt = clock.now()
  let backendStatus: number | null = null
  try {
    if (client?.hasDisconnected) throw new ClientDisconnectedError()
    const call = ports.backend({
      path: backend.path,
      headers,
      body: JSON.stringify(body),
      limitBytes: ports.settings.answerLimitBytes,
      delivery: deliveryOf(route),
    })
    const response = await responseWithin(timeoutMs, call, client)
    backendStatus = response.status
    if (UNAVAILABLE_STATUSES.has(response.status)) reportFault('failed')
    const { knownAnswer } = backendCall
    if (knownAnswer !== undefined && isSameAnswer(knownAnswer, response)) return knownAnswer
    const answer = parseAnswer(context, backend, body, response)
    enforceContract(context, answer, isLenient)
    return answer
  } catch (reason) {
    if (backendStatus !== null) context.addToLog({ backendStatus })
    if (!(reason instanceof ProblemError || reason instanceof ClientDisconnectedError)) {
      // The backend has answered, so a later failure is not its fault.
      if (backendStatus !== null) throw reason
      reportFault(reason instanceof BackendUnreachableError ? 'unreachable' : 'failed')
    }
    throw toProblem(context, reason)
  } finally {
    trace.end(backendStatus)
    context.addToLog({ backendMs: clock.now() - startedAt })
  }
}

/** Renames the fields of a body for the backend. */
export const renameFields = (
  body: Readonly<Record<string, unknown>>,
  names: Backend['names'],
): Readonly<Record<string, unknown>> =>
  names === null
    ? body
    : Object.fromEntries(Object.entries(body).map(([name, value]) => [names[name] ?? name, value]))

function deliveryOf(route: ProxyRoute): BackendRequest['delivery'] {
  if (route.hasIdempotencyKey) return 'fresh'
  return isRepeatable(route) ? 'repeatable' : 'once'
}

const PLAIN_JSON = [
  ...['content-type', 'application/json'],
  ...['accept', 'application/json', 'accept-encoding', 'identity'],
]

/** Headers of the request to the backend except tracing; no other browser header is forwarded. */
function backendHeaders(
  { request, route, requestId, clientAddress }: RequestContext,
  backendToken: string | null,
): string[] {
  const headers = [...PLAIN_JSON, 'x-request-id', requestId]
  // RFC 7239
  if (clientAddress !== null) headers.push('forwarded', forwardedFor(clientAddress))
  if (backendToken !== null) headers.push('authorization', `Bearer ${backendToken}`)
  if (route.hasOrigin) headers.push('origin', request.header('origin') ?? '')
  if (route.hasLanguage) headers.push(...languageHeader(request))
  if (route.hasIdempotencyKey) headers.push('idempotency-key', readIdempotencyKey(request))
  return headers
}

/** @throws ProblemError 400 when the key is missing or malformed */
export function readIdempotencyKey(request: ClientRequest): string {
  const key = request.header(idempotencyKey.name.toLowerCase()) ?? ''
  if (isWithinLimits(key, idempotencyKey)) return key
  const { name, minLength, maxLength } = idempotencyKey
  throw new ProblemError('request_invalid', {
    detail: `Send an ${name} header of ${minLength} to ${maxLength} letters, digits, hyphens or underscores.`,
  })
}

const forwardedFor = (address: string): string =>
  address.includes(':') ? `for="[${address}]"` : `for=${address}`

/** The player's language, if the contract allows it. */
function languageHeader(request: ClientRequest): readonly string[] {
  const language = request.header('accept-language') ?? ''
  const isAllowed = language !== '' && isWithinLimits(language, headerParameters.acceptLanguage)
  return isAllowed ? ['accept-language', language] : []
}

/**
 * Time for a call to complete after its client disconnected. Aborting costs the connection, whose port stays in use for
 * a minute; a client that disconnects hundreds of times a second could exhaust all ports.
 */
const DISCONNECTED_MS = 2_000

/** Aborts the call after `timeoutMs`, or `DISCONNECTED_MS` after its client disconnected; does not wait for the abort. */
function responseWithin(
  timeoutMs: number,
  call: ReturnType<BackendPort>,
  client: ClientRequest | null,
): Promise<BackendResponse> {
  return new Promise((resolve, reject) => {
    let disconnectTimer: ReturnType<typeof setTimeout> | undefined
    const cleanUp = () => {
      clearTimeout(timeoutTimer)
      clearTimeout(disconnectTimer)
      client?.onDisconnect(null)
    }
    const fail = (reason: unknown) => {
      cleanUp()
      reject(reason)
    }
    const abandon = (reason: Error) => {
      fail(reason)
      call.abort()
    }
    const timeoutTimer = setTimeout(() => {
      abandon(new BackendTimeoutError())
    }, timeoutMs)
    client?.onDisconnect(() => {
      disconnectTimer = setTimeout(() => abandon(new ClientDisconnectedError()), DISCONNECTED_MS)
    })
    call.response.then((response) => {
      cleanUp()
      if (disconnectTimer === undefined) resolve(response)
      else reject(new ClientDisconnectedError())
    }, fail)
  })
}

function toProblem({ ports, addToLog }: RequestContext, error: unknown): unknown {
  if (error instanceof ProblemError || error instanceof ClientDisconnectedError) return error
  if (error instanceof BackendTimeoutError) {
    return new ProblemError('backend_timeout', {
      detail: `No answer within ${ports.settings.backendTimeoutMs} ms.`,
    })
  }
  addToLog({ details: [reasonOf(error)] })
  if (error instanceof BackendUnreachableError) {
    return new ProblemError('backend_unreachable', { isWithoutEffect: true })
  }
  return new ProblemError('backend_fault', {
    detail: 'The connection broke; whether the request took effect is unknown.',
  })
}

/** @throws ProblemError 502 for an answer without a status, and for a broken answer in mode `enforce` */
function enforceContract(context: RequestContext, answer: BackendAnswer, isLenient: boolean): void {
  const isComplete = answer.dropped.size === 0 && answer.breaches.length === 0
  if (answer.verdict === 'fits' && isComplete) return
  noteDriftOf(context, answer.status, [...answer.breaches, ...droppedBreaches(answer.dropped)])
  if (answer.verdict === 'fits') return
  const { answerMode } = context.ports.settings
  const isRefused = answer.verdict === 'broken' && answerMode === 'enforce' && !isLenient
  if (isRefused || answer.status === null) {
    throw new ProblemError('backend_answer_invalid', {
      detail: 'The answer does not fit the contract.',
    })
  }
}

export function noteDriftOf(
  { route, noteDrift }: RequestContext,
  status: string | null,
  breaches: readonly Breach[],
): void {
  noteDrift({ route, backendStatus: 200, outcome: loggableStatus(status), breaches })
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no error'
  if (error instanceof BackendUnreachableError) return `not reached ${error.message}`.trim()
  return 'code' in error ? String(error.code) : error.name
}
