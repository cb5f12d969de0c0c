import { casinoProviders, slotProviders, sportProviders } from '#mocks/catalog/providers.ts'
import { slotGamesOf } from '#mocks/catalog/slot-games.ts'
import type { Locale } from '#site/i18n/locales.ts'
import { dialogOf, nodesOf } from '../machines/machines.ts'
import type { MoneyStep, PlayerStep } from '../words/player-words.ts'
import { eventOfPress } from '../words/presses.ts'
import type { Press } from '../words/presses.ts'
import type { Scenario } from '../words/scenario.model.ts'

/** Ids of the dialogs that have the button of a press: dialogs of the states that handle its event. */
export function dialogsOf(press: Press): readonly string[] {
  const { machine, type, button } = eventOfPress(press)
  if (button === undefined) return []
  const dialogNodes = nodesOf(machine).filter((node) => dialogOf(node) !== undefined)
  const handlingNodes = dialogNodes.filter((node) => node.transitions.has(type))
  // An event that a whole group of states handles belongs to the button of their waiting dialog.
  const nodes =
    handlingNodes.length > 0
      ? handlingNodes
      : dialogNodes.filter((node) => dialogOf(node)?.kind === 'loading')
  return [...new Set(nodes.flatMap((node) => dialogOf(node)?.id ?? []))]
}

export type Choice = Extract<PlayerStep, { player: 'game.chosen' }>

const providers = { slot: slotProviders, casino: casinoProviders, sport: sportProviders }

export const lobbyOf = ({ kind, company }: Pick<Choice, 'kind' | 'company'>): string =>
  kind === 'slot' ? `/slot/game?company=${company}` : `/${kind}`

/** Name of a game's tile; null: no page shows it. */
export function tileNameOf({ kind, company, game }: Choice, language: Locale): string | null {
  const item =
    kind === 'slot'
      ? slotGamesOf(company)?.find(({ code }) => code === (game ?? `${company}-001`))
      : providers[kind].find(({ code }) => code === company)
  if (item === undefined) return null
  return language === 'ko' ? item.nameKo : item.nameEn
}

/** Path, direction and button of a money form; `way` is null for forms with one direction. */
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
  const choice = steps
    .map(({ step }) => step)
    .find((step) => 'player' in step && step.player === 'game.chosen')
  return member === 'none' || path !== '/' || isPathChecked || choice === undefined
    ? path
    : lobbyOf(choice)
}
