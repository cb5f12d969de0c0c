import type { BackendPort } from '../backend-map/backend-port.ts'
import type { components } from '../../src/generated/api.ts'
import type { ProxyRoute } from '../../src/generated/proxy-routes.ts'
import type { DriftKind, LogEntry } from './log.ts'
import type { LiveStreams, NewsBus } from './live.ts'
import type { SessionStore } from './sessions.ts'
import type { ProtectionStore } from '../protection/commands.ts'

export type { BackendPort, BackendRequest, BackendResponse } from '../backend-map/backend-port.ts'
export type { LogEntry } from './log.ts'
export type { SessionRecord, SessionStore } from './sessions.ts'

export type VitalsReport = components['schemas']['VitalsReport']
export type User = components['schemas']['User']

/** A client's request, from node:http or a Request. */
export type ClientRequest = {
  readonly method: string
  /** The path without the query. */
  readonly path: string
  /** Name and port, spelled as in the origin of a page of the same site. */
  readonly host: string
  readonly isHttps: boolean
  /** The header of a lower-case name; repeated ones are joined with commas. Null: not sent. */
  header(name: string): string | null
  /** The body; null when it exceeds the limit. Rejects when the client disconnects. */
  text(limitBytes: number): Promise<string | null>
  readonly hasDisconnected: boolean
  /** Replaces the listener that is called when the client disconnects. */
  onDisconnect(listener: (() => void) | null): void
}

/** A response to a client; the server adds the content length. */
export type ClientResponse = {
  readonly status: number
  /** Lower-case names, each followed by its value. */
  readonly headers: readonly string[]
  readonly body: string | null
  /** Instead of a body: bytes that come later. */
  readonly stream?: ReadableStream<Uint8Array>
}

/** Calls of each kind are limited separately, so that one hanging kind does not block the others. */
export type CallKind = 'login' | 'health-check' | 'money' | 'game' | 'member' | 'guest'

export type LimitedCall = {
  readonly kind: CallKind
  /** The backend operation's path. */
  readonly operation: string
  /** No single address or session may use the whole limit. */
  readonly clientAddress: string | null
  readonly session: string | null
}

/** Reports a fault of the backend. One client may be able to cause `failed`; none can cause `unreachable`. */
export type ReportFault = (fault: 'unreachable' | 'failed') => void

/** Runs `send` within the limits of the call's kind. Rejects with `CallRefusedError` when `send` did not run. */
export type CallLimits = <T>(
  call: LimitedCall,
  send: (reportFault: ReportFault) => Promise<T>,
) => Promise<T>

export type ThrottledRequest = {
  readonly route: ProxyRoute
  readonly clientAddress: string | null
  /** The secret of the device that sent the request; undefined: devices are not recognized. */
  readonly device?: () => string | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** Member key. If present, the request counts against the member instead of the client. */
  readonly member?: string
}

/** A counted request. Only logins and resets have a result to report. */
export type CountedRequest = {
  /** Ends the waiting time of the client. */
  succeeded(): Promise<void>
  /** Uncounts an attempt whose password was not checked. */
  withdraw(): Promise<void>
}

/** Counts a request against the limits of client, member id and route. Rejects with problem 429. Null: no limit. */
export type Throttle = (request: ThrottledRequest) => Promise<CountedRequest> | null

export type MoneyRequest = {
  /** Member key; idempotency keys of other members are not compared. */
  readonly member: string
  readonly key: string
  /** Route and body as text; the same key with another fingerprint is another request. */
  readonly fingerprint: string
  /** Unique per attempt; only the attempt that began may settle or forget the request. */
  readonly attempt: string
}

/** `unknown`: sent, without a readable answer. */
export type MoneyOutcome =
  | { readonly state: 'answered'; readonly answer: string }
  | { readonly state: 'unknown' }

/** An earlier request under the same key. */
export type MoneyRecord = {
  /** Same fingerprint. */
  readonly isSameRequest: boolean
  /** The attempt that began it. */
  readonly attempt: string
  readonly outcome: MoneyOutcome | { readonly state: 'running' }
}

/** Money requests by member and idempotency key, kept for 30 days. */
export type MoneyStore = {
  /**
   * Stores the request as running and resolves with null, or resolves with the existing record. Atomic across all
   * processes that share the store. A record still running after `runningMs` reads as unknown: its process died.
   */
  begin(request: MoneyRequest, runningMs: number): Promise<MoneyRecord | null>
  /** Never rejects; retries later if the store cannot write now. */
  settle(request: MoneyRequest, outcome: MoneyOutcome): Promise<void>
  /** Removes a request that was not sent. Never rejects. */
  forget(request: MoneyRequest): Promise<void>
}

