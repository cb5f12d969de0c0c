import { SESSION_LIFETIME_MS } from '../../lib/business-constants.ts'
import type { Notice } from '../dialog.ts'
import type { Fault } from '../fault.ts'
import type { Player } from '../../lib/player.ts'

export type Credentials = { readonly id: string; readonly password: string }

/** What the session call tells: no player is a guest. `expiresAt` in epoch milliseconds. */
export type Restored = { readonly player: Player | null; readonly expiresAt: number | null }

export type SignInRefusal = 'wrong-credentials' | 'waiting-approval' | 'too-many-attempts' | 'other'

/** `name` is what the browser keeps of the member (R-SESS-05); no refusal means signed in. */
export type SignInOutcome = { readonly name: string; readonly refusal: SignInRefusal | null }

/** Why the last attempt to sign in did not succeed. */
export type Rejection =
  { readonly reason: SignInRefusal } | { readonly reason: 'fault'; readonly fault: Fault }

/** What a health check tells: no player means that the session is over. */
export type HealthAnswer = { readonly player: Player | null }

/** How the last session of this page ended. */
export type Ending = 'signed-out' | 'expired' | 'elsewhere'

export type SessionMessage =
  | 'msg_auth_error'
  | 'msg_auth_success'
  | 'msg2030'
  | 'msg2285'
  | 'msg2307'
  | 'session.notice.expired'
  | 'session.notice.elsewhere'
  | 'session.dialog.signOutFailed'

export type SessionNotice = Notice<SessionMessage>

export type SessionContext = {
  readonly now: () => number
  readonly player: Player | null
  readonly expiresAt: number | null
  /** When a health check last told the player's figures, epoch milliseconds; null: none has yet. */
  readonly checkedAt: number | null
  readonly isLeader: boolean
  readonly connection: 'steady' | 'lost'
  readonly rejection: Rejection | null
  readonly ending: Ending | null
  /** The fault that the present state is about: unreachable or signing out failed. */
  readonly fault: Fault | null
}

/** `now` is the clock by which `expiresAt` is read: epoch milliseconds. */
export type SessionInput = { readonly now: () => number; readonly isLeader?: boolean }

/**
 * Milliseconds until the session ends, within (0, 8 h]. A device whose clock contradicts the
 * server's fresh answer is wrong, not the session: then the full lifetime counts from now.
 */
export const lifetimeLeft = (context: Pick<SessionContext, 'expiresAt' | 'now'>): number => {
  const left = (context.expiresAt ?? Number.NaN) - context.now()
  return left > 0 && left <= SESSION_LIFETIME_MS ? left : SESSION_LIFETIME_MS
}
