import type { Locator, Page } from '@playwright/test'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { expectAccessible } from '../support/axe.ts'
import { holdBack } from '../support/calls.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import {
  answerDialog,
  becomeMember,
  demo,
  desk,
  dialogOf,
  loginForm,
  phone,
  reading,
  signOutButton,
  still,
  warningOf,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: still })

const popup = (page: Page) => page.getByRole('button', { name: word('popups.hide.button') })

const tabTo = async (page: Page, target: ReturnType<Page['getByRole']>): Promise<void> => {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

for (const [name, viewport] of Object.entries({ 'a phone': phone, 'a wide page': desk }))
  test.describe(`on ${name}`, () => {
    test.use({ viewport })
    test.slow()

    test(
      `axe finds nothing on a guest's screens on ${name}`,
      matrixUnless(name === 'a phone'),
      async ({ page }) => {
        await page.goto('/')
        await expect(popup(page)).toBeVisible()
        await expectAccessible(page)

        await page.goto('/login')
        await loginForm(page.getByRole('main')).submit.click()
        await expect(dialogOf(page, word('msg_auth_error'))).toBeVisible()
        await expectAccessible(page)
        await answerDialog(page, word('dialog.button.ok'))
        await expectAccessible(page)

        await page.goto('/deposit')
        await expect(warningOf(page)).toHaveText(word('msg2001'))
        await expectAccessible(page)
      },
    )

    const openAccount = async (page: Page): Promise<void> => {
      if (viewport === phone) {
        await page.getByRole('button', { name: word('shell.drawer.openAccount') }).click()
      }
      await expect(page.getByRole('button', { name: word('account.button.signOut') })).toBeVisible()
    }

    test(
      `axe finds nothing in panels, drawers and dialogs of a member on ${name}`,
      matrixUnless(name === 'a wide page'),
      async ({ page, baseURL, mock }) => {
        await mock.reset('unread')
        await becomeMember(page, baseURL!, demo)
        await page.goto('/')
        await expect(dialogOf(page, word('msg2003'))).toBeVisible()
        await expectAccessible(page)
        await answerDialog(page, word('dialog.button.no'))
        await openAccount(page)
        await expectAccessible(page)

        await signOutButton(page).click()
        await expect(dialogOf(page, word('msg2285'))).toBeVisible()
        await expectAccessible(page)
        await answerDialog(page, word('dialog.button.no'))

        await page.goto('/note')
        await expect(dialogOf(page, word('msg2004'))).toBeVisible()
        await answerDialog(page, word('dialog.button.no'))
        await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
        await expect(reading(page).getByRole('paragraph').last()).toBeVisible()
        await expectAccessible(page)
      },
    )
  })

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

/** Of an element, once the page of that size has been drawn. */
async function boxAt(page: Page, size: typeof phone, element: Locator) {
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  return element.boundingBox()
}

test('R-COMM-01 the pop-up is a line below the hero that moves nothing above it, on a phone upright and on its side and on a wide page', async ({
  page,
}) => {
  const sizes = [phone, { width: 844, height: 390 }, desk]
  const title = page.getByRole('heading', { level: 1 })
  const notices = await holdBack(page, 'get-notice-popup')
  await page.setViewportSize(phone)
  await page.goto('/')
  await expect(page.getByRole('main').getByText(word('footer.rule.limit'))).toBeVisible()
  const boxes = async () => {
    const found: Awaited<ReturnType<typeof boxAt>>[] = []
    for (const size of sizes) found.push(await boxAt(page, size, title))
    return found
  }
  const before = await boxes()
  notices.release()
  await expect(popup(page)).toBeVisible()
  const line = popup(page).locator('xpath=ancestor::section')
  for (const [at, size] of sizes.entries())
    await test.step(`${size.width} px`, async () => {
      const above = await boxAt(page, size, title)
      expect(above).toEqual(before[at])
      const strip = await line.boundingBox()
      expect(strip!.height).toBeLessThan(60)
      expect(strip!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    })
})
