import { isSessionEnded } from '../contract/refusal.ts'
import { outcomeOf } from '../contract/outcome.ts'
import type { ApiCall, Fault, Operation } from '../contract/model.ts'
import type { AskOptions, Run } from '../run/run.ts'
import type { Member, RunState, Session } from '../run/run-state.ts'
import { signInAgain } from '../run/sign-in.ts'

export const usesOwnSession = (
  state: RunState,
  { isForMembers }: Operation,
  { token, headers, isSteered = state.isSteered }: AskOptions,
): boolean =>
  isForMembers &&
  token === undefined &&
  headers?.['authorization'] === undefined &&
  headers?.['cookie'] === undefined &&
  !isSteered

export type SessionsSent = {
  readonly member: Member
  readonly sessions: ReadonlyMap<Member, Session | null>
  readonly usesMemberSession: boolean
}

/** Records that a session works, or that something was done that may end it. */
export function noteSession(
  run: Run,
  { member, sessions, usesMemberSession }: SessionsSent,
  operation: Operation,
  call: ApiCall,
): void {
  if (call.received === null) return
  for (const [owner, session] of sessions)
    if (session !== null && mayEndSession(run, owner, operation, call)) session.isDisturbed = true
  const session = sessions.get(member) ?? null
  if (session === null || !usesMemberSession || isSessionEnded(operation, call)) return
  session.calls += 1
  member.hasSessionWorked = true
  const isRead = run.effect(operation).reads === true
  if (isRead && outcomeOf(call) !== null) member.sessionProbe = { operation, text: call.sent.text }
}

function mayEndSession(run: Run, member: Member, operation: Operation, call: ApiCall): boolean {
  if (outcomeOf(call) === null) return false
  const { signsIn, changesPassword, resetsPassword } = run.effect(operation)
  if (changesPassword === true || resetsPassword === true) return true
  const role = run.contract.document.paths[operation.path]?.post['x-session-role']
  if (role === 'sign-out') return true
  const sentText = (call.sent.text ?? '').toLowerCase()
  return signsIn !== undefined && sentText.includes(JSON.stringify(member.id).toLowerCase())
}

type Send = (operation: Operation, text: string | undefined) => Promise<ApiCall>

/**
 * Whether to repeat a refused call because its session had ended and was renewed. Refusals by the operation itself
 * stay.
 * @throws CannotVerifyError
 */
export async function detectRenewal(
  run: Run,
  member: Member,
  { id }: Operation,
  tokenSent: string | null,
  send: Send,
): Promise<boolean> {
  const { session } = member
  // Another request renewed the session meanwhile.
  if (member.token !== tokenSent) return true
  if (session === null || !member.hasSessionWorked || session.refusing.has(id)) return false
  // The renewal is reserved before it starts, because its requests precede others.
  member.renewal ??= Promise.resolve()
    .then(() => renewIfEnded(run, member, session, send))
    .finally(() => (member.renewal = null))
  const hasEnded = await member.renewal
  if (!hasEnded) session.refusing.add(id)
  return hasEnded
}

/** @returns whether the session had ended */
async function renewIfEnded(
  run: Run,
  member: Member,
  session: Session,
  send: Send,
): Promise<boolean> {
  const { sessionProbe } = member
  if (
    sessionProbe !== null &&
    !isSessionEnded(sessionProbe.operation, await send(sessionProbe.operation, sessionProbe.text))
  )
    return false
  if (!session.isDisturbed) run.state.endedSessions.push({ session, at: run.clock() })
  await signInAgain(run, member)
  return true
}

const SESSION = 'session-lasts'

export const sessionLasts = {
  id: SESSION,
  title: 'A session lasts as long as its login said',
} as const

/** The finding for sessions that ended early; a warning if the login announced it. */
export function earlyEndFault({ endedSessions }: RunState): Fault | null {
  const [first] = endedSessions
  if (first === undefined) return null
  const { startedAt, lifetimeMs, calls } = first.session
  const durationMs = first.at - startedAt
  const isExpected = lifetimeMs !== undefined && durationMs >= lifetimeMs
  const lifetimeText =
    lifetimeMs === undefined || isExpected
      ? ''
      : `, and its login said ${Math.round(lifetimeMs / 1_000)} s`
  const otherCount = endedSessions.length - 1
  const othersText =
    otherCount === 0 ? '' : `; ${otherCount} more ended, and each time the member signed in again`
  const message = `ends a session after ${Math.round(durationMs / 1_000)} s and ${calls} calls${lifetimeText}${othersText}`
  return { message, isWarning: isExpected }
}
