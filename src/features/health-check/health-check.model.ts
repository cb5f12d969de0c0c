import type { CallFailureKind } from '../../http/call-failure.ts'
import { readProperty } from '../../lib/json.ts'
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
  /** Number of consecutive checks with an undocumented answer, such as that of a backend that lost the session. */
  readonly unreadableCount: number
  /** No check succeeded for so long that figures may be outdated, though none failed. */
  readonly isOverdue: boolean
}

const UNREADABLE = 'unreadable' satisfies CallFailureKind

/** Whether a check failed because the contract does not know its answer. */
export const isUnreadable = (error: unknown): boolean => readProperty(error, 'kind') === UNREADABLE
