import type { components } from '../generated/proxy-api.ts'

export type User = components['schemas']['User']
export type ProblemCode = components['schemas']['ProblemCode']

export type BackendRequest = {
  /** `/public/…`, taken from the contract, never from a browser. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body: string
  /** Aborts when the call is over, read to its end or not: whatever is left of it is let go. */
  readonly signal: AbortSignal
}

/**
 * The way to the backend. Rejects with `BackendNotReached` when the backend surely got nothing of the
 * request, with any other error when nobody knows how far it came.
 */
export type BackendPort = (request: BackendRequest) => Promise<Response>

/** What the proxy knows of a session; the browser sees `pageToken`, `sideUser` and `expiresAt`. */
export type SessionRecord = {
  readonly backendToken: string
  readonly pageToken: string
  readonly sideUser: User
  /** Epoch in milliseconds; absolute, no request extends it. */
  readonly expiresAt: number
}

/** Where sessions are kept, by their id. An implementation may drop what has expired. */
export type SessionStore = {
  get(id: string): Promise<SessionRecord | null>
  add(id: string, record: SessionRecord): Promise<void>
  /** Changes a session that still stands; never brings one back that has ended meanwhile. */
  updateUser(id: string, sideUser: User): Promise<void>
  remove(id: string): Promise<void>
  /** Resolves when the store can answer; rejects with the reason when not. */
  check(): Promise<void>
  close(): Promise<void>
}

/** How a session's id travels between browser and proxy. */
export type SessionCarrier = {
  read(request: Request): string | null
  write(headers: Headers, id: string, lifetimeMs: number): void
  clear(headers: Headers): void
}

/** One entry a request; never a token, a password, a cookie or a body. */
export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error'
  readonly event:
    'request' | 'answer_unlike_contract' | 'abandoned' | 'fault' | 'public_origin_unset'
  readonly requestId: string
  /** The contract's path, or `unknown`. */
  readonly route: string
  /** HTTP status of the answer. */
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
  /** `report` passes an answer on that breaks the contract, and logs it; `enforce` answers 502. */
  readonly answerMode: 'report' | 'enforce'
  readonly backendTimeoutMs: number
  /** Of a request from the browser. */
  readonly bodyLimitBytes: number
  /** Of an answer from the backend. */
  readonly answerLimitBytes: number
  /** The origin that players see, such as `https://maru.example`; null: whatever host is asked. */
  readonly publicOrigin: string | null
}

export type ProxyPorts = {
  readonly backend: BackendPort
  readonly sessions: SessionStore
  readonly carrier: SessionCarrier
  readonly clock: { now(): number }
  readonly log: (entry: LogEntry) => void
  readonly settings: ProxySettings
}