export type Counter = {
  readonly points: number
  /** Epoch milliseconds; null: never. */
  readonly expiresAt: number | null
}

/** Throttle counters, shared by all processes that share the store. */
export type CounterStore = {
  /** Null when absent or expired. */
  get(key: string): Promise<Counter | null>
  /**
   * Adds points (may be negative) atomically. A new counter expires after `durationMs` (0: never); an existing one keeps
   * its expiry. `isForced` resets points and expiry.
   */
  upsert(key: string, points: number, durationMs: number, isForced?: boolean): Promise<Counter>
  /** Resolves with true if the counter existed. */
  remove(key: string): Promise<boolean>
}

/**
 * Unless documented otherwise, a call rejects with `StoreUnavailableError` when the store does not respond in time: the
 * calls of one request wait one second in total (`request-wait.ts`).
 */
export type Store = {
  readonly sessions: SessionStore
  readonly money: MoneyStore
  readonly counters: CounterStore
  readonly protection: ProtectionStore
  /** Absent: processes do not exchange news. */
  readonly news?: NewsBus
  /** Rejects with the reason when the store cannot write. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Carries the session id between browser and proxy. */
export type SessionTransport = {
  /** Distinct ids of the request. Another host of the domain can add cookies of the same name, before or after ours. */
  read(request: Pick<ClientRequest, 'header'>): readonly string[]
  write(headers: SentHeaders, id: string, lifetimeMs: number): void
  clear(headers: SentHeaders): void
}

export type DeviceCookie = {
  /** The secret that the device sent; a new one if it has none. */
  read(request: Pick<ClientRequest, 'header'>): string
  write(headers: SentHeaders, device: string): void
}

export type SentHeaders = { append(name: string, value: string): void }

export type OperatorSettings = {
  /** Years; 0: no minimum. */
  readonly minimumAge: number
  readonly inquiriesAtOnce: number
  readonly minimumPoints: number
  /** Smallest bank deposit in won; 0: any. */
  readonly minimumDeposit: number
  /** Deposits and transfers above it are confirmed, in won or points. */
  readonly confirmAbove: number
  /** Language → terms of use, HTML or plain text. */
  readonly terms: Readonly<Record<string, string>>
  readonly banks: readonly { readonly nameKo: string; readonly nameEn: string }[]
  /** Links, https, mailto or tel. */
  readonly support: readonly string[]
  /** Organisations that help with problem gambling; addresses are https, mailto or tel links. */
  readonly helpLines: readonly { readonly name: string; readonly address: string }[]
}

/** A position in a trace, as W3C Trace Context describes it. */
export type TraceContext = {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  readonly isSampled: boolean
  /** The text of `tracestate`; null: none, or not readable. */
  readonly state: string | null
}

export type RequestTrace = {
  readonly traceId: string
  /** Begins a call of the backend. `end` takes the HTTP status; null: no answer. */
  call(operation: string): { readonly headers: readonly string[]; end(status: number | null): void }
  end(answer: { readonly status: number; readonly code: string | undefined }): void
}

export type Tracer = (parent: TraceContext | null, route: string) => RequestTrace

export type ProxySettings = {
  /** `report`: a broken answer is logged, and forwarded with the contract's properties; `enforce`: it becomes a 502. */
  readonly answerMode: 'report' | 'enforce'
  readonly backendTimeoutMs: number
  readonly bodyLimitBytes: number
  readonly answerLimitBytes: number
  /** The origin that players see, such as `https://maru.example`; null: the request's own host. */
  readonly publicOrigin: string | null
  /** Ends a session after this time without activity; null: never. */
  readonly sessionIdleMs: number | null
  readonly operator: OperatorSettings
}

export type ProxyPorts = {
  readonly backend: BackendPort
  readonly limits: CallLimits
  readonly throttle: Throttle
  readonly store: Store
  readonly sessionTransport: SessionTransport
  /** Recognizes devices that have signed in before. Missing: none is recognized. */
  readonly deviceCookie?: DeviceCookie
  readonly clock: { now(): number }
  readonly log: (entry: LogEntry) => void
  /** Default: traces are continued, and not recorded. */
  readonly trace?: Tracer
  /** Counts an answer that breaks the contract. */
  readonly countDrift: (route: string, kinds: readonly DriftKind[]) => void
  readonly countVitals: (report: VitalsReport) => void
  /** Default: streams of this handler alone. */
  readonly live?: LiveStreams
  readonly settings: ProxySettings
}
