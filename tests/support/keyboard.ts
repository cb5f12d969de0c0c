import { expect } from '@playwright/test'
import type { ElementHandle, Locator, Page } from '@playwright/test'

/** The focused element, whether it has a focus ring, and whether it is within the window. */
export type Stop = { readonly name: string; readonly isMarked: boolean; readonly isSeen: boolean }

/** The stop is null while nothing has the focus, as between the end and the start of the page. */
type Focus = { readonly stop: Stop | null; readonly isOn: 'target' | 'other' | 'lost target' }

const readFocus = (page: Page, target: ElementHandle | null): Promise<Focus> =>
  page.evaluate((selector) => {
    const isOn =
      selector?.isConnected === false
        ? 'lost target'
        : selector === document.activeElement
          ? 'target'
          : 'other'
    const at = document.activeElement
    if (!at || at === document.body) return { stop: null, isOn }
    const isRinged = (element: Element | null): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // The card of a choice and the frame of a field may show the ring for their input.
    const isMarked = [at, at.parentElement, at.closest('label')].some(isRinged)
    const { top, bottom, left, right, height } = at.getBoundingClientRect()
    const isInWindow =
      bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
    // Neither header nor bar may cover it.
    const over = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2,
      Math.min(Math.max(top, 0) + Math.min(height, 40) / 2, window.innerHeight - 1),
    )
    const isCovered = over?.closest('header, nav') !== at.closest('header, nav')
    const stop = {
      name: `${at.tagName.toLowerCase()} “${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}”`,
      isMarked,
      isSeen: isInWindow && !isCovered,
    }
    return { stop, isOn }
  }, target)

export const focusedStop = async (page: Page): Promise<Stop | null> =>
  (await readFocus(page, null)).stop

const MAX_STOPS = 160

/** Frames in which a row may scroll to its focused tile. */
const MAX_FRAMES = 10

/** Presses Tab until the target has the focus, which must be visible at each stop. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(target).toBeVisible()
  const unseen: string[] = []
  // Finding it by its role again after each press would take most of the time.
  let element = await target.elementHandle()
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press(key)
    let { stop, isOn } = await readFocus(page, element)
    if (isOn === 'lost target') {
      element = await target.elementHandle()
      ;({ stop, isOn } = await readFocus(page, element))
    }
    for (let frame = 0; stop?.isSeen === false && frame < MAX_FRAMES; frame += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      ;({ stop, isOn } = await readFocus(page, element))
    }
    if (stop && !(stop.isMarked && stop.isSeen))
      unseen.push(
        `${stop.name}${stop.isMarked ? '' : ' without a ring'}${stop.isSeen ? '' : ' out of sight'}`,
      )
    if (isOn === 'target') {
      expect(unseen, 'the focus is seen at each stop').toEqual([])
      return
    }
  }
  throw new Error(`${MAX_STOPS} presses of Tab do not lead to ${String(target)}`)
}
