import type { Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import { enterLobby, slotProvider } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, openHome, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

const linkTo = (page: Page, path: string) =>
  page.getByRole('navigation', { name: word('shell.menu.label') }).locator(`a[href="${path}"]`)

test('R-NAV-05 each page has a title of its own beside the product tag, home has the tag alone', async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle('MARU')
  await page.goto('/register')
  await expect(page).toHaveTitle(`${word('register.page.title')} · MARU`)
  await becomeMember(page, baseURL!, demo)
  const titles = {
    '/casino': word('casino.page.title'),
    '/user': word('member.page.title'),
    '/admin/error': word('error.page.title'),
    '/nowhere': word('notFound.page.title'),
  }
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · MARU`)
  }
  await enterLobby(page, 'slot')
  await expect(page).toHaveTitle(`${slotProvider.nameKo} · MARU`)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('MARU')
})

test('R-NAV-01 who goes to another page is at its heading, also on the way back; a first load takes no focus', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await openHome(page)
  await everythingAnswered(page)
  await page.reload()
  await everythingAnswered(page)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)

  await linkTo(page, '/casino').click()
  await expect(heading(page, word('casino.page.title'))).toBeFocused()
  await linkTo(page, '/deposit').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, word('deposits.page.title'))).toBeFocused()
  await page.goBack()
  await expect(heading(page, word('casino.page.title'))).toBeFocused()
  await page.goBack()
  await expect(heading(page, word('home.jackpot.title'))).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: word('shell.bar.menu'), exact: true }).click()
    return page.getByRole('dialog', { name: word('shell.drawer.menu'), exact: true })
  }

  test('R-NAV-04 who goes somewhere by the menu is at the heading there, not at the button that opened the menu', async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL!, demo)
    await page.goto('/comp')
    await everythingAnswered(page)
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: word('place.notice') }).click()
    await expect(menu).toBeHidden()
    await expect(heading(page, word('notices.page.title'))).toBeFocused()

    await (await openMenu(page)).getByRole('link', { name: word('place.notice') }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: word('shell.bar.menu') })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/comp')
    await expect(heading(page, word('comp.page.title'))).toBeFocused()
    await expect(menu).toBeHidden()
  })
})
