import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { LogEntry, ProxyPorts } from '../ports.ts'

/** What every step of a request through the proxy reads. */
export type RequestContext = {
  readonly ports: ProxyPorts
  readonly request: Request
  readonly route: ProxyRoute
  readonly requestId: string
  /** Headers of the response, such as the session's cookie. */
  readonly headers: Headers
  /** Adds fields to this request's log entry. */
  addToLog(fields: Partial<LogEntry>): void
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
