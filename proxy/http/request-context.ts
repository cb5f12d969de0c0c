import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import type {
  RequestTrace,
  ClientRequest,
  ClientResponse,
  LogEntry,
  ProxyPorts,
  SentHeaders,
} from '../ports/ports.ts'
import type { DriftSeen } from '../ports/log.ts'
import type { LiveStreams } from '../ports/live.ts'

export type RequestContext = {
  readonly ports: ProxyPorts
  readonly request: ClientRequest
  readonly route: ProxyRoute
  readonly requestId: string
  readonly clientAddress: string | null
  readonly trace: RequestTrace
  readonly live: LiveStreams
  /** Session ids sent by the client; they may be invalid. */
  sessionIds(): readonly string[]
  readonly headers: SentHeaders
  noteDrift(drift: Omit<DriftSeen, 'requestId'>): void
  /** Adds fields to the log entry of this request. */
  addToLog(fields: Partial<LogEntry>): void
}

/** Logs an additional entry for this request. */
export function logEvent(
  { ports, requestId, route }: RequestContext,
  level: LogEntry['level'],
  event: LogEntry['event'],
  details: readonly string[],
): void {
  ports.log({ level, event, requestId, route: route.path, details })
}

/** A 200 response with this answer; logs its status. */
export function respond(
  context: RequestContext,
  { status, value }: { readonly status: string | null; readonly value: object },
): ClientResponse {
  context.addToLog({ outcome: loggableStatus(status) })
  return { status: 200, headers: jsonHeaders, body: JSON.stringify(value) }
}

export function respondWithCached(
  { addToLog }: RequestContext,
  { status }: { readonly status: string | null },
  response: ClientResponse,
): ClientResponse {
  addToLog({ outcome: loggableStatus(status) })
  return response
}

const jsonHeaders = ['content-type', 'application/json']

const SINGLE_WORD = /^[\w-]{1,40}$/

/** Value of `status` for the log; anything but a single word may contain a secret. */
export const loggableStatus = (status: string | null): string => {
  if (status === null) return 'none'
  return SINGLE_WORD.test(status) ? status : 'unreadable'
}
