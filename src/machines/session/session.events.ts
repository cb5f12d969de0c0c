import type { Player } from '../../lib/player.ts'
import type { Credentials } from './session.model.ts'

export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials }
  | { type: 'signOut.requested' }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.declined' }
  /** The player asks to try again what did not reach the server. */
  | { type: 'retry.requested' }
  /** The browser is online again. */
  | { type: 'connection.returned' }
  /** Any call of this tab was told that the session is over. */
  | { type: 'session.expired' }
  | { type: 'session.endedElsewhere' }
  | { type: 'session.startedElsewhere' }
  /** This tab now checks for all tabs, or no longer does. */
  | { type: 'leadership.gained' }
  | { type: 'leadership.lost' }
  /** Something happened after which the figures may be old: the page was looked at, a game closed. */
  | { type: 'health.requested' }
  /** What the tab that checks for all found, or that its check did not get through. */
  | { type: 'health.received'; player: Player }
  | { type: 'health.missed' }
