import type { Page } from '@playwright/test'
import { slotProvider } from '../support/games.ts'
import { roles, settle } from '../support/layout/check-screen.ts'
import { screens } from '../support/screens.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import { becomeMember, demo, desk, openAsMember, phone, signOutButton } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/**
 * Visible controls without an edge in forced colours, in words; backgrounds and shadows disappear there. Links within
 * text are recognisable by their underline.
 */
const edgelessControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isEdged = (style: CSSStyleDeclaration): boolean =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).every(
        (side) =>
          style[`border${side}Style`] !== 'none' &&
          Number.parseFloat(style[`border${side}Width`]) >= 1 &&
          !/transparent|rgba.*, 0\)$/.test(style[`border${side}Color`]),
      )
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`
    const pressable = 'button, [role=button], a[class*="button-"], a[class*="tile-"]'
    const fields = 'input:not([type=checkbox], [type=radio], [hidden]), select, textarea'
    return [...document.querySelectorAll(`${pressable}, ${fields}, label:has([type=radio])`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        // A field within a frame, and an image with its edge above.
        const around = element.matches(fields) ? element.parentElement : null
        const picture = element.querySelector('[class*="frame-cover-tile"]')
        return ![
          getComputedStyle(element),
          ...(around ? [getComputedStyle(around)] : []),
          ...(picture ? [getComputedStyle(picture, '::after')] : []),
        ].some(isEdged)
      })
      .map(nameOf)
  })

/** The focused element if it has no ring; null: it has one. */
const ringless = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    const ringed = [focused, focused.parentElement].some((element) => {
      if (element === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return ringed ? null : `${focused.tagName.toLowerCase()}.${focused.getAttribute('class') ?? ''}`
  })

/** A sample with each kind of control. */
const sample: Readonly<Record<(typeof roles)[number], readonly string[]>> = {
  guest: ['/', '/register', '/deposit', '/help'],
  member: ['/deposit', '/slot', '/slot/game', '/limits'],
}

for (const role of roles)
  for (const isSample of [true, false]) {
    const chosen = screens.filter(({ path }) => sample[role].includes(path) === isSample)
    const paths = chosen.map(({ path }) => path).join(', ')
    test(
      `in forced colours every field and button has an edge for a ${role}: ${paths}`,
      matrixUnless(isSample),
      async ({ page, baseURL }) => {
        await page.setViewportSize(phone)
        if (role === 'member') await becomeMember(page, baseURL ?? '', demo)
        for (const { path, address } of chosen) {
          await page.goto(address)
          await settle(page)
          expect([path, await edgelessControls(page)]).toEqual([path, []])
        }
      },
    )
  }

test('in forced colours dialog, buttons, selection and focus are visible', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk)
  await openAsMember(page, baseURL!, `/slot/game?company=${slotProvider.code}`)
  await settle(page)

  await test.step('the chosen place of the menu', async () => {
    const place = (name: string) =>
      page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true })
    const groundOf = (name: string) =>
      place(name).evaluate((link) => getComputedStyle(link).backgroundColor)
    expect(await groundOf(word('place.slot'))).not.toBe(await groundOf(word('place.casino')))
  })
  await test.step('the focus ring', async () => {
    for (let stops = 30; stops > 0; stops -= 1) {
      await page.keyboard.press('Tab')
      expect(await ringless(page)).toBeNull()
    }
  })
  await test.step('a dialog', async () => {
    await signOutButton(page).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((box) => getComputedStyle(box).borderTopStyle)).toBe('solid')
    expect(await edgelessControls(page)).toEqual([])
  })
})
