import type { Player } from '../player/player.ts'

export type HealthTabEvent =
  | { type: 'health.received'; player: Player }
  | { type: 'health.missed' }
  | { type: 'health.asked' }

export type HealthCheckEvent =
  | HealthTabEvent
  /** The figures changed; those of a running check may be outdated. */
  | { type: 'health.requested' }
  /** The player returned to the page, perhaps from a game. A running check is recent enough. */
  | { type: 'page.returned' }
  | { type: 'connection.lost' }
  | { type: 'connection.returned' }
  | { type: 'check.due' }
  | { type: 'leadership.gained' }
  | { type: 'leadership.lost' }

export type EventForSession =
  | { type: 'figures.received'; player: Player }
  | { type: 'session.startedElsewhere' }

/** Sent to the actor `electLeader`: take over from a silent leader. */
export type ElectionEvent = { type: 'leadership.claimed' }
