import type { components } from '../../generated/proxy-api.ts'
import type { ProxyRoute } from '../../generated/proxy-routes.ts'
import type { DriftKind } from './drift.ts'
import type { LogEntry } from './log-entry.ts'
import type { ProtectionStore } from '../protection/protection-store.ts'

export type { LogEntry } from './log-entry.ts'

export type VitalsReport = components['schemas']['VitalsReport']
export type User = components['schemas']['User']
export type ProblemCode = components['schemas']['ProblemCode']

/** What a client sent, by whichever way it came. */
export type ClientRequest = {
  readonly method: string
  /** The path of its address, without the query. */
  readonly path: string
  /** Name and port of its address, as a page of the same site has them in its origin. */
  readonly host: string
  readonly isHttps: boolean
  /** By the name in lower case; several of one name are one text, with commas. Null: not sent. */
  header(name: string): string | null
  /** The body; null when it is larger than the limit. Rejects when the client has gone. */
  text(limitBytes: number): Promise<string | null>
  readonly hasDisconnected: boolean
  /** Calls this listener, and no other, when the client disconnects; null: none. */
  onDisconnect(listener: (() => void) | null): void
}

/** What a client gets; the way that its request came adds the length of the body. */
export type ClientResponse = {
  readonly status: number
  /** Each name, in lower case, before its value. */
  readonly headers: readonly string[]
  readonly body: string | null
}

export type BackendRequest = {
  /** `/public/…`, taken from the contract, never from a browser. */
  readonly path: string
  /** Each name, in lower case, before its value. */
  readonly headers: string[]
  /** JSON text. */
  readonly body: string
  /** Largest body of the response. */
  readonly limitBytes: number
  /**
   * `fresh`: moves money, so over a connection of its own and never again; `once`: never again;
   * `repeatable`: the backend may be asked twice, when the connection broke before the answer.
   */
  readonly delivery: 'fresh' | 'once' | 'repeatable'
}

export type BackendResponse = {
  readonly status: number
  readonly contentType: string | null
  readonly retryAfter: string | null
  /** The body; null when it is larger than the limit, and was not read to its end. */
  readonly text: string | null
  /** Why the body cannot be read as text: a content coding, or bytes that are not UTF-8. Null: it can. */
  readonly bodyFault: 'content-encoding' | 'charset' | null
}

/**
 * Sends a request to the backend. The response rejects with `BackendUnreachable` when the backend
 * received nothing; after any other error the request may have taken effect. `abort` ends a call whose
 * response nobody waits for any more, and gives its connection back.
 */
export type BackendPort = (request: BackendRequest) => {
  readonly response: Promise<BackendResponse>
  abort(): void
}

/** Kinds of calls to the backend: one that hangs must not take the room of another. */
export type CallKind = 'login' | 'health-check' | 'money' | 'game' | 'member' | 'guest'

export type LimitedCall = {
  readonly kind: CallKind
  /** The backend operation's path. */
  readonly operation: string
  /** Who asks, by address and session: neither gets all the room. Null: unknown, or none. */
  readonly clientAddress: string | null
  readonly session: string | null
}

/**
 * Says that the backend is at fault: it was not reached, which no client can cause, or it failed when it was asked,
 * which one client may be able to cause.
 */
export type ReportFault = (fault: 'unreachable' | 'failed') => void

/**
 * Runs `send` when there is room for the call; `send` reports when the backend is at fault (not when
 * it refuses). Rejects with `CallRefused` when it was not run.
 */
export type CallLimits = <T>(
  call: LimitedCall,
  send: (reportFault: ReportFault) => Promise<T>,
) => Promise<T>

export type ThrottledRequest = {
  readonly route: ProxyRoute
  /** Null: unknown. */
  readonly clientAddress: string | null
  readonly body: Readonly<Record<string, unknown>>
  /** The key of the member who asks: then the request is counted for the member, not for the client. */
  readonly member?: string
}

/** A request that was counted; of one that is no login there is nothing to tell. */
export type CountedRequest = {
  /** The login succeeded: its client waits no more. */
  succeeded(): Promise<void>
  /** The backend judged no password: the attempt does not count. */
  withdraw(): Promise<void>
}

/**
 * Counts a request against the limits of its client, its member id and its route. Rejects with a
 * problem 429 when there were too many. Null: its route has no limit.
 */
export type Throttle = (request: ThrottledRequest) => Promise<CountedRequest> | null

/** What the proxy stores of a session; the browser sees `pageToken`, `sideUser` and `expiresAt`. */
export type SessionRecord = {
  readonly backendToken: string
  readonly pageToken: string
  readonly sideUser: User
  /** Epoch in milliseconds; absolute, no request extends it. */
  readonly expiresAt: number
  /** When the member was last seen to be active, to a tenth of the idle limit. */
  readonly activeAt: number
}

/** Sessions by their id. An implementation may drop expired ones. */
export type SessionStore = {
  get(id: string): Promise<SessionRecord | null>
  add(id: string, record: SessionRecord): Promise<void>
  /** Changes an existing session; must not create one that has been removed meanwhile. */
  updateUser(id: string, sideUser: User): Promise<void>
  /** The same for when its member was last active. */
  updateActivity(id: string, activeAt: number): Promise<void>
  /** From now on `get` does not find the session, even when the store cannot write; never rejects. */
  remove(id: string): Promise<void>
}

