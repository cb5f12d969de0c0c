import type { ProtectionCommand } from './commands.ts'
import type { Limit, LimitValue, ProtectionRecord } from './record.ts'
import { DAY_MS } from './times.ts'

type Setting = Extract<ProtectionCommand, { type: 'setLimit' }>
type Confirmation = Extract<ProtectionCommand, { type: 'confirmLimit' }>

const isHigher = (value: LimitValue, than: LimitValue): boolean =>
  than !== null && (value === null || value > than)

/**
 * A lower limit holds at once. A higher one, or none, may be confirmed after 24 hours, and holds then. Any later
 * decision takes the place of one that still waits, so whatever two pages ask for at once the stricter holds.
 */
function afterSetting({ value: current }: Limit, value: LimitValue, now: number): Limit {
  return isHigher(value, current)
    ? { value: current, pending: { value, from: now + DAY_MS } }
    : { value, pending: null }
}

const withLimit = (
  record: ProtectionRecord,
  kind: Setting['limit'],
  limit: Limit,
): ProtectionRecord => ({ ...record, limits: { ...record.limits, [kind]: limit } })

export const setLimit = (
  record: ProtectionRecord,
  { limit, value }: Setting,
  now: number,
): ProtectionRecord => withLimit(record, limit, afterSetting(record.limits[limit], value, now))

/** Before its time, or when there is none, nothing changes. */
export function confirmLimit(
  record: ProtectionRecord,
  { limit }: Confirmation,
  now: number,
): ProtectionRecord {
  const { pending } = record.limits[limit]
  if (pending === null || pending.from > now) return record
  return withLimit(record, limit, { value: pending.value, pending: null })
}
