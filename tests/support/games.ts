import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { samples } from '../../panel/states/screen-address.ts'
import { word } from './words.ts'

export const { slotProvider, slotGame, casinoProvider, sportProvider } = samples

export const games = {
  slot: { address: `/slot/game?company=${slotProvider.code}`, name: slotGame.nameKo },
  casino: { address: '/casino', name: casinoProvider.nameKo },
  sport: { address: '/sport', name: sportProvider.nameKo },
} as const

export type GameKind = keyof typeof games

export const gameTile = (page: Page, kind: GameKind): Locator =>
  page.getByRole('main').getByRole('button', { name: games[kind].name, exact: true }).last()

export async function enterLobby(page: Page, kind: GameKind): Promise<Locator> {
  await page.goto(games[kind].address)
  const tile = gameTile(page, kind)
  await expect(tile).toBeVisible()
  return tile
}

export async function pressForWindow(page: Page, control: Locator): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), control.click()])
  return opened
}

/** Waits until the demo game with that name can be played with play money. */
export async function expectGame(game: Page, name: string): Promise<void> {
  await expect(game.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(game.getByText('연습용 머니')).toBeVisible()
  expect(await game.evaluate(() => window.opener === null)).toBe(true)
}

export const loadingDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: word('msg2306') })

export const alertNamed = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title })

export const wonIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''))

/** Reads the alert with this title and closes it. */
export async function takeNote(page: Page, title: string): Promise<void> {
  const dialog = alertNamed(page, title)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(dialog).toBeHidden()
}
