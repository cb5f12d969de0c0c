import type { Page } from '@playwright/test'
import { atRest } from '../axe.ts'
import { everythingAnswered } from '../calls.ts'
import type { roles } from '../layout/check-screen.ts'
import type { Screen } from '../screens.ts'
import { expect, test } from '../story.ts'
import { becomeMember, demo } from '../visitor.ts'
import { translateAlways } from './page-translator.ts'
import { textFaults } from './shown-texts.ts'

/** Of many alike, such as the tiles of a lobby, the first ones. */
const MAX_PRESSES = 8

const visible = { visible: true } as const
const ticks = 'input:is([type=radio], [type=checkbox])'

async function closeDialogs(page: Page): Promise<void> {
  for (let left = 3; left > 0 && (await page.locator('dialog[open]').count()) > 0; left -= 1)
    await page.keyboard.press('Escape')
}

/** Types into every field, and chooses the last option of every choice. */
async function fillIn(page: Page): Promise<void> {
  const main = page.locator('main')
  for (const field of await main.locator(`input:not(${ticks}), textarea`).filter(visible).all())
    if (await field.isEditable()) await field.fill('7')
  for (const choice of await main.locator('select:enabled').filter(visible).all())
    await choice.selectOption({ index: (await choice.locator('option').count()) - 1 })
  for (const tick of await main.locator(`label:has(${ticks}:enabled)`).filter(visible).all())
    await tick.click()
}

/** Presses the next button that was not pressed yet; null: there is none. */
async function pressNext(page: Page): Promise<string | null> {
  const next = page
    .locator('main :is(button, summary):not([disabled], [data-pressed])')
    .filter(visible)
    .first()
  if ((await next.count()) === 0) return null
  const name = await next.evaluate((element) => {
    document.querySelector('[data-pressed=now]')?.setAttribute('data-pressed', 'before')
    element.setAttribute('data-pressed', 'now')
    return element.textContent.trim()
  })
  await page.locator('[data-pressed=now]').click()
  await atRest(page)
  return name
}

const pathOf = (url: string): string => new URL(url).pathname

/**
 * Uses an opened screen like someone who tries everything: types into its fields, chooses, and presses its buttons.
 * After each step the page must show what the site says. Dialogs that open are closed.
 */
export async function useScreen(page: Page): Promise<readonly string[]> {
  const faults = new Set<string>()
  const check = async (step: string) => {
    await everythingAnswered(page)
    for (const fault of await textFaults(page)) faults.add(`${step}: ${fault}`)
  }
  await check('opened')
  const path = pathOf(page.url())
  await closeDialogs(page)
  await fillIn(page)
  await check('filled in')
  for (let left = MAX_PRESSES; left > 0; left -= 1) {
    const name = await pressNext(page)
    // “Try again” on the screen of errors goes back, which leaves the site here.
    if (name === null || page.url() === 'about:blank') break
    await check(`“${name}” pressed`)
    await closeDialogs(page)
    if (pathOf(page.url()) !== path) break
  }
  return [...faults]
}

export const testTranslated = ({ path, address }: Screen, role: (typeof roles)[number]): void =>
  test(`R-NAV-01 ${path} can be used by a ${role} while a browser translates it`, async ({
    page,
    baseURL,
    mock,
  }) => {
    await mock.reset('rich')
    if (role === 'member') await becomeMember(page, baseURL ?? '', demo)
    await translateAlways(page)
    await page.goto(address)
    expect(await useScreen(page)).toEqual([])
  })
