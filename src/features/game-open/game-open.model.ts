import { checkAllowedAddress } from '../../lib/allowed-address.ts'
import type { AddressCheck } from '../../lib/allowed-address.ts'
import type { Toast } from '../../actors/toast.ts'
import type { Outcome } from '../../http/outcome.ts'
import type { ItemId } from '../../http/parse-response.ts'
import type { Names } from '../../lib/names.ts'
import type { Failure } from '../../actors/failure.ts'

/**
 * What to open (R-GAME-01): a slot game, or the lobby of a casino or sports provider. `hasNoCode`: it has no code and
 * is identified by name.
 */
export type GameChoice = { readonly hasNoCode?: boolean } & (
  | { readonly kind: 'slot'; readonly company: ItemId; readonly game: ItemId }
  | { readonly kind: 'casino' | 'sport'; readonly company: ItemId }
)

export type GameKind = GameChoice['kind']

/** Null: the backend sent no address. */
export type UncheckedAnswer = { readonly outcome: Outcome; readonly address: string | null }

/** Null: the answer is no success. */
export type GameAnswer = { readonly outcome: Outcome; readonly address: AddressCheck | null }

/** The game as the lobby lists it, stored once it has opened. */
export type GameEntry = {
  readonly kind: GameKind
  readonly isGame: boolean
  /** The provider's code; null: none. */
  readonly company: ItemId | null
  /** The game's code; null: none, or a provider. */
  readonly game: ItemId | null
  readonly name: Names
  /** The provider's names; its own for a provider. */
  readonly provider: Names
  /** Number among indistinguishable entries, from 1; omitted for the first. */
  readonly copy?: number | undefined
  readonly state?: string | undefined
  readonly offers?: readonly string[] | undefined
  readonly addedAt?: string | undefined
  /** Smallest and largest bet, in won. */
  readonly bets?: { readonly minimum: number; readonly maximum: number } | undefined
  readonly image?: string | null | undefined
  /** The motif of its cover. */
  readonly motif?: string | undefined
}

/** Where the game opens, decided by the device on press; the browser may block it. */
export type GamePlace = 'window' | 'tab' | 'blocked'

export type BlockedDialogMessage = 'game.dialog.blocked' | 'game.dialog.blockedAgain'
export type GameDialogMessage = 'msg2306' | BlockedDialogMessage | 'game.dialog.failed'

export type GameToast = Toast<
  | 'msg2001'
  | 'msg2012'
  | 'msg2303'
  | 'game.dialog.unsafeAddress'
  | 'gameOpening.closed.text'
  | 'gameOpening.break.title'
  | 'gameOpening.noCode.text'
  | 'gameOpening.timeUsed.text'
  | 'gameOpening.timeUsed.title'
  | `outcome.${Outcome}`
>

export type GameContext = {
  readonly isMember: boolean
  readonly choice: GameChoice | null
  /** Null: the choice has no place in a list. */
  readonly entry: GameEntry | null
  readonly place: GamePlace | null
  /** The checked address of the game; empty before. */
  readonly url: string
  readonly failure: Failure | null
}

export type GameInput = { readonly isMember: boolean }

export type GameEvent =
  /** The player pressed a game. Send it in the task of the press. */
  | { type: 'game.chosen'; choice: GameChoice; entry?: GameEntry }
  /** The player pressed retry. Send it in the task of the press. */
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  /** The player pressed the button that opens a blocked game. Send it in the task of the press. */
  | { type: 'open.confirmed' }
  /** The player followed the link to a game whose window was blocked again. */
  | { type: 'link.followed' }
  | { type: 'open.declined' }
  | { type: 'open.cancelled' }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'window.reserved'; place: 'window' | 'tab' }
  | { type: 'window.blocked' }
  | { type: 'window.opened' }
  /** The player closed the window before the game was loaded. */
  | { type: 'window.closed' }

/** Tells the actor `keepWindow` to open the address in its window. */
export type KeeperEvent = { type: 'address.accepted'; url: string }

/** Checks the address of a success. */
export const checkAnswer = (
  { outcome, address }: UncheckedAnswer,
  allowedHosts: readonly string[],
): GameAnswer => ({
  outcome,
  address: outcome === 'done' ? checkAllowedAddress(address, allowedHosts) : null,
})

/**
 * The current choice.
 * @throws when there is none, which the chart excludes
 */
export const requireChoice = ({ choice }: GameContext): GameChoice => {
  if (choice === null) throw new Error('a game is being opened without having been chosen')
  return choice
}

/** Toasts for games that the member's own limits keep closed (R-PROT-03, R-PROT-04). */
const ownRuleToasts: Partial<Record<Outcome, GameToast>> = {
  'on-a-break': {
    kind: 'warning',
    id: 'outcome.on-a-break',
    detail: 'gameOpening.break.title',
    leadsTo: ['limits'],
  },
  'limit-reached': {
    kind: 'warning',
    id: 'gameOpening.timeUsed.text',
    detail: 'gameOpening.timeUsed.title',
    leadsTo: ['limits'],
  },
  'reality-check-due': { kind: 'warning', id: 'outcome.reality-check-due' },
}

/** Why no game opens: the backend may need a code, which it did not provide. */
const reasonFor = (outcome: Outcome, hasNoCode: boolean) =>
  hasNoCode && outcome === 'not-found' ? 'gameOpening.noCode.text' : (`outcome.${outcome}` as const)

/** The toast for a game that cannot be opened: an error, for sports a warning (R-GAME-04). */
export const noGameToast = (
  { kind, hasNoCode = false }: GameChoice,
  { outcome }: GameAnswer,
): GameToast =>
  ownRuleToasts[outcome] ?? {
    kind: kind === 'sport' ? 'warning' : 'error',
    id: 'msg2012',
    ...(outcome === 'done' ? {} : { detail: reasonFor(outcome, hasNoCode) }),
    ...(outcome === 'not-enough-balance' ? { leadsTo: ['game', 'deposit'] } : {}),
  }
