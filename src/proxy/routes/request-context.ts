import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { LogEntry, ProxyPorts } from '../ports.ts'

/** One request on its way through the proxy. */
export type Exchange = {
  readonly ports: ProxyPorts
  readonly request: Request
  readonly route: ProxyRoute
  readonly requestId: string
  /** Headers that the answer will carry, such as the session's cookie. */
  readonly headers: Headers
  /** Adds to this request's log entry. */
  note(more: Partial<LogEntry>): void
}

/** A 200 answer with this JSON text. */
export function jsonAnswer(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

const READABLE = /^[\w-]{1,40}$/

/** The `status` value of an answer as a log shows it: nothing that could be more than a word. */
export const readable = (status: string | null): string => {
  if (status === null) return 'none'
  return READABLE.test(status) ? status : 'unreadable'
}
