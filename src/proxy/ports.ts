import type { components } from '../generated/proxy-api.ts'

export type User = components['schemas']['User']
export type ProblemCode = components['schemas']['ProblemCode']

export type BackendRequest = {
  /** `/public/…`, taken from the contract, never from a browser. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body: string
  /** Aborts when the request is complete, even if the answer was not read to its end. */
  readonly signal: AbortSignal
}

/**
 * Sends a request to the backend. Rejects with `BackendUnreachable` when the backend received nothing;
 * after any other error the request may have taken effect.
 */
export type BackendPort = (request: BackendRequest) => Promise<Response>

/** What the proxy stores of a session; the browser sees `pageToken`, `sideUser` and `expiresAt`. */
export type SessionRecord = {
  readonly backendToken: string
  readonly pageToken: string
  readonly sideUser: User
  /** Epoch in milliseconds; absolute, no request extends it. */
  readonly expiresAt: number
}

/** Sessions by their id. An implementation may drop expired ones. */
export type SessionStore = {
  get(id: string): Promise<SessionRecord | null>
  add(id: string, record: SessionRecord): Promise<void>
  /** Changes an existing session; must not create one that has been removed meanwhile. */
  updateUser(id: string, sideUser: User): Promise<void>
  remove(id: string): Promise<void>
  /** Resolves when the store can answer; rejects with the reason when not. */
  check(): Promise<void>
  close(): Promise<void>
}

/** How a session's id travels between browser and proxy. */
export type SessionTransport = {
  read(request: Request): string | null
  write(headers: Headers, id: string, lifetimeMs: number): void
  clear(headers: Headers): void
}

/** A log entry; it must not hold a token, a password, a cookie or a body. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error'
  readonly event:
    | 'request'
    | 'answer_unlike_contract'
    | 'client_disconnected'
    | 'fault'
    | 'public_origin_unset'
  readonly requestId: string
  /** The contract's path, or `unknown`. */
  readonly route: string
  /** HTTP status of the response. */
  readonly status?: number
  /** The `status` value of a 200 answer. */
  readonly outcome?: string
  readonly code?: ProblemCode
  readonly totalMs?: number
  readonly backendMs?: number
  /** What was wrong, without values: JSON Pointers, an error's code, a stack. */
  readonly details?: readonly string[]
}

export type ProxySettings = {
  /** For an answer that breaks the contract: `report` logs and forwards it, `enforce` responds 502. */
  readonly answerMode: 'report' | 'enforce'
  readonly backendTimeoutMs: number
  /** Largest request body. */
  readonly bodyLimitBytes: number
  /** Largest answer of the backend. */
  readonly answerLimitBytes: number
  /** The origin that players see, such as `https://maru.example`; null: the request's own host. */
  readonly publicOrigin: string | null
}

export type ProxyPorts = {
  readonly backend: BackendPort
  readonly sessions: SessionStore
  readonly sessionTransport: SessionTransport
  readonly clock: { now(): number }
  readonly log: (entry: LogEntry) => void
  readonly settings: ProxySettings
}