/** A request that moves money, as the proxy remembers it under its idempotency key. */
export type MoneyRequest = {
  /** The key of the member whose request it is; nobody else's idempotency key is looked at. */
  readonly member: string
  readonly key: string
  /** Route and body as text; another one under the same key is another request. */
  readonly fingerprint: string
  /** Unique to this attempt to send it: only the attempt that began may settle or forget it. */
  readonly attempt: string
}

/** What became of a request: its answer; or `unknown`: it was sent, and no answer was readable. */
export type MoneyOutcome =
  | { readonly state: 'answered'; readonly answer: string }
  | { readonly state: 'unknown' }

/** What is remembered of a request that came before under the same key. */
export type MoneyRecord = {
  /** Whether it has the same fingerprint. */
  readonly isSame: boolean
  readonly outcome: MoneyOutcome | { readonly state: 'running' }
}

/** Requests that move money, by member and idempotency key, for 30 days. */
export type MoneyStore = {
  /**
   * Remembers the request as running, and resolves with null; resolves with the record when there is
   * one already. One request alone begins, in all processes that share the store. A record that still
   * runs after `runningMs` reads as unknown: its process has died.
   */
  begin(request: MoneyRequest, runningMs: number): Promise<MoneyRecord | null>
  /** Remembers what became of the request; never rejects, and writes later what cannot be written now. */
  settle(request: MoneyRequest, outcome: MoneyOutcome): Promise<void>
  /** Forgets a request that was not sent; never rejects. */
  forget(request: MoneyRequest): Promise<void>
}

/** Points that were counted under a key until it expires. */
export type Counter = {
  readonly points: number
  /** Epoch in milliseconds; null: never. */
  readonly expiresAt: number | null
}

/** Counters for throttling, shared by all processes that share the store. */
export type CounterStore = {
  /** Null when nothing is counted under the key, or what was has expired. */
  get(key: string): Promise<Counter | null>
  /**
   * Adds points (also fewer than 0) in one step. A counter that begins expires after `durationMs`, or
   * never when that is 0; one that runs keeps its end. `isForced` sets points and end anew.
   */
  upsert(key: string, points: number, durationMs: number, isForced?: boolean): Promise<Counter>
  /** Resolves with whether there was a counter. */
  remove(key: string): Promise<boolean>
}

/**
 * What the proxy remembers. A call that says nothing else rejects with `StoreUnavailable` when the
 * store cannot do it in time: the calls of one request wait for a second together (`request-wait.ts`).
 */
export type Store = {
  readonly sessions: SessionStore
  readonly money: MoneyStore
  readonly counters: CounterStore
  readonly protection: ProtectionStore
  /** Resolves when the store can write; rejects with the reason when not. */
  check(): Promise<void>
  close(): Promise<void>
}

/** How a session's id travels between browser and proxy. */
export type SessionTransport = {
  /**
   * The ids that a request brings, each once. There may be several: another host of the domain can add cookies of
   * the same name, before or after the true one.
   */
  read(request: Pick<ClientRequest, 'header'>): readonly string[]
  write(headers: SentHeaders, id: string, lifetimeMs: number): void
  clear(headers: SentHeaders): void
}

/** Headers of the response, to add to. */
export type SentHeaders = { append(name: string, value: string): void }

/** What an operator decides about registration and support. */
export type OperatorSettings = {
  /** In years; 0: none is asked for. */
  readonly minimumAge: number
  readonly inquiriesAtOnce: number
  readonly minimumPoints: number
  /** The smallest deposit by bank transfer, in won; 0: any. */
  readonly minimumDeposit: number
  /** Language → the terms of use in it, HTML or plain text. */
  readonly terms: Readonly<Record<string, string>>
  readonly banks: readonly { readonly nameKo: string; readonly nameEn: string }[]
  /** Links, https, mailto or tel. */
  readonly support: readonly string[]
  /** Who helps with gambling, each by a link, https, mailto or tel. */
  readonly helpLines: readonly { readonly name: string; readonly address: string }[]
}

export type ProxySettings = {
  /**
   * For an answer that breaks the contract: `report` logs it and forwards what the contract lists,
   * `enforce` responds 502.
   */
  readonly answerMode: 'report' | 'enforce'
  readonly backendTimeoutMs: number
  /** Largest request body. */
  readonly bodyLimitBytes: number
  /** Largest answer of the backend. */
  readonly answerLimitBytes: number
  /** The origin that players see, such as `https://maru.example`; null: the request's own host. */
  readonly publicOrigin: string | null
  /** How long a session lasts without activity of its member; null: as long as any other. */
  readonly sessionIdleMs: number | null
  readonly operator: OperatorSettings
}

export type ProxyPorts = {
  readonly backend: BackendPort
  readonly limits: CallLimits
  readonly throttle: Throttle
  readonly store: Store
  readonly sessionTransport: SessionTransport
  readonly clock: { now(): number }
  readonly log: (entry: LogEntry) => void
  /** Counts an answer by what of it breaks the contract; called for no other. */
  readonly countDrift: (route: string, kinds: readonly DriftKind[]) => void
  /** Counts how fast a page was for its player. */
  readonly countVitals: (report: VitalsReport) => void
  readonly settings: ProxySettings
}
