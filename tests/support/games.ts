import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { casinoProviders, slotProviders, sportProviders } from '../../mocks/catalog/providers.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { word } from './words.ts'

const first = <Item>(items: readonly Item[] | undefined): Item => {
  const [item] = items ?? []
  if (item === undefined) throw new Error('the catalog is empty')
  return item
}

/** A provider of each kind, and a slot of the first, by their Korean names. */
export const slotProvider = first(slotProviders)
export const slotGame = first(slotGamesOf(slotProvider.code))
export const casinoProvider = first(casinoProviders)
export const sportProvider = first(sportProviders)

/** What a player may open: the address of its tile, and the name of the tile. */
export const games = {
  slot: { address: `/slot/game?company=${slotProvider.code}`, name: slotGame.nameKo },
  casino: { address: '/casino', name: casinoProvider.nameKo },
  sport: { address: '/sport', name: sportProvider.nameKo },
} as const

export type GameKind = keyof typeof games

/** The tile that opens a game. */
export const gameTile = (page: Page, kind: GameKind): Locator =>
  page.getByRole('main').getByRole('button', { name: games[kind].name, exact: true }).last()

/** Opens the lobby of that kind and waits until its game can be pressed. */
export async function enterLobby(page: Page, kind: GameKind): Promise<Locator> {
  await page.goto(games[kind].address)
  const tile = gameTile(page, kind)
  await expect(tile).toBeVisible()
  return tile
}

/** Goes to a place of the menu, without a load. */
export const goByMenu = (page: Page, address: string): Promise<void> =>
  page
    .getByRole('navigation', { name: word('shell.menu.label') })
    .locator(`a[href="${address}"]`)
    .click()

/** Presses something that opens a game, and gives the window in which it opens. */
export async function pressForWindow(page: Page, control: Locator): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), control.click()])
  return opened
}

/** Waits until the demo game of that name can be played, with play money and no way back. */
export async function expectGame(game: Page, name: string): Promise<void> {
  await expect(game.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(game.getByText('연습용 머니')).toBeVisible()
  expect(await game.evaluate(() => window.opener === null)).toBe(true)
}

/** The dialog that says that a game is loading (msg2306). */
export const loadingDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: word('msg2306') })

/** A dialog that warns or asks, by its title. */
export const alertNamed = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title })

/** The drawing beside a dialog's title, by which an error looks different from a warning. */
export async function markOf(dialog: Locator): Promise<string> {
  await expect(dialog).toBeVisible()
  return dialog.locator('[aria-hidden="true"]').first().innerHTML()
}

/** An amount of won as a number. */
export const wonIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''))
