import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/story.ts'
import { desk, hidePopup, openAsMember, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: phone, contextOptions: still, colorScheme: 'light' })

const light = 'rgb(242, 238, 230)'
const dark = 'rgb(11, 14, 20)'

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

test('axe finds nothing in the light theme on a guest’s screens', async ({ page }) => {
  test.slow()
  for (const path of ['/', '/login', '/register', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('axe finds nothing in the light theme on a member’s home and lobby', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize(desk)
  await openAsMember(page, baseURL!, '/')
  await expectAccessible(page)
  await page.goto('/casino')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('R-HOME-01 the hero is dark in both themes, and so is the login in it', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const login = page.getByRole('main').getByRole('link', { name: word('login.button.submit') })
    const colours = await login.evaluate((link) => {
      const { color, backgroundColor } = getComputedStyle(link)
      return [color, backgroundColor]
    })
    expect(colours).toEqual(['rgb(238, 241, 246)', 'rgb(36, 45, 63)'])
  }
})
