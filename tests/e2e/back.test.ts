import type { Page } from '@playwright/test'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { holdBack, whenIdle } from '../support/calls.ts'
import { gameTile, loadingDialog, pressForWindow } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  dialogOf,
  openAsMember,
  openHome,
  phone,
  signOutButton,
  still,
  warningOf,
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
  test.use({ viewport: phone, hasTouch: true })

  test('R-PROT-02 the sheet of a limit closes by Escape, by Back and by a swipe down, and the page stays', async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL!, demo)
    await page.goto('/comp')
    await whenIdle(page)
    await page.getByRole('link', { name: word('protection.strip.link'), exact: true }).tap()
    await expect(page).toHaveURL('/limits')
    const name = word('protection.limit.time_day')
    const edit = page.getByRole('button', { name: word('protection.limit.addNamed', { name }) })
    const sheet = page.getByRole('dialog', { name })
    const closings = {
      Escape: () => page.keyboard.press('Escape'),
      Back: () => goBack(page),
      'a swipe down': async () => {
        const { x, y } = (await sheet.getByRole('heading', { name }).boundingBox())!
        const touch = await page.context().newCDPSession(page)
        const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
          touch.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: y + down }],
          })
        await send('touchStart', 8)
        for (const down of [40, 90, 150]) await send('touchMove', down)
        await send('touchEnd', 150)
        await touch.detach()
      },
    }
    for (const [how, act] of Object.entries(closings))
      await test.step(how, async () => {
        await edit.tap()
        await expect(sheet).toBeVisible()
        await act()
        await expect(sheet).toBeHidden()
        await expect(page).toHaveURL('/limits')
        await expect(edit).toBeFocused()
      })
  })

  test('R-NAV-04 Back closes the open drawer, then goes back', async ({ page }) => {
    await openHome(page)
    await whenIdle(page)
    const bar = page.getByRole('navigation', { name: word('shell.bar.label') })
    await bar.getByRole('link', { name: word('place.slot') }).click()
    await expect(page).toHaveURL('/slot')
    await expect(warningOf(page)).toBeVisible()
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
