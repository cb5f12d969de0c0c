import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/story.ts'
import { desk, hidePopup, openAsMember, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: phone, contextOptions: still, colorScheme: 'light' })

const light = 'rgb(242, 238, 230)'
const dark = 'rgb(11, 14, 20)'
const darkText = 'rgb(26, 29, 37)'

const ground = (page: Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)

/** The ground of each frame from the first one on. */
const watchGround = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { grounds: seen })
    const look = () => {
      if (document.querySelector('body'))
        seen.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const grounds = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds])

const choose = async (page: Page, theme: 'system' | 'light' | 'dark') => {
  await page.getByRole('button', { name: word('shell.bar.menu'), exact: true }).click()
  const choice = page.getByRole('group', { name: word('shell.theme.label') })
  await choice.getByRole('radio', { name: word(`shell.theme.${theme}`) }).check()
  await page.getByRole('button', { name: word('shell.drawer.close') }).click()
}

test('the page follows the system’s theme; another one is kept in this browser, and no frame has the wrong one', async ({
  page,
}) => {
  await page.goto('/')
  await hidePopup(page)
  expect(await ground(page)).toBe(light)
  await choose(page, 'dark')
  await expect.poll(() => ground(page)).toBe(dark)
  await watchGround(page)
  for (const path of ['/', '/login', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await grounds(page)]).toEqual([path, [dark]])
  }
  await choose(page, 'system')
  await expect.poll(() => ground(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(dark)
})

test('a change of the system’s theme while the page loads is followed', async ({ page }) => {
  await page.route(/\/after-load-/, async (route) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await route.continue()
  })
  await page.goto('/login')
  await expect.poll(() => ground(page)).toBe(dark)
})

test('in the light theme a guest reads dark titles on light grounds, and axe finds nothing', async ({
  page,
}) => {
  test.slow()
  for (const path of ['/', '/casino', '/search', '/login', '/register', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', darkText)
    await expectAccessible(page)
  }
})

test('axe finds nothing in the light theme on a member’s home, lobby and deposits', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize(desk)
  await openAsMember(page, baseURL!, '/')
  await expectAccessible(page)
  for (const path of ['/casino', '/deposit']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', darkText)
    await expectAccessible(page)
  }
})
