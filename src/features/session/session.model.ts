import { SESSION_LIFETIME_MS } from '../../lib/business-constants.ts'
import type { Notice } from '../../actors/state-dialog.ts'
import type { Fault } from '../../actors/fault.ts'
import type { Player } from '../player/player.ts'

export type Credentials = { readonly id: string; readonly password: string }

/** What the session call tells: no player is a guest. `endsIn`: milliseconds from now on. */
export type Restored = { readonly player: Player | null; readonly endsIn: number | null }

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
  | 'session.ended.expired'
  | 'session.ended.elsewhere'
  | 'session.dialog.signOutFailed'

export type SessionNotice = Notice<SessionMessage>

export type SessionContext = {
  readonly now: () => number
  readonly player: Player | null
  /** Milliseconds from the session call on, as the server said; null: it did not say. */
  readonly endsIn: number | null
  /** When a health check last told the player's figures, epoch milliseconds; null: none has yet. */
  readonly checkedAt: number | null
  /** Something changed while a check was under way, which may not know of it. */
  readonly isCheckWished: boolean
  readonly connection: 'steady' | 'lost'
  readonly rejection: Rejection | null
  readonly ending: Ending | null
  /** The fault that the present state is about: unreachable or signing out failed. */
  readonly fault: Fault | null
}

/** `now`: the clock that says how old the figures are, epoch milliseconds. */
export type SessionInput = { readonly now: () => number }

/** Milliseconds until the session ends, within (0, 8 h]: 8 h where the server said nothing sound. */
export const lifetimeLeft = ({ endsIn }: Pick<SessionContext, 'endsIn'>): number =>
  endsIn !== null && endsIn > 0 && endsIn <= SESSION_LIFETIME_MS ? endsIn : SESSION_LIFETIME_MS
