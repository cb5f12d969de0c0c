import { SESSION_LIFETIME_MS } from '../../lib/business-constants.ts'
import type { Failure } from '../../actors/failure.ts'
import type { Toast } from '../../actors/toast.ts'
import type { problems } from '../../generated/problems.ts'
import type { Outcome } from '../../http/outcome.ts'
import type { HealthCheckInput } from '../health-check/health-check.model.ts'
import type { Player } from '../player/player.ts'

export type Credentials = { readonly id: string; readonly password: string }

/** Result of the session call. `endsInMs`: milliseconds left, null if unknown. */
export type RestoredSession = { readonly player: Player | null; readonly endsInMs: number | null }

/** `name` is stored in the browser (R-SESS-05); `signed-in` is success. */
export type SignInResult = { readonly outcome: Outcome; readonly name: string }

export type LoginRefusal = Exclude<Outcome, 'signed-in'>

/** Why the last login failed: refused, or no answer. */
export type LoginError =
  | { readonly kind: 'refused'; readonly refusal: LoginRefusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

type RefusalMessage =
  `login.refusal.${'wrong-password' | 'still-waiting' | 'not-at-this-time' | 'unknown'}`

const refusalMessages: Partial<Record<LoginRefusal, RefusalMessage>> = {
  'wrong-password': 'login.refusal.wrong-password',
  'still-waiting': 'login.refusal.still-waiting',
  'not-at-this-time': 'login.refusal.not-at-this-time',
}

/** Codes of answered but failed logins, such as an answer without a member. */
const answeredCodes: ReadonlySet<string> = new Set(['backend_answer_invalid', 'unreadable'])

const isAnswered = ({ code }: Failure): boolean => answeredCodes.has(code)

/** HTTP 429, of the proxy, the backend or a gateway. */
const isThrottled = ({ code }: Failure): boolean =>
  code === ('too_many_requests' satisfies keyof typeof problems) || code === 'too-many-requests'

/** Minutes until another login is allowed, rounded up; null: not given. */
export const retryMinutes = (error: LoginError): number | null => {
  if (error.kind !== 'failed' || !isThrottled(error.failure)) return null
  const { retryAfter } = error.failure
  return retryAfter === undefined ? null : Math.ceil(retryAfter / 60)
}

export const loginErrorMessage = (
  error: LoginError,
): RefusalMessage | 'login.failure' | 'login.failure.answer' => {
  if (error.kind === 'failed') {
    if (isThrottled(error.failure)) return 'login.refusal.not-at-this-time'
    return isAnswered(error.failure) ? 'login.failure.answer' : 'login.failure'
  }
  return refusalMessages[error.refusal] ?? 'login.refusal.unknown'
}

/** How the last session of this page ended. */
export type Ending = 'signed-out' | 'expired' | 'elsewhere' | 'revoked'

export type SessionDialogMessage = 'msg2285' | 'msg2307' | 'session.dialog.signOutFailed'

export type SessionToast = Toast<
  | 'msg_auth_error'
  | 'msg_auth_success'
  | 'msg2030'
  | 'account.signedOut.text'
  | 'session.ended.expired'
  | 'session.ended.elsewhere'
  | 'session.ended.revoked'
  | ReturnType<typeof loginErrorMessage>
>

export type SessionContext = {
  readonly now: () => number
  readonly player: Player | null
  /** The member signed in last in this page. */
  readonly lastUserId?: string | null
  /** Milliseconds left at the session call; null: unknown. */
  readonly endsInMs: number | null
  readonly loginError: LoginError | null
  readonly ending: Ending | null
  /** The failure of the current state: unreachable, or signing out failed. */
  readonly failure: Failure | null
}

/** The context before the first call. `now`: the health check's clock, epoch milliseconds. */
export const initialContext = (now: () => number): SessionContext => ({
  now,
  player: null,
  endsInMs: null,
  loginError: null,
  ending: null,
  failure: null,
})

/** The toast for a failed login (R-SESS-04). A registration that waits for approval is no failure. */
export const loginFailedToast = ({ loginError }: SessionContext): SessionToast => {
  const detail = loginError ? loginErrorMessage(loginError) : undefined
  return detail === 'login.refusal.still-waiting'
    ? { kind: 'warning', id: detail }
    : { kind: 'error', id: 'msg2030', detail }
}

/** `now`: the health check's clock, epoch milliseconds. */
export type SessionInput = { readonly now: () => number }

/**
 * Input of the health check.
 * @throws for a guest
 */
export const healthCheckInput = ({ now, player }: SessionContext): HealthCheckInput => {
  if (player === null) throw new Error('health check started without a signed-in member')
  return { now, userId: player.userId }
}

/** Milliseconds until the session ends, within (0, 8 h]; 8 h if the server gave no valid value. */
export const remainingLifetimeMs = ({ endsInMs }: Pick<SessionContext, 'endsInMs'>): number =>
  endsInMs !== null && endsInMs > 0 && endsInMs <= SESSION_LIFETIME_MS
    ? endsInMs
    : SESSION_LIFETIME_MS
