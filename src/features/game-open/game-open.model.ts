import { checkGameAddress } from './game-address.ts'
import type { AddressCheck } from './game-address.ts'
import type { Notice } from '../../actors/state-dialog.ts'
import type { Fault } from '../../actors/fault.ts'

/** What the player wants to play (R-GAME-01), by the codes of the contract. */
export type GameChoice =
  | { readonly kind: 'slot'; readonly company: string; readonly game: string }
  | { readonly kind: 'casino' | 'sport'; readonly company: string }

/** What the server says to it: an address as it came, closed for now, or no for some reason. */
export type GameAnswer =
  | { readonly kind: 'address'; readonly url: unknown }
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Where the game opens: decided by the device in the click; blocked by the browser, perhaps. */
export type GamePlace = 'window' | 'tab' | 'blocked'

export type GameMessage =
  | 'msg2001'
  | 'msg2012'
  | 'msg2303'
  | 'msg2306'
  | 'game.dialog.unsafeAddress'
  | 'game.dialog.blocked'
  | 'game.dialog.failed'

export type GameContext = {
  readonly isMember: boolean
  readonly allowedHosts: readonly string[]
  readonly choice: GameChoice | null
  readonly place: GamePlace | null
  /** The game's address once it was found to be safe; empty before. */
  readonly url: string
  readonly fault: Fault | null
}

/** `allowedHosts`: entries as `checkGameAddress` reads them. */
export type GameInput = {
  readonly allowedHosts: readonly string[]
  readonly isMember?: boolean
}

export type GameEvent =
  /** The player pressed a game. Must be sent in the task of the press itself. */
  | { type: 'game.chosen'; choice: GameChoice }
  /** The player pressed the button that tries again; in the task of the press, too. */
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  /** The player pressed the button that opens a game whose window was blocked; likewise. */
  | { type: 'open.confirmed' }
  | { type: 'open.declined' }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  /** The window's keeper answers. */
  | { type: 'window.reserved'; place: 'window' | 'tab' }
  | { type: 'window.blocked' }
  | { type: 'window.opened' }

/** What the window's keeper is told. */
export type KeeperEvent = { type: 'address.accepted'; url: string }

/** The check of the address that an answer brought; null if it brought none at all. */
export const addressIn = (
  answer: GameAnswer,
  allowedHosts: readonly string[],
): AddressCheck | null =>
  answer.kind === 'address' ? checkGameAddress(answer.url, allowedHosts) : null

/** The choice that is being opened; the chart never comes to opening without one. */
export const chosenIn = (context: GameContext): GameChoice => {
  if (context.choice === null) throw new Error('a game is being opened that nobody chose')
  return context.choice
}

/** What is said when there is no game to open: an error, for sports a warning (R-GAME-04). */
export const noGame = (choice: GameChoice, answer: GameAnswer): Notice<GameMessage> => ({
  kind: choice.kind === 'sport' ? 'warning' : 'error',
  id: 'msg2012',
  ...(answer.kind === 'refused' ? { reason: answer.reason } : {}),
})
