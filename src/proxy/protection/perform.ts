import { siteDay } from '../../lib/site-time.ts'
import type { ProtectionCommand, ProtectionResult, Refusal } from './commands.ts'
import { confirmLimit, setLimit } from './limits.ts'
import { cancel, learn, release, reserve, settle } from './movements.ts'
import { newRecord } from './record.ts'
import type { ProtectionRecord } from './record.ts'
import { DAY_MS, MINUTE_MS } from './times.ts'
import { depositShortage, playedMs, timeShortage } from './windows.ts'

/** A page asks every 30 seconds; who was not seen for longer was not there. */
const LONGEST_GAP_MS = 3 * MINUTE_MS
/** Who signs in after so long begins to play anew. */
const PAUSE_MS = 15 * MINUTE_MS

/**
 * What a command makes of a member's record, and whether it is refused: pure, for the store performs it in one
 * step. A record that is null: nothing is known of the member yet.
 */
export function perform(
  known: ProtectionRecord | null,
  command: ProtectionCommand,
  clock: number,
): ProtectionResult {
  const before = known ?? newRecord(clock)
  const now = timeOf(before, clock)
  const record = { ...before, latest: now }
  const refusal = refusalOf(record, command, now)
  return { record: refusal === null ? change(record, command, now) : record, refusal }
}

/** The time that counts for a record: never earlier than what happened last. */
export const timeOf = ({ latest }: ProtectionRecord, clock: number): number =>
  Math.max(latest, clock)

/** Whether the member has not answered the reality check that is due. */
const isCheckDue = ({ check }: ProtectionRecord, now: number): boolean =>
  check.startedAt > 0 && check.dueAt <= now

function refusalOf(
  record: ProtectionRecord,
  command: ProtectionCommand,
  now: number,
): Refusal | null {
  if (command.type !== 'admitGame' && command.type !== 'reserve') return null
  const { breakUntil, check } = record
  if (breakUntil > now) return { status: 'break', until: breakUntil }
  if (isCheckDue(record, now)) return { status: 'reality_check', dueAt: check.dueAt }
  const time = timeShortage(record, now)
  if (time !== null) return { status: 'limit', ...time }
  if (command.type === 'admitGame' || command.kind !== 'deposit') return null
  const short = depositShortage(record, command.amount, now)
  return short === null ? null : { status: 'limit', ...short }
}

function change(
  record: ProtectionRecord,
  command: ProtectionCommand,
  now: number,
): ProtectionRecord {
  switch (command.type) {
    case 'see':
      return see(record, now)
    case 'logIn':
      return logIn(record, now)
    case 'setLimit':
      return setLimit(record, command, now)
    case 'confirmLimit':
      return confirmLimit(record, command, now)
    case 'startBreak':
      return {
        ...record,
        breakUntil: Math.max(record.breakUntil, now + command.days * DAY_MS),
      }
    case 'setCheck': {
      // One that is due is answered first: it is not put off.
      if (isCheckDue(record, now))
        return { ...record, check: { ...record.check, minutes: command.minutes } }
      const begun = record.check.dueAt - record.check.minutes * MINUTE_MS
      const dueAt = begun + command.minutes * MINUTE_MS
      return { ...record, check: { ...record.check, minutes: command.minutes, dueAt } }
    }
    case 'answerCheck':
      return answerCheck(record, command.dueAt, now)
    case 'reserve':
      return reserve(record, command, now)
    case 'settle':
      return settle(record, command, now)
    case 'release':
      return release(record, command)
    case 'cancel':
      return cancel(record, command)
    case 'learn':
      return learn(record, command, now)
    case 'admitGame':
      return record
  }
}

function see(record: ProtectionRecord, now: number): ProtectionRecord {
  const gap = now - record.seenAt
  const day = siteDay(now)
  const ms = playedMs(record, now) + (gap <= LONGEST_GAP_MS ? gap : 0)
  const { check } = record
  const startedCheck = check.startedAt > 0 ? check : startCheck(record, now)
  return { ...record, seenAt: now, played: { day, ms }, check: startedCheck }
}

const startCheck = ({ check }: ProtectionRecord, now: number): ProtectionRecord['check'] => ({
  ...check,
  startedAt: now,
  dueAt: now + check.minutes * MINUTE_MS,
})

function logIn(record: ProtectionRecord, now: number): ProtectionRecord {
  const { last } = record.logins
  const isAnew = record.check.startedAt === 0 || now - record.seenAt >= PAUSE_MS
  return {
    ...record,
    logins: { last: now, before: last },
    seenAt: now,
    ...(isAnew ? { check: startCheck(record, now) } : {}),
  }
}

/** Two pages may answer the same check: the second changes nothing. */
function answerCheck(record: ProtectionRecord, dueAt: number, now: number): ProtectionRecord {
  const { check } = record
  if (check.dueAt !== dueAt || dueAt > now) return record
  return { ...record, check: { ...check, dueAt: now + check.minutes * MINUTE_MS } }
}
