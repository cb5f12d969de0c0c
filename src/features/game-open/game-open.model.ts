import { checkAllowedAddress } from '../../lib/allowed-address.ts'
import type { AddressCheck } from '../../lib/allowed-address.ts'
import type { Toast } from '../../actors/toast.ts'
import type { Outcome } from '../../http/outcome.ts'
import type { ItemId } from '../../http/parse-response.ts'
import type { Failure } from '../../actors/failure.ts'

/**
 * What to open (R-GAME-01): a slot game, or the lobby of a casino or sports provider. `isNamed`: it has no code and
 * is identified by name.
 */
export type GameChoice = { readonly isNamed?: boolean } & (
  | { readonly kind: 'slot'; readonly company: ItemId; readonly game: ItemId }
  | { readonly kind: 'casino' | 'sport'; readonly company: ItemId }
)

export type GameKind = GameChoice['kind']

/** `address` is unchecked; null: the backend sent none. */
export type GameAnswer = { readonly outcome: Outcome; readonly address: string | null }

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
  readonly allowedHosts: readonly string[]
  readonly choice: GameChoice | null
  readonly place: GamePlace | null
  /** The checked address of the game; empty before. */
  readonly url: string
  readonly failure: Failure | null
}

export type GameInput = {
  readonly allowedHosts: readonly string[]
  readonly isMember?: boolean
}

export type GameEvent =
  /** The player pressed a game. Send it in the task of the press. */
  | { type: 'game.chosen'; choice: GameChoice }
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

/** Sent to the actor `keepWindow`, which opens the address in its window. */
export type KeeperEvent = { type: 'address.accepted'; url: string }

/** The check of an answer's address; null unless the answer is a success. */
export const checkAnswer = (
  { outcome, address }: GameAnswer,
  allowedHosts: readonly string[],
): AddressCheck | null => (outcome === 'done' ? checkAllowedAddress(address, allowedHosts) : null)

/**
 * The current choice.
 * @throws when there is none, which the chart excludes
 */
export const requireChoice = ({ choice }: GameContext): GameChoice => {
  if (choice === null) throw new Error('a game is being opened without having been chosen')
  return choice
}

/** Shown when the member's own limits keep games closed (R-PROT-03, R-PROT-04). */
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

/** The backend may need a code, which it did not provide. */
const reasonFor = (outcome: Outcome, isNamed: boolean) =>
  isNamed && outcome === 'not-found' ? 'gameOpening.noCode.text' : (`outcome.${outcome}` as const)

/** Shown when no game can be opened: an error, for sports a warning (R-GAME-04). */
export const noGameToast = (
  { kind, isNamed = false }: GameChoice,
  { outcome }: GameAnswer,
): GameToast =>
  ownRuleToasts[outcome] ?? {
    kind: kind === 'sport' ? 'warning' : 'error',
    id: 'msg2012',
    ...(outcome === 'done' ? {} : { detail: reasonFor(outcome, isNamed) }),
    ...(outcome === 'not-enough-balance' ? { leadsTo: ['game', 'deposit'] } : {}),
  }
