import type { Page } from '@playwright/test'
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
