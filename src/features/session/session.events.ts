import type { EventForSession, HealthTabEvent } from '../health-check/health-check.events.ts'
import type { Credentials } from './session.model.ts'

export type TabEvent =
  | HealthTabEvent
  | { type: 'session.startedElsewhere' }
  /** `userId`: whose session ended; null or missing: unknown. */
  | { type: 'session.endedElsewhere'; userId?: string | null }

export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'signOut.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.declined' }
  | { type: 'retry.requested' }
  | { type: 'connection.lost' }
  | { type: 'connection.returned' }
  | { type: 'page.returned' }
  /** A call of this tab found the session ended. */
  | { type: 'session.expired' }
  /** A call of this tab found that the member ended the session on another device. */
  | { type: 'session.revoked' }
  /** The figures changed; a health check is needed. */
  | { type: 'health.requested' }
  | EventForSession
  | TabEvent
