import { readTextProperty } from '#site/lib/json.ts'
import { effectOf } from '../contract/effects.ts'
import type { ApiCall, Fault, Operation } from '../contract/model.ts'
import { outcomeOf } from '../answers/outcome.ts'
import type { Member, RunState, Session } from './run-state.ts'
import { isOfEnded } from '../answers/refusal.ts'
import type { AskOptions, Settings } from './run.ts'

export type SessionParts = {
  readonly settings: Settings
  readonly state: RunState
  readonly send: (operation: Operation, text: string | undefined) => Promise<ApiCall>
  /**
   * Starts a new session of a member.
   * @throws CannotVerify
   */
  readonly signInAgain: (member: Member) => Promise<void>
}

export const isInOwnSession = (
  state: RunState,
  { isForMembers }: Operation,
  { token, headers, isSteered = state.isSteered }: AskOptions,
): boolean =>
  isForMembers &&
  token === undefined &&
  headers?.['authorization'] === undefined &&
  headers?.['cookie'] === undefined &&
  !isSteered

/** Records that a session works, or that something was done that may end it. */
export function noteSession(
  settings: Settings,
  { member, sessions, isOwn }: SentIn,
  operation: Operation,
  call: ApiCall,
): void {
  if (call.received === null) return
  for (const [one, session] of sessions) {
    if (session !== null && mayEndSessions(settings, one, operation, call))
      session.isDisturbed = true
  }
  const session = sessions.get(member) ?? null
  if (session === null || !isOwn || isOfEnded(operation, call)) return
  session.calls += 1
  member.hasSessionWorked = true
  const isRead = effectOf(settings.effects, operation.id).reads === true
  if (isRead && outcomeOf(call) !== null) member.read = { operation, text: call.sent.text }
}

export type SentIn = {
  readonly member: Member
  readonly sessions: ReadonlyMap<Member, Session | null>
  readonly isOwn: boolean
}

function mayEndSessions(
  { contract, effects }: Settings,
  member: Member,
  { id, path }: Operation,
  call: ApiCall,
): boolean {
  if (outcomeOf(call) === null) return false
  const { signsIn, changesPassword, resetsPassword } = effectOf(effects, id)
  if (changesPassword === true || resetsPassword === true) return true
  if (contract.document.paths[path]?.post['x-session-role'] === 'sign-out') return true
  if (signsIn === undefined) return false
  const sent = (call.sent.text ?? '').toLowerCase()
  return sent.includes(JSON.stringify(member.id).toLowerCase())
}

/** Lifetime of a session from its login, in ms; undefined: unknown. */
export function lifetimeIn(login: ApiCall | undefined, now: number): number | undefined {
  const until = readTextProperty(login?.json, 'expiresAt')
  const ms = until === null ? Number.NaN : Date.parse(until) - now
  return Number.isNaN(ms) ? undefined : ms
}

/**
 * Whether to repeat a refused call because its session had ended and was renewed. Refusals by the operation itself
 * stay.
 */
export async function isRenewed(
  parts: SessionParts,
  member: Member,
  operation: Operation,
  tokenSent: string | null,
): Promise<boolean> {
  const { session } = member
  // Another request renewed the session meanwhile.
  if (member.token !== tokenSent) return true
  if (session === null || !member.hasSessionWorked || session.refusing.has(operation.id))
    return false
  // Reserved before it starts, because its requests precede others.
  member.renewal ??= Promise.resolve()
    .then(() => renew(parts, member, session))
    .finally(() => (member.renewal = null))
  const hasEnded = await member.renewal
  if (!hasEnded) session.refusing.add(operation.id)
  return hasEnded
}

/** @returns whether the session had ended */
async function renew(parts: SessionParts, member: Member, session: Session): Promise<boolean> {
  const { read } = member
  if (read !== null) {
    const again = await parts.send(read.operation, read.text)
    if (!isOfEnded(read.operation, again)) return false
  }
  if (!session.isDisturbed) parts.state.endedSessions.push({ session, at: parts.settings.clock() })
  await parts.signInAgain(member)
  return true
}

const SESSION = 'session-lasts'

export const sessionLasts = {
  id: SESSION,
  title: 'A session lasts as long as its login said',
} as const

/** The finding for sessions that ended early; a warning if the login announced it. */
export function earlyEnds({ endedSessions }: RunState): Fault | null {
  const [first] = endedSessions
  if (first === undefined) return null
  const { startedAt, lifetimeMs, calls } = first.session
  const lasted = first.at - startedAt
  const isExpected = lifetimeMs !== undefined && lasted >= lifetimeMs
  const lifetimeText =
    lifetimeMs === undefined || isExpected
      ? ''
      : `, and its login said ${Math.round(lifetimeMs / 1_000)} s`
  const others = endedSessions.length - 1
  const more =
    others === 0 ? '' : `; ${others} more ended, and each time the member signed in again`
  const message = `ends a session after ${Math.round(lasted / 1_000)} s and ${calls} calls${lifetimeText}${more}`
  return { message, isWarning: isExpected }
}

export const startSession = (
  token: string,
  startedAt: number,
  lifetimeMs: number | undefined,
): Session => ({
  token,
  startedAt,
  lifetimeMs,
  calls: 0,
  isDisturbed: false,
  refusing: new Set(),
})
