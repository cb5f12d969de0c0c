import type { Page } from '@playwright/test'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { popup, testGuestPlaces, testMemberPlaces } from '../support/accessible-places.ts'
import { expectAccessible } from '../support/axe.ts'
import { holdBack } from '../support/calls.ts'
import { answerJackpot } from '../support/home-video.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  dialogOf,
  loginForm,
  phone,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: still })
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

const tabTo = async (page: Page, target: ReturnType<Page['getByRole']>): Promise<void> => {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

// `npm run test:matrix` covers both sizes and every screen.
testGuestPlaces('on a phone')
testMemberPlaces('on a wide page')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  const bar = (page: Page) => page.getByRole('navigation', { name: word('shell.bar.label') })
  const menuButton = (page: Page) => bar(page).getByRole('button', { name: word('shell.bar.menu') })

  test('axe finds nothing in the guest’s drawers; the menu drawer opens by keyboard, traps the focus and returns it', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word('home.hero.title'))
    await tabTo(page, menuButton(page))
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: word('shell.drawer.menu'), exact: true })
    await expect(drawer.getByRole('link')).toHaveCount(menuPlaces.length)
    await expectAccessible(page)
    for (let press = 1; press <= 14; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      )
      expect(isOutside, `focus after ${press} presses of Tab`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menuButton(page)).toBeFocused()

    await page
      .getByRole('banner')
      .getByRole('button', { name: word('login.button.submit') })
      .click()
    await expect(loginForm(page.getByRole('dialog')).submit).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('by the keyboard alone', () => {
  test.use({ viewport: desk })

  test('R-SESS-06 the logout question focuses No first, and Esc returns the focus', async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL!, demo)
    await page.goto('/comp')
    await expect(signOutButton(page)).toBeVisible()
    await tabTo(page, signOutButton(page))
    await page.keyboard.press('Enter')
    const question = dialogOf(page, word('msg2285'))
    await expect(question.getByRole('button', { name: word('dialog.button.no') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(signOutButton(page)).toBeFocused()
  })

  test('the first press of Tab offers the way to the content', async ({ page }) => {
    await page.goto('/register')
    await expect(heading(page, word('register.page.title'))).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: word('shell.skip.label') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const field = page.getByRole('main').getByLabel(word('register.field.id'))
    await expect(field).toBeFocused()
  })
})

test.describe('a visitor who asked for less motion', () => {
  test.use({ viewport: desk })

  const jackpot = (page: Page) => page.getByRole('region', { name: word('home.jackpot.title') })
  const isPaused = (page: Page) =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

  test('R-HOME-04 finds video and digits still until they are started', async ({ page }) => {
    await answerJackpot(page, 3_482_617_940)
    await page.goto('/')
    await expect(jackpot(page).getByText('3,482,617,940')).toHaveCount(1)
    expect(await isPaused(page)).toBe(true)
    await page.getByRole('button', { name: word('home.motion.play') }).click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })
})

for (const viewport of [phone, desk, { width: 844, height: 390 }])
  test(`R-COMM-01 the pop-up is a line below the hero that moves nothing above it at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const title = page.getByRole('heading', { level: 1 })
    const notices = await holdBack(page, 'get-notice-popup')
    await page.goto('/')
    await expect(page.getByRole('main').getByText(word('footer.rule.age'))).toBeVisible()
    const before = await title.boundingBox()
    notices.release()
    await expect(popup(page)).toBeVisible()
    expect(await title.boundingBox()).toEqual(before)
    const strip = await popup(page).locator('xpath=ancestor::section').boundingBox()
    expect(strip!.height).toBeLessThan(60)
    expect(strip!.y).toBeGreaterThanOrEqual(before!.y + before!.height)
  })
