import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { pseudoText, pseudoCatalog } from '../../../src/i18n/pseudo-language.ts'
import { menuPlaces } from '../../../src/generated/places/menu.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { LANGUAGE_COOKIE } from '../../../src/lib/prerendered-page.ts'
import { accessibilityFaults, atRest } from '../axe.ts'
import { everythingAnswered } from '../calls.ts'
import type { Screen } from '../screens.ts'
import { becomeMember, demo, speak } from '../visitor.ts'
import { englishWord, wordsOf } from '../words.ts'
import { misfits } from './clipped-text.ts'
import { layoutShifts, slowDown, watchLayoutShifts } from './late-content.ts'
import type { LayoutShift } from './late-content.ts'

export const widths = [320, 390, 768, 1440] as const
export const heightOf = { 320: 568, 390: 844, 768: 1024, 1440: 900 } as const

export const roles = ['guest', 'member'] as const

type Width = (typeof widths)[number]

export type Look = {
  readonly screen: Screen
  readonly role: (typeof roles)[number]
  /** Of the window, one after another without a reload. */
  readonly widths: readonly [Width, ...Width[]]
  readonly language: Locale | 'pseudo'
}

/** Allowed cumulative layout shift. */
const MAX_LAYOUT_SHIFT = 0.01
/** Maximum window height; the rest of a long list looks the same. */
const TALLEST = 4_000

const hasAxe = (width: Width, language: Look['language']): boolean =>
  (width === 390 || width === 1440) && language !== 'pseudo'

/** Counted at the end of the run. */
const count = (type: string, value: number): void =>
  void test.info().annotations.push({ type, description: String(value) })

/**
 * Opens the screen over a slow network and returns its faults: layout shifts, and at each width misfits and, at two
 * widths, axe violations in both themes.
 */
export async function layoutFaults(
  page: Page,
  baseURL: string,
  look: Look,
): Promise<readonly string[]> {
  const { screen, role, widths, language } = look
  const [first] = widths
  await page.setViewportSize({ width: first, height: heightOf[first] })
  if (language === 'pseudo') await speakPseudoLanguage(page)
  else await speak(page, language)
  if (role === 'member') await becomeMember(page, baseURL, demo)
  await watchLayoutShifts(page)
  await slowDown(page)
  await page.goto(screen.address)
  await settle(page)

  const faults = [...(await layoutShiftFaults(page)), ...(await misfits(page))]
  await closeDialogs(page)
  for (const width of widths)
    for (const fault of await faultsAt(page, width, language))
      faults.push(widths.length > 1 ? `${width} px: ${fault}` : fault)
  return [...new Set(faults)]
}

async function faultsAt(
  page: Page,
  width: Width,
  language: Look['language'],
): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: heightOf[width] })
  await settle(page)
  const faults = [...(await misfits(page))]
  count('looks', 1)
  faults.push(...(await menuDrawerFaults(page, language)))
  await showWhole(page, width)
  faults.push(...(await misfits(page)))
  if (hasAxe(width, language))
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await atRest(page)
      const findings = await accessibilityFaults(page)
      count('axe runs', 1)
      count('contrasts measured', findings.measured)
      faults.push(...findings.faults.map((fault) => `${colorScheme}: ${fault}`))
    }
  return faults
}

/**
 * Fails a story with faults. A story of the matrix only leaves them to its reporter, which fails the run: a failing test
 * would restart the worker with its proxy and mock.
 */
export function judge(faults: readonly string[]): void {
  if (test.info().tags.length === 0) return expect(faults).toEqual([])
  for (const description of faults) test.info().annotations.push({ type: 'fault', description })
}

/** The page's layout shifts in words, if they exceed the limit. */
export async function layoutShiftFaults(page: Page): Promise<readonly string[]> {
  const shifts = await layoutShifts(page)
  const shift = shifts.reduce((sum, { value }) => sum + value, 0)
  count('layout shift', shift)
  if (shift <= MAX_LAYOUT_SHIFT) return []
  return [`layout shift of ${shift.toFixed(3)}`, ...inWords(shifts)]
}

const inWords = (shifts: readonly LayoutShift[]): string[] =>
  shifts.flatMap(({ value, movedElements }) =>
    movedElements.map((what) => `${value.toFixed(3)}: ${what}`),
  )

/** Waits until everything has arrived and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await everythingAnswered(page)
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  await everythingAnswered(page)
  await atRest(page)
}

/** A visible button opens the left drawer with the menu at every width (R-NAV-04). */
async function menuDrawerFaults(
  page: Page,
  language: Look['language'],
): Promise<readonly string[]> {
  const say = (id: 'shell.bar.menu' | 'shell.drawer.openMenu' | 'shell.drawer.menu') =>
    language === 'pseudo' ? pseudoText(englishWord(id)) : wordsOf[language](id)
  const opener = page
    .getByRole('button', { name: say('shell.drawer.openMenu'), exact: true })
    .or(page.getByRole('button', { name: say('shell.bar.menu'), exact: true }))
    .filter({ visible: true })
  if ((await opener.count()) === 0) return ['nothing opens the menu']
  await opener.first().click()
  const drawer = page.getByRole('dialog', { name: say('shell.drawer.menu'), exact: true })
  // A member's drawer has more entries than the top menu.
  await expect(drawer.getByRole('link').nth(menuPlaces.length - 1)).toBeVisible()
  await atRest(page)
  const faults = await misfits(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  return faults.map((fault) => `in the menu: ${fault}`)
}

export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.locator('dialog[open]')
  for (let left = 3; left > 0 && (await dialogs.count()) > 0; left -= 1) {
    await page.keyboard.press('Escape')
    await atRest(page)
  }
}

/** Enlarges the window to the page's height, so that everything is laid out and painted. */
export async function showWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
  await settle(page)
}

/** The language whose texts are lengthened; its pages contain no texts of other languages. */
const SOURCE = 'en'

const dist = join(import.meta.dirname, '../../../dist')

async function lengthenedModule(file: string): Promise<string> {
  const { default: messages } = (await import(pathToFileURL(join(dist, file)).href)) as {
    default: Readonly<Record<string, unknown>>
  }
  return `export default ${JSON.stringify(pseudoCatalog(messages))}`
}

/**
 * Makes the page use long, accented texts, which the built site does not have: changes catalogs on their way, and
 * disables prerendered pages.
 */
async function speakPseudoLanguage(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: LANGUAGE_COOKIE, value: SOURCE, domain: 'localhost', path: '/' }])
  await page.route(/\/assets\/en(\.rest|\.member)?-[^/]+\.js$/, async (route) => {
    const body = await lengthenedModule(new URL(route.request().url()).pathname.slice(1))
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.startsWith('/api/'),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /<div id="root" data-path="[^"]*"/,
        '<div id="root"',
      )
      await route.fulfill({ response, body: html })
    },
  )
}
