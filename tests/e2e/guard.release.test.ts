import type { Page } from '@playwright/test'
import { games, slotProvider } from '../support/games.ts'
import { fillRegistration } from '../support/guest-walk.ts'
import { expect, test } from '../support/story.ts'
import { demo, desk, loginForm, signOutButton, still, warningOf } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true })

const logIn = async (page: Page): Promise<void> => {
  const form = loginForm(page.getByRole('main'))
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.submit.click()
  await expect(signOutButton(page)).toBeVisible()
}

test('R-NAV-03 R-REG-01 a guest who opens the slots of one provider returns there after the login, also after registering or resetting the password', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto(games.slot.address)
  await expect(warningOf(page)).toHaveText(word('msg2001'))
  await main.getByRole('link', { name: word('login.link.register') }).click()
  // The login form has the same field names.
  await expect(heading(page, word('register.page.title'))).toBeVisible()
  await fillRegistration(page)
  await main.getByRole('button', { name: word('register.button.submit') }).click()
  await main.getByRole('link', { name: word('register.done.login') }).click()
  await main.getByRole('link', { name: word('login.link.forgot') }).click()
  await expect(heading(page, word('reset.page.title'))).toBeVisible()
  await page.goBack()
  await expect(heading(page, word('login.screen.title'))).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL(games.slot.address)
  await expect(heading(page, slotProvider.nameKo)).toBeVisible()
})

test('R-NAV-03 an address of another site leads to the home page after the login', async ({
  page,
}) => {
  const evil = encodeURIComponent('https://evil.example/')
  await page.goto(`/login?next=${evil}&redirect=${evil}&returnTo=%2F%2Fevil.example`)
  await logIn(page)
  await expect(page).toHaveURL('/')
})

test('R-NAV-03 a guest finds providers by their initials where members search all games, and a press leads to the page of one', async ({
  page,
}) => {
  await page.goto('/search')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('ㄷㅂㅍㄹㅇ')
  const tiles = main.getByRole('list').getByRole('link')
  await expect(tiles).toHaveCount(1)
  await expect(main.getByRole('status')).toHaveText(word('guard.providers.count', { count: 1 }))
  await tiles.click()
  await expect(page).toHaveURL(games.slot.address)
  await expect(heading(page, slotProvider.nameKo)).toBeVisible()
})
