import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { DriftSeen } from './drift.ts'
import type { ClientRequest, ClientResponse, LogEntry, ProxyPorts, SentHeaders } from './ports.ts'

/** What every step of a request through the proxy reads. */
export type RequestContext = {
  readonly ports: ProxyPorts
  readonly request: ClientRequest
  readonly route: ProxyRoute
  readonly requestId: string
  /** The address that the request comes from; null: unknown. */
  readonly clientAddress: string | null
  /** The ids of sessions that the request came with, read once; none may be of a session. */
  sessionIds(): readonly string[]
  /** Headers of the response, such as the session's cookie. */
  readonly headers: SentHeaders
  /** Counts and logs how an answer of the route's operation breaks the contract. */
  noteDrift(seen: Omit<DriftSeen, 'requestId'>): void
  /** Adds fields to this request's log entry. */
  addToLog(fields: Partial<LogEntry>): void
}

/** A log entry of this request, beside the one that tells of its end. */
export function logEvent(
  { ports, requestId, route }: RequestContext,
  level: LogEntry['level'],
  event: LogEntry['event'],
  details: readonly string[],
): void {
  ports.log({ level, event, requestId, route: route.path, details })
}

/** A 200 response with this answer; the log tells its status. */
export function respond(
  context: RequestContext,
  { status, value }: { readonly status: string | null; readonly value: object },
): ClientResponse {
  context.addToLog({ outcome: loggableStatus(status) })
  return { status: 200, headers: ofJson, body: JSON.stringify(value) }
}

/** The same response again, which had this answer. */
export function respondAlike(
  { addToLog }: RequestContext,
  { status }: { readonly status: string | null },
  response: ClientResponse,
): ClientResponse {
  addToLog({ outcome: loggableStatus(status) })
  return response
}

const ofJson = ['content-type', 'application/json']

const READABLE = /^[\w-]{1,40}$/

/** The `status` value as the log shows it: whatever is more than one word may hold a secret. */
export const loggableStatus = (status: string | null): string => {
  if (status === null) return 'none'
  return READABLE.test(status) ? status : 'unreadable'
}
