import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { LogEntry, ProxyPorts } from '../ports.ts'

/** What every step of a request through the proxy reads. */
export type RequestContext = {
  readonly ports: ProxyPorts
  readonly request: Request
  readonly route: ProxyRoute
  readonly requestId: string
  /** The address that the request comes from; null: unknown. */
  readonly clientAddress: string | null
  /** Headers of the response, such as the session's cookie. */
  readonly headers: Headers
  /** Logs what the proxy dropped from the backend's answers, each place of a route once. */
  logDropped(places: Iterable<string>): void
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
): Response {
  context.addToLog({ outcome: loggableStatus(status) })
  return jsonResponse(JSON.stringify(value))
}

/** A 200 response with this JSON text. */
export function jsonResponse(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

const READABLE = /^[\w-]{1,40}$/

/** The `status` value as the log shows it: whatever is more than one word may hold a secret. */
export const loggableStatus = (status: string | null): string => {
  if (status === null) return 'none'
  return READABLE.test(status) ? status : 'unreadable'
}
