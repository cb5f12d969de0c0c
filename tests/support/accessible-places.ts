import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { reading } from './reading.ts'
import { expect, test } from './story.ts'
import {
  answerDialog,
  becomeMember,
  demo,
  desk,
  dialogOf,
  loginForm,
  phone,
  signOutButton,
  still,
  warningOf,
} from './visitor.ts'
import { word } from './words.ts'

const sizes = { 'on a phone': phone, 'on a wide page': desk } as const

export type Size = keyof typeof sizes

export const popup = (page: Page) => page.getByRole('button', { name: word('popups.hide.button') })

export function testGuestPlaces(size: Size): void {
  test.describe(size, () => {
    test.use({ viewport: sizes[size], contextOptions: still })
    test.slow()

    test(`axe finds nothing on a guest's screens ${size}`, async ({ page }) => {
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
    })
  })
}

export function testMemberPlaces(size: Size): void {
  test.describe(size, () => {
    test.use({ viewport: sizes[size], contextOptions: still })
    test.slow()

    const openAccount = async (page: Page): Promise<void> => {
      if (size === 'on a phone') {
        await page.getByRole('button', { name: word('shell.drawer.openAccount') }).click()
      }
      await expect(page.getByRole('button', { name: word('account.button.signOut') })).toBeVisible()
    }

    test(`axe finds nothing in panels, drawers and dialogs of a member ${size}`, async ({
      page,
      baseURL,
      mock,
    }) => {
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
    })
  })
}
