import type { SnapshotFrom } from 'xstate'
import type { healthCheckMachine } from './health-check.machine.ts'

export type HealthCheckSnapshot = SnapshotFrom<typeof healthCheckMachine>

export const isConnectionLost = ({ context }: HealthCheckSnapshot): boolean =>
  context.connection === 'lost'

/** Whether this tab checks for all tabs. */
export const isLeading = (snapshot: HealthCheckSnapshot): boolean => snapshot.matches('leading')

/** Whether the last successful check is later than another answer (epoch milliseconds; null: none). */
export const isLatest = ({ context }: HealthCheckSnapshot, otherAt: number | null): boolean =>
  otherAt === null || (context.checkedAt ?? 0) > otherAt

/**
 * Age of possibly outdated figures: time of the last successful check or other answer, epoch milliseconds; null:
 * neither. Undefined while figures are fresh, so that an unchanged check renders nothing.
 */
export const oldSince = (
  snapshot: HealthCheckSnapshot,
  otherAt: number | null,
): number | null | undefined => {
  const { checkedAt, isOverdue } = snapshot.context
  // Before the first check, another answer decides about freshness.
  const isSilent = isOverdue && (checkedAt !== null || otherAt === null)
  if (!isSilent && !isConnectionLost(snapshot)) return undefined
  const times = [checkedAt, otherAt].filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times)
}
