import { casinoProviders, slotProviders, sportProviders } from '#mocks/catalog/providers.ts'
import { slotGamesOf } from '#mocks/catalog/slot-games.ts'
import type { Locale } from '#site/i18n/locales.ts'
import type { MoneyStep, PlayerStep } from './player-events.ts'
import type { Press } from './presses.ts'
import type { Scenario } from './scenario.model.ts'

export type DialogButton = {
  readonly label: string
  readonly dialogs: readonly string[]
  readonly role: 'button' | 'link'
}

const inDialog = (label: string, ...dialogs: readonly string[]): DialogButton => ({
  label,
  dialogs,
  role: 'button',
})

const linkInDialog = (label: string, ...dialogs: readonly string[]): DialogButton => ({
  ...inDialog(label, ...dialogs),
  role: 'link',
})

const dialogButtons: Readonly<Record<Press, DialogButton | null>> = {
  'signOut.requested': null,
  'signOut.confirmed': inDialog('dialog.button.yes', 'msg2285', 'session.dialog.signOutFailed'),
  'signOut.declined': inDialog('dialog.button.no', 'msg2285', 'session.dialog.signOutFailed'),
  'session.retried': null,
  'health.requested': null,
  'game.retried': inDialog('failure.button.retry', 'game.dialog.failed'),
  'failure.dismissed': inDialog('dialog.button.close', 'game.dialog.failed'),
  'open.confirmed': inDialog('gameOpening.blocked.open', 'game.dialog.blocked'),
  'link.followed': linkInDialog('gameOpening.blocked.open', 'game.dialog.blockedAgain'),
  'open.declined': inDialog(
    'dialog.button.close',
    'game.dialog.blocked',
    'game.dialog.blockedAgain',
  ),
  'open.cancelled': inDialog('gameOpening.cancel.button', 'msg2306'),
  'dialog.accepted': inDialog('dialog.button.yes', 'msg2003', 'msg2004'),
  'dialog.declined': inDialog('dialog.button.no', 'msg2003', 'msg2004'),
  'player.acted': null,
  'stay.chosen': inDialog('idle.button.stay', 'idle.dialog.title'),
  'check.answered': inDialog('protection.check.goOn', 'protection.check.title'),
  'outcome.requested': null,
  'request.abandoned': null,
}

/** The dialog's button for a press; null: the press is on the page, or it is not a press. */
export const dialogButtonOf = (press: string): DialogButton | null =>
  Object.hasOwn(dialogButtons, press) ? dialogButtons[press as Press] : null

/** Buttons of a money form whose request has no answer. */
export const formButtons: Readonly<Record<string, string>> = {
  'outcome.requested': 'moneyForm.unknown.again',
  'request.abandoned': 'moneyForm.unknown.anew',
}

export type Choice = Extract<PlayerStep, { player: 'game.chosen' }>

const providers = { slot: slotProviders, casino: casinoProviders, sport: sportProviders }

export const lobbyOf = ({ kind, company }: Pick<Choice, 'kind' | 'company'>): string =>
  kind === 'slot' ? `/slot/game?company=${company}` : `/${kind}`

/** Name of a game's tile; null: no page shows it. */
export function tileNameOf({ kind, company, game }: Choice, language: Locale): string | null {
  const named =
    kind === 'slot'
      ? slotGamesOf(company)?.find(({ code }) => code === (game ?? `${company}-001`))
      : providers[kind].find(({ code }) => code === company)
  if (named === undefined) return null
  return language === 'ko' ? named.nameKo : named.nameEn
}

export function formOf(step: MoneyStep): { path: string; way: string | null; button: string } {
  if (step.player === 'deposit.requested')
    return { path: '/deposit', way: null, button: 'deposits.button.submit' }
  if (step.player === 'withdrawal.requested')
    return { path: '/withdraw', way: null, button: 'withdrawals.button.submit' }
  const transfer = step.to === 'games' ? 'intoGames' : 'outOfGames'
  return {
    path: '/game',
    way: `transfers.way.${transfer}`,
    button: `transfers.submit.${transfer}`,
  }
}

/** A scenario about a game starts on its page, so that later faults do not remove its tile. */
export function placeToBegin({ begin: { member, path }, steps }: Scenario): string {
  const isPathChecked = steps.some(({ step }) => 'expect' in step && step.expect.path !== undefined)
  const choice = steps.find(({ step }) => 'player' in step && step.player === 'game.chosen')?.step
  const choosesGame = choice !== undefined && 'player' in choice && choice.player === 'game.chosen'
  if (member === 'none' || path !== '/' || isPathChecked || !choosesGame) return path
  return lobbyOf(choice)
}
