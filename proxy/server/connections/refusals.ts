import type { ProblemCode } from '../../../src/generated/problems.ts'
import type { LogEntry } from '../../ports/ports.ts'

/** Why the server refused a request or connection before routing. */
export type RefusalReason = 'connections' | 'expectation' | 'host' | 'pipelining' | 'unreadable'

export type Refusal = {
  readonly reason: RefusalReason
  readonly requestId: string
  /** Missing for a connection closed without a response. */
  readonly status?: number
  readonly code?: ProblemCode
  readonly details?: readonly string[]
}

export type RefusalPorts = {
  readonly headers: Readonly<Record<string, string>>
  readonly onRefusal: (refusal: Refusal) => void
  /** The page about too large headers, in a language of the site; null: in all of them. */
  readonly largePage?: (language: string | null) => string | null
  /** Whether many clients share this address. */
  readonly isGateway?: (address: string) => boolean
}

/** Further refusals within a second are only counted, so that a flood does not fill the log. */
const MAX_LOGGED_PER_SECOND = 10

/** Logs refusals, at most `MAX_LOGGED_PER_SECOND`, and reports the number of unlogged ones with the next entry. */
export function createRefusalLog(log: (entry: LogEntry) => void, clock: { now(): number }) {
  let currentSecond = 0
  let loggedCount = 0
  let droppedCount = 0
  return ({ reason, details = [], ...refusal }: Refusal): void => {
    const now = Math.floor(clock.now() / 1_000)
    if (now !== currentSecond) loggedCount = 0
    currentSecond = now
    if (loggedCount >= MAX_LOGGED_PER_SECOND) {
      droppedCount += 1
      return
    }
    loggedCount += 1
    const droppedNote = droppedCount > 0 ? [`${droppedCount} more were refused before`] : []
    droppedCount = 0
    log({
      level: 'warn',
      event: 'request_refused',
      route: 'unknown',
      ...refusal,
      details: [reason, ...details, ...droppedNote],
    })
  }
}
