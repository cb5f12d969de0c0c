import type { Locator, Page } from '@playwright/test'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { jackpotAtFirst } from '../../src/features/home/jackpot.ts'
import { popup, tellGuestPlaces, tellMemberPlaces } from '../support/accessible-places.ts'
import { expectAccessible } from '../support/axe.ts'
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
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

// `npm run test:matrix` covers both sizes and every screen.
tellGuestPlaces('on a phone')
tellMemberPlaces('on a wide page')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  const bar = (page: Page) => page.getByRole('navigation', { name: word('shell.bar.label') })
  const menuButton = (page: Page) => bar(page).getByRole('button', { name: word('shell.bar.menu') })

  test('axe finds nothing in the guest’s drawers; by the keyboard alone that of the menu opens, keeps the focus, and gives it back', async ({
    page,
  }) => {
    await page.goto('/login')
    await expect(heading(page, word('login.screen.title'))).toBeVisible()
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

  test('R-SESS-06 the logout’s question starts at No, and Esc gives the focus back', async ({
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
    await page.clock.install()
    await page.goto('/')
    const figure = jackpot(page).getByText(/^\d[\d,]+$/)
    // Only then has the page read the visitor's preferences.
    await expect(page.getByRole('button', { name: word('home.motion.play') })).toBeVisible()
    await page.clock.fastForward(3_000)
    await expect(figure).not.toHaveText(jackpotAtFirst.toLocaleString('ko-KR'))
    const first = await figure.textContent()
    await page.clock.fastForward(30_000)
    expect(await figure.textContent()).toBe(first)
    expect(await isPaused(page)).toBe(true)

    await page.getByRole('button', { name: word('home.motion.play') }).click()
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.clock.fastForward(3_000)
    await expect(figure).not.toHaveText(first ?? '')
  })
})

test('R-COMM-01 on a phone the pop-up notice covers the whole banner and nothing else', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(popup(page)).toBeVisible()
  const boxOf = (place: Locator) =>
    place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    })
  const banner = heading(page, word('home.jackpot.title')).locator('xpath=ancestor::section')
  const card = popup(page).locator('xpath=ancestor::section')
  await expect.poll(() => boxOf(card)).toEqual(await boxOf(banner))
})
