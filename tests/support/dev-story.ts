import type { Locator, Page } from '@playwright/test'
import { expect, test as story } from './story.ts'
import { demo } from './visitor.ts'
import { word } from './words.ts'

/** Vite compiles files on first request, so a run's first page is slow. */
export const FIRST_LOAD_MS = 60_000

/** Tests of `npm run dev`, where the mock runs in the page. */
export const test = story.extend({
  baseURL: async ({ dev }, use) => {
    await use(dev.siteUrl)
  },
  locale: 'ko-KR',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  // The mock is a service worker.
  serviceWorkers: 'allow',
  actionTimeout: 20_000,
})

export const loginButton = (page: Page) =>
  page.getByRole('button', { name: word('login.button.submit') })

export const signOutButton = (page: Page) =>
  page.getByRole('button', { name: word('account.button.signOut') })

export async function openSite(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await expect(loginButton(page)).toBeVisible({ timeout: FIRST_LOAD_MS })
}

export async function tryLogin(page: Page, password = 'demo1234'): Promise<void> {
  await page.getByLabel(word('login.field.id')).fill(demo.id, { timeout: FIRST_LOAD_MS })
  const field = page.getByLabel(word('login.field.password'), { exact: true })
  await field.fill(password)
  await field.press('Enter')
}

export async function signIn(page: Page): Promise<void> {
  await tryLogin(page)
  await expect(signOutButton(page)).toBeVisible({ timeout: FIRST_LOAD_MS })
}

export const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'QA panel' })

export async function openPanel(page: Page, address = '/'): Promise<Locator> {
  await openSite(page, address)
  await page.keyboard.press('F2')
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'QA panel' })).toBeFocused()
  return panel
}

export const goTo = (panel: Locator, part: string) =>
  panel.getByRole('navigation').getByRole('button', { name: part }).click()

export async function perform(
  panel: Locator,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<Locator> {
  const command = panel
    .locator('details')
    .filter({ has: panel.page().locator('summary').getByText(name, { exact: true }) })
  await command.locator('summary').click()
  for (const [field, value] of Object.entries(fields)) {
    const control = command.getByLabel(field)
    const isChoice = await control.evaluate((element) => element instanceof HTMLSelectElement)
    await (isChoice ? control.selectOption(value) : control.fill(value))
  }
  await command.getByRole('button', { name: /^Perform/ }).click()
  return command.getByRole('status')
}
