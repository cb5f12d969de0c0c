import type { EventForSession, HealthTabEvent } from '../health-check/health-check.events.ts'
import type { Credentials } from './session.model.ts'

/** Events that one tab sends to the others, which receive them as they are. */
export type TabEvent =
  | HealthTabEvent
  | { type: 'session.startedElsewhere' }
  /** `userId`: whose session is over; null or not there: nobody knows. */
  | { type: 'session.endedElsewhere'; userId?: string | null }

export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'signOut.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.declined' }
  /** The player asks to try again what failed. */
  | { type: 'retry.requested' }
  /** The browser is offline. */
  | { type: 'connection.lost' }
  /** The browser is online again. */
  | { type: 'connection.returned' }
  /** The player looks at the page again. */
  | { type: 'page.returned' }
  /** A call of this tab was answered that the session is over. */
  | { type: 'session.expired' }
  /** Something was done that changes the figures: a health check is wanted. */
  | { type: 'health.requested' }
  | EventForSession
  | TabEvent
