import type { Page } from '@playwright/test'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { expect } from './story.ts'
import { dialogOf } from './visitor.ts'
import { word } from './words.ts'

/** The top menu in order: address and name. */
export const menu = menuPlaces.map(({ path, name }) => [path, word(name)] as const)

/** Calls that a page makes for every visitor. */
export const forEverybody = [
  'get-casino-setting',
  'get-slot-setting',
  'get-sport-setting',
  'session',
]
export const expectWarning = async (page: Page): Promise<void> => {
  const warning = dialogOf(page, word('msg2001'))
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(warning).toBeHidden()
  const headings = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(headings).toHaveText([word('guard.dialog.title')])
}
