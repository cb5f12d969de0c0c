import type { Page } from '@playwright/test'
import { everythingAnswered } from '../support/calls.ts'
import { slotProvider } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, openHome, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

const linkTo = (page: Page, path: string) =>
  page.getByRole('navigation', { name: word('shell.menu.label') }).locator(`a[href="${path}"]`)

test('R-NAV-05 each page has its own title with the product name; home has only the product name', async ({
  page,
  baseURL,
}) => {
  const title = (name: string) => expect(page).toHaveTitle(`${name} · MARU`)
  await page.goto('/nowhere')
  await title(word('notFound.page.title'))
  await page.goto('/register')
  await title(word('register.page.title'))
  await becomeMember(page, baseURL!, demo)
  await page.goto('/admin/error')
  await title(word('error.text.title'))
  await linkTo(page, '/user').click()
  await title(word('member.page.title'))
  await linkTo(page, '/slot').click()
  await title(word('slot.page.title'))
  await page.getByRole('main').getByRole('link', { name: slotProvider.nameKo, exact: true }).click()
  await title(slotProvider.nameKo)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('MARU')
})

test('R-NAV-01 navigation moves the focus to the heading, also on the way back; a first load does not move it', async ({
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
  await expect(page.getByRole('heading', { level: 1, name: word('home.hero.title') })).toBeFocused()
})
