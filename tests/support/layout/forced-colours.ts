import type { Page } from '@playwright/test'
import { screenOf } from '../screens.ts'
import type { roles } from './check-screen.ts'
import { settle } from './check-screen.ts'
import { expect, test } from '../story.ts'
import { becomeMember, demo, phone } from '../visitor.ts'

/**
 * Visible controls without an edge in forced colours, in words; backgrounds and shadows disappear there. Links within
 * text are recognisable by their underline.
 */
export const edgelessControls = (page: Page): Promise<readonly string[]> =>
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
export const ringless = (page: Page): Promise<string | null> =>
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

/** A player with forced colours; the browser must force them. */
export function testEdges(
  role: (typeof roles)[number],
  paths: readonly Parameters<typeof screenOf>[0][],
): void {
  test(`in forced colours every field and button has an edge for a ${role}: ${paths.join(', ')}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(phone)
    if (role === 'member') await becomeMember(page, baseURL ?? '', demo)
    for (const path of paths) {
      await page.goto(screenOf(path).address)
      await settle(page)
      expect([path, await edgelessControls(page)]).toEqual([path, []])
    }
  })
}
