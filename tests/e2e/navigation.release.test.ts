import type { Locator, Page } from '@playwright/test'
import { guardPlaceOf } from '../../src/features/session/guard-place.ts'
import { menuPlaces } from '../../src/generated/places/menu.ts'
import { expectAccessible } from '../support/axe.ts'
import { Calls, everythingAnswered, whenIdle } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  desk,
  dialogOf,
  loginDrawer,
  loginForm,
  openHome,
  phone,
  signOutButton,
  still,
  warningOf,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

/** The top menu in order: address and name. */
const menu = menuPlaces.map(({ path, name }) => [path, word(name)] as const)

/** Calls that a page makes for every visitor. */
const forEverybody = ['get-casino-setting', 'get-slot-setting', 'get-sport-setting', 'session']
const expectWarning = async (page: Page): Promise<void> => {
  await expect(warningOf(page)).toHaveText([word('msg2001')])
  const { title, lead } = guardPlaceOf(new URL(page.url()).pathname)
  const headings = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(headings).toHaveText([word(title)])
  if (lead !== undefined) await expect(page.getByRole('main').getByText(word(lead))).toBeVisible()
  await expect(loginForm(page.getByRole('main')).id).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const forEverybodyAtHome = ['get-advertisement', 'get-notice-popup', ...forEverybody].sort()

const mainMenu = (within: Page | Locator) =>
  within.getByRole('navigation', { name: word('shell.menu.label') })

const placesOf = (nav: Locator) =>
  nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]))

test.use({ viewport: desk, contextOptions: still })

test('R-NAV-02 R-NAV-04 the top menu names its places in their order, to guests and to members; beside the content is the right drawer', async ({
  page,
  baseURL,
}) => {
  await openHome(page)
  await expect(mainMenu(page).getByRole('link')).toHaveCount(menu.length)
  expect(await placesOf(mainMenu(page))).toEqual(menu.map((place) => [...place]))
  await expect(loginForm(loginDrawer(page)).id).toBeVisible()
  await expect(accountDrawer(page)).toBeHidden()

  await becomeMember(page, baseURL!, demo)
  await page.reload()
  await expect(signOutButton(page)).toBeVisible()
  expect(await placesOf(mainMenu(page))).toEqual(menu.map((place) => [...place]))
  await expect(accountDrawer(page).getByRole('heading', { name: demo.nick })).toBeVisible()
  await expect(loginDrawer(page)).toBeHidden()
})

const currentPlaces = (nav: Locator) =>
  nav
    .locator('[aria-current]')
    .evaluateAll((links) =>
      links.map((link) => [link.firstChild?.textContent, link.getAttribute('aria-current')]),
    )

test('R-NAV-02 R-COMM-01 the menu entry for messages opens the customer centre, which shows the unread count and links to them', async ({
  page,
  baseURL,
  mock,
}) => {
  await mock.reset('unread')
  await becomeMember(page, baseURL!, demo)
  await page.goto('/comp')
  await dialogOf(page, word('msg2003'))
    .getByRole('button', { name: word('dialog.button.no') })
    .click()
  await mainMenu(page)
    .getByRole('link', { name: word('place.note') })
    .click()
  await expect(page).toHaveURL('/help')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('place.help'))
  await expect(main.getByRole('heading', { name: word('inquiries.form.title') })).toBeVisible()
  expect(await currentPlaces(mainMenu(page))).toEqual([[word('place.help'), 'page']])
  await expectAccessible(page)

  const messages = main.getByRole('link', { name: word('home.help.note') })
  await expect(messages.getByRole('img')).toHaveAccessibleName(
    word('shell.count.unread', { count: 3 }),
  )
  await messages.click()
  await expect(page).toHaveURL('/note')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('notes.page.title'))
  expect(await currentPlaces(mainMenu(page))).toEqual([[word('place.note'), 'true']])
  await main.getByRole('button', { name: word('notes.button.readAll') }).click()
  await mainMenu(page)
    .getByRole('link', { name: word('place.note') })
    .click()
  await expect(messages).toBeVisible()
  await expect(messages.getByRole('img')).toHaveCount(0)
})

