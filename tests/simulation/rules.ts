import { monthStart } from '../../proxy/protection/times.ts'
import type { Step } from './plan.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

export class Violation extends Error {
  override readonly name = 'Violation'
}

export const starts = {
  'mid-month': Date.parse('2026-11-20T12:00:00+09:00'),
  'month-end': Date.parse('2026-11-30T12:00:00+09:00'),
}
export const UNIT = 10_000
/** Each limit, and the time after which its deposits count. */
export const windows = (now: number) =>
  [
    ['deposit_24h', now - DAY_MS],
    ['deposit_7d', now - 7 * DAY_MS],
    ['deposit_month', monthStart(now) - 1],
  ] as const
export const waysIn = /apply_user_deposit|open_game|user_transfer_in|write_help/

const uncertain = new Set<Step['kind']>(['elsewhere', 'cancel', 'settle', 'kill', 'power', 'clock'])

/** Whether the proxy learns at once whether money was moved. */
export const isCertain = (step: Step): boolean =>
  step.kind === 'money'
    ? /^(applies|unreachable|refuses-(wait|400|429|503))$/.test(step.behaviour) &&
      step.delay <= 5_000
    : !uncertain.has(step.kind)
