export type ConnectionLimits = {
  /** Time limit for a request's headers; `requestTimeoutMs` limits its body. */
  readonly headersTimeoutMs: number
  readonly requestTimeoutMs: number
  readonly checkEveryMs: number
  /** Longest silence of both sides while a request or its response is incomplete. */
  readonly silenceMs: number
  /** How long an idle connection stays open; announced to clients. */
  readonly keepAliveMs: number
  /** After this many requests, or at this age, a connection closes with its next response. */
  readonly requestsPerConnection: number
  readonly connectionAgeMs: number
  /** Pipelined requests of one connection that wait for a response; further ones are refused. */
  readonly pipelined: number
  /** Connections at once; further ones are closed. */
  readonly connections: number
  /** The same per client; more for the networks around it (`clientNetworks`); 0: no limit. */
  readonly connectionsOfAClient: number
  /**
   * On stop: how long an idle connection may still send a request, which is served. Closing earlier could lose a
   * request on its way.
   */
  readonly lingerMs: number
}

/** Gateways reuse a connection for 60 to 75 s. This side must close later than that. */
export const defaultConnectionLimits: ConnectionLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  checkEveryMs: 500,
  silenceMs: 60_000,
  keepAliveMs: 95_000,
  requestsPerConnection: 1_000,
  connectionAgeMs: 3_600_000,
  pipelined: 8,
  connections: 10_000,
  connectionsOfAClient: 1_024,
  lingerMs: 3_000,
}
