import type { SnapshotFrom } from 'xstate'
import type { healthCheckMachine } from './health-check.machine.ts'

export type HealthCheckSnapshot = SnapshotFrom<typeof healthCheckMachine>

/** Whether the figures may be old: the last check failed, or the network is away. */
export const isConnectionLost = ({ context }: HealthCheckSnapshot): boolean =>
  context.connection === 'lost'

/** Whether the last check that succeeded came after another answer: epoch milliseconds, null for none. */
export const isLatest = ({ context }: HealthCheckSnapshot, otherAt: number | null): boolean =>
  otherAt === null || (context.checkedAt ?? 0) > otherAt

/**
 * Of when the figures are while they may be old: when the last check succeeded, or the other answer
 * came, epoch milliseconds, null if neither has. Undefined while they are fresh, so that a check
 * that changes nothing renders nothing.
 */
export const oldSince = (
  snapshot: HealthCheckSnapshot,
  otherAt: number | null,
): number | null | undefined => {
  const { checkedAt, isOverdue } = snapshot.context
  // Before the first check another answer says how fresh the figures are.
  const isSilent = isOverdue && (checkedAt !== null || otherAt === null)
  if (!isSilent && !isConnectionLost(snapshot)) return undefined
  return Math.max(checkedAt ?? 0, otherAt ?? 0) || null
}
