import { siteDay } from '../../src/lib/site-time.ts'
import type { ProtectionCommand, ProtectionResult, Refusal } from './commands.ts'
import { confirmLimit, setLimit } from './limits.ts'
import { cancel, applyList, release, reserve, settle } from './movements.ts'
import { currentRecord } from './record.ts'
import type { ProtectionRecord } from './record.ts'
import { dayStart } from './times.ts'
import { depositShortage, playedMs, timeShortage } from './windows.ts'
import type { Shortage } from './windows.ts'
import { MINUTE_MS, DAY_MS } from '../../src/lib/durations.ts'

/**
 * A shorter gap between two signs of activity counts as time played; after a longer one a new session of play begins.
 */
const PAUSE_MS = 15 * MINUTE_MS
/** Time that counts as played after a game was opened, even without further calls to the site. */
const MAX_UNSEEN_GAME_MS = 30 * MINUTE_MS

/**
 * Applies a command to a member's record, or refuses it. Pure; the store runs it as one atomic step. A command that
 * changes nothing leaves the record as it was, its time included.
 * @param stored null: no record of this member yet
 * @param clock epoch in milliseconds
 */
export function perform(
  stored: ProtectionRecord | null,
  command: ProtectionCommand,
  clock: number,
): ProtectionResult {
  const recordBefore = currentRecord(stored, clock)
  const now = timeOf(recordBefore, clock)
  const record = { ...recordBefore, latest: now }
  const refusal = refusalOf(record, command, now)
  const recordAfter = refusal === null ? applyCommand(record, command, now) : record
  return {
    record: areRecordsEqual({ ...recordAfter, latest: recordBefore.latest }, recordBefore)
      ? recordBefore
      : recordAfter,
    refusal,
  }
}

/** Whether a command left the stored record as it was; null: there was none. */
export const isUnchanged = (stored: ProtectionRecord | null, after: ProtectionRecord): boolean =>
  stored !== null && areRecordsEqual(currentRecord(stored, after.latest), after)

/** Items of lists are mostly the same objects, so a long record is seldom written as text. */
const isSameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (!Array.isArray(a) || !Array.isArray(b)) return JSON.stringify(a) === JSON.stringify(b)
  return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]))
}

const areRecordsEqual = (a: ProtectionRecord, b: ProtectionRecord): boolean =>
  Object.keys({ ...a, ...b }).every((key) =>
    isSameValue(a[key as keyof ProtectionRecord], b[key as keyof ProtectionRecord]),
  )

/** The effective time for a record: never before its last change. */
export const timeOf = ({ latest }: ProtectionRecord, clock: number): number =>
  Math.max(latest, clock)

/** Whether the reality check is due and unanswered. */
const isCheckDue = ({ check }: ProtectionRecord, now: number): boolean =>
  check.startedAt > 0 && check.dueAt <= now

function refusalOf(
  record: ProtectionRecord,
  command: ProtectionCommand,
  now: number,
): Refusal | null {
  if (!isAdmission(command)) return null
  const { breakUntil, check } = record
  if (breakUntil > now) return { status: 'break', until: breakUntil }
  if (isCheckDue(record, now)) return { status: 'reality_check', dueAt: check.dueAt }
  const shortage = timeShortage(record, now) ?? shortageFor(record, command, now)
  return shortage === null ? null : { status: 'limit', ...shortage }
}

type Admission = Extract<
  ProtectionCommand,
  { type: 'admitGame' | 'admitDepositAccount' | 'reserve' }
>

const isAdmission = (command: ProtectionCommand): command is Admission =>
  command.type === 'admitGame' ||
  command.type === 'admitDepositAccount' ||
  command.type === 'reserve'

/**
 * The deposit limit that leaves too little. A request for the deposit account has no amount, so any remaining amount
 * is enough.
 */
function shortageFor(record: ProtectionRecord, command: Admission, now: number): Shortage | null {
  if (command.type === 'admitDepositAccount') return depositShortage(record, 1, now)
  if (command.type === 'admitGame' || command.kind !== 'deposit') return null
  return depositShortage(record, command.amount, now)
}

function applyCommand(
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
      // A due check must be answered first.
      if (isCheckDue(record, now))
        return { ...record, check: { ...record.check, minutes: command.minutes } }
      const startedAt = record.check.dueAt - record.check.minutes * MINUTE_MS
      const dueAt = startedAt + command.minutes * MINUTE_MS
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
      return applyList(record, command, now)
    case 'admitGame':
      return { ...see(record, now), gameAt: now }
    case 'askedDepositAccount':
      return { ...record, accountInquiry: command.inquiry }
    case 'admitDepositAccount':
    case 'refuseLogIn':
      return record
  }
}

function see(record: ProtectionRecord, now: number): ProtectionRecord {
  const { check } = record
  const played = { day: siteDay(now), ms: playedMs(record, now) + playedSince(record, now) }
  const startedCheck = check.startedAt > 0 ? check : startCheck(record, now)
  return { ...record, seenAt: now, played, check: startedCheck }
}

/** How much of today's time since the last activity counts as played. */
function playedSince({ seenAt, gameAt }: ProtectionRecord, now: number): number {
  const countedUntil = now - seenAt < PAUSE_MS ? now : Math.min(now, gameAt + MAX_UNSEEN_GAME_MS)
  return Math.max(0, countedUntil - Math.max(seenAt, dayStart(now)))
}

const startCheck = ({ check }: ProtectionRecord, now: number): ProtectionRecord['check'] => ({
  ...check,
  startedAt: now,
  dueAt: now + check.minutes * MINUTE_MS,
})

function logIn(record: ProtectionRecord, now: number): ProtectionRecord {
  const { last } = record.logins
  const startsNewPlay = record.check.startedAt === 0 || now - record.seenAt >= PAUSE_MS
  return {
    ...see(record, now),
    logins: { last: now, before: last },
    ...(startsNewPlay ? { check: startCheck(record, now) } : {}),
  }
}

/** Two pages may answer the same check; the second answer changes nothing. */
function answerCheck(record: ProtectionRecord, dueAt: number, now: number): ProtectionRecord {
  const { check } = record
  if (check.dueAt !== dueAt || dueAt > now) return record
  return { ...record, check: { ...check, dueAt: now + check.minutes * MINUTE_MS } }
}
