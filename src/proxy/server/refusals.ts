import type { LogEntry, ProblemCode } from '../core/ports.ts'

/** Why the server refused a request, or a connection, before anything came to a route. */
export type RefusalReason = 'connections' | 'host' | 'stopping' | 'pipelining' | 'unreadable'

export type Refusal = {
  readonly reason: RefusalReason
  readonly requestId: string
  /** Left out for a connection that was closed without a word. */
  readonly status?: number
  readonly code?: ProblemCode
  readonly details?: readonly string[]
}

/** A flood of refusals must not fill the log: so many are told each second, the rest is counted. */
const LOGGED_A_SECOND = 10

/** Logs refusals, a bounded number each second, and says with the next one how many were not logged. */
export function createRefusalLog(log: (entry: LogEntry) => void, clock: { now(): number }) {
  let second = 0
  let logged = 0
  let dropped = 0
  return ({ reason, details = [], ...refusal }: Refusal): void => {
    const now = Math.floor(clock.now() / 1_000)
    if (now !== second) logged = 0
    second = now
    if (logged >= LOGGED_A_SECOND) {
      dropped += 1
      return
    }
    logged += 1
    const missing = dropped > 0 ? [`${dropped} more were refused before`] : []
    dropped = 0
    log({
      level: 'warn',
      event: 'request_refused',
      route: 'unknown',
      ...refusal,
      details: [reason, ...details, ...missing],
    })
  }
}