test('R-NAV-03 a guest who opens a member page by tile, address or menu is asked to log in, and no member data is requested', async ({
  page,
}) => {
  const calls = new Calls(page)
  // Support's contacts are asked for once their code is loaded.
  const requestedRoutes = () =>
    [...new Set(calls.names())].filter((name) => name !== 'get-site-settings').sort()
  await openHome(page)
  const tiles = page.getByRole('main').getByRole('link')
  const paths = ['/casino', '/slot', '/sport', '/deposit', '/withdraw', '/note', '/help']
  for (const path of paths) {
    // Providers below lead there, too.
    await tiles
      .and(page.locator(`[href="${path}"]`))
      .first()
      .click()
    await expectWarning(page)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
  expect(requestedRoutes()).toEqual(forEverybodyAtHome)

  calls.forget()
  await page.goto('/deposit')
  await expectWarning(page)
  await expect(page).toHaveURL('/deposit')
  for (const [path, name] of menu) {
    await mainMenu(page).getByRole('link', { name, exact: true }).click()
    await expectWarning(page)
    await expect(page).toHaveURL(path)
  }
  expect(requestedRoutes()).toEqual(forEverybody)
})

test(
  'R-NAV-03 a guest who types any of ten addresses is asked to log in, and no member data is requested',
  { tag: '@matrix' },
  async ({ page }) => {
    const calls = new Calls(page)
    for (const [path] of menu) {
      await page.goto(path)
      await expectWarning(page)
      await expect(page).toHaveURL(path)
    }
    // The settings have the contacts of support, shown beside the login.
    const expected = [...forEverybody, 'get-site-settings'].sort()
    expect([...new Set(calls.names())].sort()).toEqual(expected)
  },
)

test(
  'R-NAV-03 a guest who then logs in sees the requested screen',
  { tag: '@matrix' },
  async ({ page }) => {
    await page.goto('/note')
    await expectWarning(page)
    const form = loginForm(page.getByRole('main'))
    await form.id.fill(demo.id)
    await form.password.fill(demo.pw)
    await form.submit.click()
    await expect(signOutButton(page)).toBeVisible()
    const heading = page.getByRole('heading', { level: 1, name: word('notes.page.title') })
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL('/note')
  },
)

test('R-NAV-03 a guest who goes back from the warning is where they came from; the heading above the warning had the focus', async ({
  page,
}) => {
  await openHome(page)
  await whenIdle(page)
  await page.getByRole('main').locator('a[href="/casino"]').first().click()
  await expectWarning(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(loginForm(page.getByRole('main')).id).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: word('home.help.title') })).toBeVisible()
  await expect(warningOf(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  const bar = (page: Page) => page.getByRole('navigation', { name: word('shell.bar.label') })

  const openMenu = async (page: Page): Promise<Locator> => {
    await bar(page)
      .getByRole('button', { name: word('shell.bar.menu') })
      .click()
    return page.getByRole('dialog', { name: word('shell.drawer.menu'), exact: true })
  }

  const heading = (page: Page, name: string) =>
    page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, isMobile: true })

    test('R-NAV-04 a guest finds the menu in the left drawer and the login in the right one; the page behind does not scroll along', async ({
      page,
    }) => {
      await openHome(page)
      await whenIdle(page)
      const root = page.locator('html')
      await expect(root).toHaveCSS('overflow', 'visible')
      const drawer = await openMenu(page)
      await expect(drawer.getByRole('link')).toHaveCount(menu.length)
      await expect(root).toHaveCSS('overflow', 'hidden')
      expect(await placesOf(mainMenu(drawer))).toEqual(menu.map((place) => [...place]))
      await drawer.getByRole('button', { name: word('shell.drawer.close') }).click()
      await expect(drawer).toBeHidden()
      await expect(root).toHaveCSS('overflow', 'visible')

      const opener = page.getByRole('banner').getByRole('button')
      await opener.filter({ hasText: word('login.button.submit') }).click()
      const right = page.getByRole('dialog', { name: word('shell.drawer.login'), exact: true })
      await expect(loginForm(right).password).toBeVisible()
      await expect(right.getByRole('link', { name: word('login.link.register') })).toBeVisible()
    })
  })

  test('R-NAV-04 navigation by the left drawer closes it and moves the focus to the new heading, not to the menu button', async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL!, demo)
    await page.goto('/comp')
    await everythingAnswered(page)
    const drawer = await openMenu(page)
    await drawer.getByRole('link', { name: word('place.notice') }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL('/notice')
    await expect(heading(page, word('notices.page.title'))).toBeFocused()

    await (await openMenu(page)).getByRole('link', { name: word('place.notice') }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: word('shell.bar.menu') })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/comp')
    await expect(heading(page, word('comp.page.title'))).toBeFocused()
    await expect(drawer).toBeHidden()

    await page.getByRole('button', { name: word('shell.drawer.openAccount') }).click()
    const right = page.getByRole('dialog', { name: word('shell.drawer.account'), exact: true })
    await expect(right.getByRole('heading', { name: demo.nick })).toBeVisible()
    await right.getByRole('link', { name: word('help.tile.withdraw') }).click()
    await expect(right).toBeHidden()
    await expect(page).toHaveURL('/withdraw')
  })
})
