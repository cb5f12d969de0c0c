import type { SnapshotFrom } from 'xstate'
import type { healthCheckMachine } from './health-check.machine.ts'

export type HealthCheckSnapshot = SnapshotFrom<typeof healthCheckMachine>

/** Whether the figures may be old because the last check failed. */
export const isConnectionLost = ({ context }: HealthCheckSnapshot): boolean =>
  context.connection === 'lost'

/**
 * Of when the figures are while the connection is lost: epoch milliseconds, null if no check has
 * succeeded. Undefined while the connection holds, so that a check that changes nothing renders nothing.
 */
export const staleSince = (snapshot: HealthCheckSnapshot): number | null | undefined =>
  isConnectionLost(snapshot) ? snapshot.context.checkedAt : undefined
