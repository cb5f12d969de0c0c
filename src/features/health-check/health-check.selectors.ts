import type { SnapshotFrom } from 'xstate'
import type { healthCheckMachine } from './health-check.machine.ts'

export type HealthCheckSnapshot = SnapshotFrom<typeof healthCheckMachine>

/** Whether the figures may be old: the last check failed, or the network is away. */
export const isConnectionLost = ({ context }: HealthCheckSnapshot): boolean =>
  context.connection === 'lost'

/** When the checks began, epoch milliseconds. */
export const startedAt = ({ context }: HealthCheckSnapshot): number => context.startedAt

/** When the last successful check answered, epoch milliseconds; null: none has yet. */
export const checkedAt = ({ context }: HealthCheckSnapshot): number | null => context.checkedAt
