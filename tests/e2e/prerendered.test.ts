import type { Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import {
  heading,
  holdCode,
  openHeld,
  prerendered,
  tellTakenOver,
} from '../support/prerendered-pages.ts'
import { expect, test } from '../support/story.ts'
import {
  becomeMember,
  demo,
  desk,
  loginForm,
  phone,
  signOutButton,
  speak,
  still,
} from '../support/visitor.ts'
import { englishWord, word } from '../support/words.ts'

test.use({ viewport: phone, contextOptions: still })

// A sample of `npm run test:matrix`: each page in Korean, and two of them in another language.
tellTakenOver('ko', prerendered)
tellTakenOver('th', ['/', '/slot/game'])

test('R-SESS-07 the money is a dash in the page as it comes for a member, and a guest who never was one sees no place for it', async ({
  page,
  baseURL,
}) => {
  const dash = page.getByRole('banner').getByText('–', { exact: true })
  const release = await openHeld(page, '/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(dash).toBeHidden()
  release()
  await everythingAnswered(page)
  await page.unrouteAll()
  await becomeMember(page, baseURL!, demo)
  const releaseMember = await openHeld(page, '/')
  await expect(dash).toBeVisible()
  releaseMember()
  await expect(page.getByRole('banner').getByText('1,550,000')).toBeVisible()
})

test('R-NAV-03 a lobby opens with the login for a browser without a session, and never for a member', async ({
  page,
  baseURL,
}) => {
  await openHeld(page, '/casino')
  await expect(loginForm(page).submit).toBeVisible()
  await expect(heading(page)).toHaveText(word('guard.dialog.title'))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await becomeMember(page, baseURL!, demo)
  const release = await holdCode(page)
  await page.goto('/casino', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByText(word('shell.page.loading'))).toBeAttached()
  await expect(loginForm(page).submit).toBeHidden()
  release()
  await expect(heading(page)).toHaveText(word('casino.page.title'))
})

test.describe('before the code has come', () => {
  test('what is typed into the login stays, and the press signs in once it has', async ({
    page,
  }) => {
    const release = await openHeld(page, '/login')
    const form = loginForm(page)
    await form.id.pressSequentially(demo.id)
    await form.password.pressSequentially(demo.pw)
    await form.submit.click()
    expect(new URL(page.url()).search).toBe('')
    release()
    await expect(page.getByRole('banner').getByText('1,550,000')).toBeVisible()
  })

  test('what is typed into the registration stays', async ({ page }) => {
    const release = await openHeld(page, '/register')
    const id = page.getByLabel(word('register.field.id'))
    await id.pressSequentially('newcomer1')
    release()
    await everythingAnswered(page)
    await page.getByLabel(word('register.field.nick')).fill('새손님')
    await expect(id).toHaveValue('newcomer1')
  })

  test('a press on a button counts once it has: the menu opens', async ({ page }) => {
    const release = await openHeld(page, '/')
    await page.getByRole('button', { name: word('shell.bar.menu'), exact: true }).click()
    release()
    await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: word('shell.drawer.close') }).click()
    await expect(menu).toBeHidden()
  })

  test('a language that is chosen is spoken once it has', async ({ page }) => {
    const release = await openHeld(page, '/')
    await page.getByRole('button', { name: word('shell.language.label'), exact: true }).click()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    release()
    await expect(heading(page)).toHaveText(englishWord('home.jackpot.title'))
    await page.reload()
    await expect(heading(page)).toHaveText(englishWord('home.jackpot.title'))
  })

  test('a tile leads to its lobby', async ({ page }) => {
    const release = await openHeld(page, '/')
    await page
      .getByRole('main')
      .getByRole('link', { name: word('home.category.slot') })
      .click()
    await expect(page).toHaveURL('/slot')
    release()
    await expect(loginForm(page).submit).toBeVisible()
  })
})

test('a page of another language than the cookie asks for is rendered in that language', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    await speak(page, 'en')
    await route.continue()
  })
  await page.goto('/')
  await expect(heading(page)).toHaveText(englishWord('home.jackpot.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test.beforeEach(({ troubles }) => {
    // So the browser calls the code that it does not run.
    troubles.expect(/^GET \/assets\/\S+\.js failed: csp$/)
  })

  test('home reads, its links work, and the page says what needs JavaScript', async ({ page }) => {
    await speak(page, 'en')
    await page.goto('/')
    await expect(heading(page)).toHaveText(englishWord('home.jackpot.title'))
    await expect(page.locator('noscript p')).toHaveText(englishWord('page.noScript'))
    await expect(page.locator('noscript p')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: englishWord('home.category.casino') })
      .click()
    await expect(page).toHaveURL('/casino')
    await expect(heading(page)).toHaveText(englishWord('guard.dialog.title'))
    await expect(page.locator('noscript p')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: englishWord('login.link.register') })
      .click()
    await expect(heading(page)).toHaveText(englishWord('register.page.title'))
  })

  test('a password that is sent stays out of the address', async ({ page }) => {
    await page.goto('/login')
    const form = loginForm(page)
    await form.id.fill(demo.id)
    await form.password.fill(demo.pw)
    await form.submit.click()
    expect(new URL(page.url()).search).toBe('')
  })
})

test('a member who signs in on a prerendered page is a member on the next', async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/casino')
  const warning = page.getByRole('alertdialog')
  await warning.getByRole('button', { name: word('dialog.button.ok') }).click()
  const form = loginForm(page.getByRole('main'))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.password.press('Enter')
  await expect(signOutButton(page)).toBeVisible()
  await expect(heading(page)).toHaveText(word('casino.page.title'))
})

/** The code that a page asks for while that of its entry is held back. */
const askedAhead = async (page: Page, path: string): Promise<ReadonlySet<string>> => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1]
    if (name !== undefined) asked.add(name)
  })
  await page.route(/\/assets\/index-/, () => undefined)
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => [...asked]).toContain('ko.rest')
  return asked
}

test('R-NAV-03 a member’s screen loads its code at once, not one file after the other', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  const wanted = ['deposits-screen', 'member-area', 'member-actors', 'ko.rest', 'other-screens']
  const asked = await askedAhead(page, '/deposit')
  await expect.poll(() => wanted.filter((name) => !asked.has(name))).toEqual([])
  await page.unrouteAll()
  await page.goto('/deposit')
  await expect(heading(page)).toHaveText(word('deposits.page.title'))
})

test('R-NAV-03 a guest’s page loads no code of the member’s screen in its place', async ({
  page,
}) => {
  const asked = await askedAhead(page, '/deposit')
  await expect.poll(() => [...asked]).toContain('guest-notice')
  expect([...asked].filter((name) => /^(deposits|member)-/.test(name))).toEqual([])
})
