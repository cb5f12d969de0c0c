import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { LANGUAGE_COOKIE } from '../../src/lib/prerendered-page.ts'
import { word } from './words.ts'

export const demo = { id: 'demo', pw: 'demo1234', nick: '데모' } as const
export const sora = { id: 'sora', pw: 'sora1234', nick: '소라' } as const

type Member = { readonly id: string; readonly pw: string }

/** A window with room for both drawers beside the page, and a phone. */
export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** Stops video and counting digits, for tests that are not about motion. */
export const still = { reducedMotion: 'reduce' } as const

export const speak = (page: Page, language: string): Promise<void> =>
  page
    .context()
    .addCookies([{ name: LANGUAGE_COOKIE, value: language, domain: 'localhost', path: '/' }])

export async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await hidePopup(page)
}

export async function hidePopup(page: Page): Promise<void> {
  const hide = page.getByRole('button', { name: word('popups.hide.button') })
  await hide.click()
  await expect(hide).toBeHidden()
}

export async function becomeMember(page: Page, baseURL: string, { id, pw }: Member): Promise<void> {
  const answer = await page.request.post('/api/routes/user-do-login', {
    headers: { origin: baseURL },
    data: { id, pw },
  })
  expect(await answer.json()).toMatchObject({ status: 'authenticated' })
  await markAsReturning(page, id)
}

/** As after a login by the form: the page reserves space for member content (src/app/inline-scripts.ts). */
export const markAsReturning = (page: Page, name: string): Promise<void> =>
  page.context().addCookies([{ name: 'maru-name', value: name, domain: 'localhost', path: '/' }])

export const loginForm = (within: Page | Locator) => ({
  id: within.getByLabel(word('login.field.id')),
  password: within.getByLabel(word('login.field.password'), { exact: true }),
  submit: within.locator('form').getByRole('button', { name: word('login.button.submit') }),
})

/** Signs in by keyboard in the panel beside the page, and waits until the member is known. */
export async function signIn(page: Page, { id, pw }: Member): Promise<void> {
  const form = loginForm(loginDrawer(page))
  await form.id.fill(id)
  await form.password.fill(pw)
  await form.password.press('Enter')
  await expect(signOutButton(page)).toBeVisible()
}

export const loginDrawer = (page: Page): Locator =>
  page.getByRole('complementary', { name: word('shell.drawer.login') })

export const accountDrawer = (page: Page): Locator =>
  page.getByRole('complementary', { name: word('shell.drawer.account') })

export const signOutButton = (page: Page): Locator =>
  page.getByRole('button', { name: word('account.button.signOut'), exact: true })

export const dialogOf = (page: Page, text: string): Locator =>
  page.getByRole('alertdialog', { name: text })

/** The line above the login that a guest sees instead of a member's page (R-NAV-03). */
export const warningOf = (page: Page): Locator => page.getByRole('main').getByRole('alert')

export async function openLogin(page: Page): Promise<ReturnType<typeof loginForm>> {
  await page.goto('/')
  const form = loginForm(loginDrawer(page))
  await expect(form.submit).toBeVisible()
  return form
}

export async function openAsMember(page: Page, baseURL: string, path = '/comp'): Promise<void> {
  await becomeMember(page, baseURL, demo)
  await page.goto(path)
  await expect(signOutButton(page)).toBeVisible()
}

export async function expectGuest(page: Page): Promise<void> {
  await expect(loginForm(page).submit).toBeVisible()
  await expect(signOutButton(page)).toBeHidden()
}

export async function answerDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
}

/** The open message or inquiry: beside its list, or in a dialog on narrow pages. */
export const reading = (page: Page): Locator =>
  page.getByRole('main').getByRole('article').or(page.getByRole('dialog'))

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** What the page's end shows is written when the player is near it. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
