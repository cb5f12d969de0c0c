import type { Player } from '../player/player.ts'
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
  /** This tab now checks for all tabs of the member, or no longer does. */
  | { type: 'leadership.gained' }
  | { type: 'leadership.lost' }
  /** The player looks at the page again, perhaps after a game: a check under way is fresh enough. */
  | { type: 'page.returned' }
  /** Something was done after which the figures are old, those of a check under way too. */
  | { type: 'health.requested' }
  /** Another tab of the member wants a check; the one that checks heeds it. */
  | { type: 'health.asked' }
  /** What the tab that checks for all found, or that its check did not get through. */
  | { type: 'health.received'; player: Player }
  | { type: 'health.missed' }

/** What the seat of the checking tab is told: to take it from whoever holds it and is silent. */
export type ElectionEvent = { type: 'leadership.claimed' }
