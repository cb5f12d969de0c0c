import type { ProtectionCommand } from './commands.ts'
import type { Limit, LimitValue, ProtectionRecord } from './record.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

/** An unconfirmed raise lapses this long after it could first be confirmed. */
export const RAISE_LAPSES_MS = 7 * DAY_MS

type Setting = Extract<ProtectionCommand, { type: 'setLimit' }>
type Confirmation = Extract<ProtectionCommand, { type: 'confirmLimit' }>

const isHigher = (value: LimitValue, than: LimitValue): boolean =>
  than !== null && (value === null || value > than)

/**
 * A lower limit takes effect at once. A higher one, or none, takes effect when the member confirms it after 24 hours.
 * A later decision replaces a pending one, so the stricter of two concurrent decisions wins.
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

/** The raise that can be confirmed at this time or later; null: none, or it has lapsed. */
export const pendingRaise = ({ pending }: Limit, now: number): Limit['pending'] =>
  pending !== null && now < pending.from + RAISE_LAPSES_MS ? pending : null

/** Does nothing before the raise is due. Drops a raise that has lapsed. */
export function confirmLimit(
  record: ProtectionRecord,
  { limit }: Confirmation,
  now: number,
): ProtectionRecord {
  const { value } = record.limits[limit]
  const pending = pendingRaise(record.limits[limit], now)
  if (pending === null) return withLimit(record, limit, { value, pending: null })
  if (pending.from > now) return record
  return withLimit(record, limit, { value: pending.value, pending: null })
}
