import type { Player } from '../player/player.ts'

/** Events that one tab sends to the others of the same member, which receive them as they are. */
export type HealthTabEvent =
  /** The leader's check succeeded. */
  | { type: 'health.received'; player: Player }
  /** The leader's check failed. */
  | { type: 'health.missed' }
  /** A tab that does not lead wants a check; only the leader acts on it. */
  | { type: 'health.asked' }

export type HealthCheckEvent =
  | HealthTabEvent
  /** Something was done that changes the figures: those of a running check may be old, too. */
  | { type: 'health.requested' }
  /** The player looks at the page again, perhaps after a game: a running check is fresh enough. */
  | { type: 'page.returned' }
  /** The browser is offline: no check can succeed. */
  | { type: 'connection.lost' }
  /** The browser is online again. */
  | { type: 'connection.returned' }
  /** By now a check should have succeeded after the last one. */
  | { type: 'check.due' }
  | { type: 'leadership.gained' }
  | { type: 'leadership.lost' }

/** What the machine sends to its parent. */
export type EventForSession =
  | { type: 'figures.received'; player: Player }
  /** Another tab of this browser is signed in as another member. */
  | { type: 'session.startedElsewhere' }

/** Sent to the actor `electLeader`: it takes the leadership from a leader that is silent. */
export type ElectionEvent = { type: 'leadership.claimed' }
