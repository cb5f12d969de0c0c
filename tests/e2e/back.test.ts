import type { Page } from '@playwright/test'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { holdBack, whenIdle } from '../support/calls.ts'
import { gameTile, loadingDialog, pressForWindow } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import {
  desk,
  dialogOf,
  openAsMember,
  openHome,
  phone,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

/** Presses Back, without waiting for a navigation. */
const goBack = (page: Page) => page.evaluate(() => history.back())

const entries = (page: Page) => page.evaluate(() => history.length)

test('R-GAME-02 R-SESS-06 Back closes the question first, and cancels a game that is loading; the page stays', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL!, '/comp')
  await whenIdle(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('place.slot') })
    .click()
  await expect(page).toHaveURL('/slot')
  const before = await entries(page)
  await signOutButton(page).click()
  const question = dialogOf(page, word('msg2285'))
  await expect(question).toBeVisible()
  await goBack(page)
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/slot')
  await expect(signOutButton(page)).toBeVisible()

  await signOutButton(page).click()
  await question.getByRole('button', { name: word('dialog.button.no') }).click()
  await expect(question).toBeHidden()
  expect(await entries(page)).toBe(before)
  await goBack(page)
  await expect(page).toHaveURL('/comp')

  await page.getByRole('banner').locator('a[href="/casino"]').click()
  const answer = await holdBack(page, 'open-game')
  const reserved = await pressForWindow(page, gameTile(page, 'casino'))
  await expect(loadingDialog(page)).toBeVisible()
  await goBack(page)
  await expect(loadingDialog(page)).toBeHidden()
  await expect.poll(() => reserved.isClosed()).toBe(true)
  await expect(page).toHaveURL('/casino')
  answer.release()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('R-NAV-04 Back closes the open drawer, then goes back', async ({ page }) => {
    await openHome(page)
    await whenIdle(page)
    const bar = page.getByRole('navigation', { name: word('shell.bar.label') })
    await bar.getByRole('link', { name: word('place.slot') }).click()
    await expect(page).toHaveURL('/slot')
    const warning = page.getByRole('alertdialog')
    await warning.getByRole('button', { name: word('dialog.button.ok') }).click()
    await page.getByRole('button', { name: word('shell.bar.menu'), exact: true }).click()
    const menu = page.getByRole('dialog', { name: word('shell.drawer.menu'), exact: true })
    await expect(menu.getByRole('link')).toHaveCount(menuPlaces.length)
    await goBack(page)
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/slot')
    await goBack(page)
    await expect(page).toHaveURL('/')
  })
})
