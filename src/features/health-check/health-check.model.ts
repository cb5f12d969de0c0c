import type { Player } from '../player/player.ts'

export type HealthReport = { readonly player: Player }

/** `now`: clock, epoch milliseconds. `userId`: the signed-in member. */
export type HealthCheckInput = { readonly now: () => number; readonly userId: string }

export type HealthCheckContext = HealthCheckInput & {
  /** Time of the last successful check, epoch milliseconds; null: none yet. */
  readonly checkedAt: number | null
  /** Something changed during a check, so another one follows. */
  readonly isCheckQueued: boolean
  readonly connection: 'steady' | 'lost'
  /** No check succeeded for so long that figures may be outdated, though none failed. */
  readonly isOverdue: boolean
}
