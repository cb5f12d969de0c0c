import type { Database } from '../db/database.ts'
import { realTime, timeOf } from '../db/clock.ts'
import type { ClockSetting } from '../db/clock.ts'
import type { CommandOf } from './commands.ts'
import { CommandError } from './command-error.ts'
import type { ClockState } from './results.ts'

const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** Milliseconds of a text such as `2h`, `61s` or `1h30m`, or of a number, which is milliseconds already. */
function durationMs(duration: number | string): number {
  if (typeof duration === 'number') return duration
  const ms = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * unitMs[unit as keyof typeof unitMs],
    0,
  )
  return Math.round(duration.startsWith('-') ? -ms : ms)
}

const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)

export const clockState = ({ clock }: Database['meta'], realNow: number): ClockState => ({
  now: new Date(timeOf(clock, realNow)).toISOString(),
  offsetMs: clock.offset,
  stands: clock.standsAt !== null,
})

const clockAt = (at: number, realNow: number, isStopped: boolean): ClockSetting => ({
  offset: at - realNow,
  standsAt: isStopped ? at : null,
})

/**
 * The clock after a command.
 * @throws CommandError
 */
export function moveClock(
  clock: ClockSetting,
  realNow: number,
  { advance, set, stand, follow }: CommandOf<'clock'>,
): ClockSetting {
  if ([advance, set, follow].filter((option) => option !== undefined).length > 1) {
    const message = 'takes one of advance, set and follow; stand goes with advance and set'
    throw new CommandError([{ path: '', message }])
  }
  if (follow) {
    if (stand) throw new CommandError([{ path: '/stand', message: 'does not go with follow' }])
    return realTime
  }
  const now = set === undefined ? timeOf(clock, realNow) : Date.parse(set)
  const newTime = now + durationMs(advance ?? 0)
  if (!(newTime >= EARLIEST && newTime < LATEST)) {
    const message = 'leads outside the years 2000 to 2199'
    throw new CommandError([{ path: set === undefined ? '/advance' : '/set', message }])
  }
  return clockAt(newTime, realNow, stand ?? clock.standsAt !== null)
}
