import type { Page } from '@playwright/test'
import { guardPlaceOf } from '../../src/features/session/guard-place.ts'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { expect } from './story.ts'
import { loginForm, warningOf } from './visitor.ts'
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
  await expect(warningOf(page)).toHaveText([word('msg2001')])
  const { title, lead } = guardPlaceOf(new URL(page.url()).pathname)
  const headings = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(headings).toHaveText([word(title)])
  if (lead !== undefined) await expect(page.getByRole('main').getByText(word(lead))).toBeVisible()
  await expect(loginForm(page.getByRole('main')).id).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
