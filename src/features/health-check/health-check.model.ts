import type { Player } from '../player/player.ts'

/** What a health check found. */
export type HealthReport = { readonly player: Player }

/** `now`: the clock, epoch milliseconds. `userId`: of the member who is signed in. */
export type HealthCheckInput = { readonly now: () => number; readonly userId: string }

export type HealthCheckContext = HealthCheckInput & {
  /** When the last successful check answered, epoch milliseconds; null: none has yet. */
  readonly checkedAt: number | null
  /** Something changed while a check was running, which may not know of it. */
  readonly isCheckQueued: boolean
  readonly connection: 'steady' | 'lost'
  /** No check has succeeded for so long that the figures may be old, though none has failed. */
  readonly isOverdue: boolean
}
