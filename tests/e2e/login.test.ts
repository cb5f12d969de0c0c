import type { Page } from '@playwright/test'
import { Calls, holdBack } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import {
  answerDialog,
  demo,
  desk,
  dialogOf,
  hidePopup,
  loginForm,
  openLogin,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

const incomplete = [
  ['neither id nor password', '', ''],
  ['no password', demo.id, ''],
  ['no id', '', demo.pw],
  ['an id of blanks', '   ', demo.pw],
] as const

test('R-SESS-02 R-SESS-03 the login has an id, a password and the way to register; a guest who leaves a field empty sees a warning, and nothing is sent', async ({
  page,
}) => {
  const calls = new Calls(page)
  await page.goto('/login')
  const main = page.getByRole('main')
  const form = loginForm(main)
  await expect(form.id).toHaveAttribute('autocomplete', 'username')
  await expect(form.password).toHaveAttribute('type', 'password')
  for (const [story, id, password] of incomplete) {
    await test.step(story, async () => {
      await form.id.fill(id)
      await form.password.fill(password)
      await form.submit.click()
      await expect(dialogOf(page, word('msg_auth_error'))).toBeVisible()
      await answerDialog(page, word('dialog.button.ok'))
    })
  }
  expect(calls.to('user-do-login')).toEqual([])
  await expect(form.id).toHaveAccessibleDescription(word('login.field.id.missing'))

  await main.getByRole('link', { name: word('login.link.register') }).click()
  await expect(page).toHaveURL('/register')
  const heading = page.getByRole('heading', { level: 1, name: word('register.page.title') })
  await expect(heading).toBeVisible()
})

test('R-SESS-02 R-SESS-05 Enter in either field submits the login, after which the name is kept twice, and the page reloads', async ({
  page,
  context,
}) => {
  const form = await openLogin(page)
  const before = await loadedAt(page)
  const calls = new Calls(page)
  await form.id.fill(demo.id)
  await form.id.press('Enter')
  await answerDialog(page, word('dialog.button.ok'))
  await form.password.fill(demo.pw)
  await form.password.press('Enter')
  await expect(signOutButton(page)).toBeVisible()
  const sent = calls.to('user-do-login').map((request) => request.postDataJSON() as unknown)
  expect(sent).toEqual([{ id: demo.id, pw: demo.pw }])

  expect(await loadedAt(page)).toBeGreaterThan(before)
  const cookies = await context.cookies()
  const named = cookies.find(({ name }) => name === 'maru-name')
  expect(decodeURIComponent(named?.value ?? '')).toBe(demo.nick)
  expect(await page.evaluate(() => localStorage.getItem('maru-name'))).toBe(demo.nick)
})

test('R-SESS-04 a double click on the login is one call with a progress message, and a confirmation after the reload', async ({
  page,
}) => {
  const form = await openLogin(page)
  const calls = new Calls(page)
  const answer = await holdBack(page, 'user-do-login')
  await form.id.fill(demo.id)
  await form.password.fill(demo.pw)
  await form.submit.dblclick()
  const busy = page.getByRole('dialog', { name: word('msg2307') })
  await expect(busy).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(busy).toBeVisible()

  answer.release()
  const toasts = page.getByRole('region', { name: word('toast.region.label') })
  await expect(toasts.getByText(word('msg_auth_success'))).toBeVisible()
  await expect(signOutButton(page)).toBeVisible()
  await expect(busy).toBeHidden()
  expect(calls.to('user-do-login')).toHaveLength(1)
})

test('R-SESS-04 a wrong password or an unreachable server shows its error, keeps the input, and the next attempt succeeds', async ({
  page,
  mock,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/user-do-login answered 50\d/)
  const form = await openLogin(page)
  await hidePopup(page)
  await form.id.fill(demo.id)
  await form.password.fill('not-the-password')
  await form.submit.click()
  const failed = dialogOf(page, word('msg2030'))
  await expect(failed).toContainText(word('login.refusal.wrong-password'))
  await answerDialog(page, word('dialog.button.ok'))
  await expect(form.id).toHaveValue(demo.id)
  await expect(page.getByText(word('login.refusal.wrong-password'))).toBeVisible()

  await mock.reset('down')
  await form.password.fill(demo.pw)
  await form.submit.click()
  await expect(failed).toContainText(word('login.failure'))
  await answerDialog(page, word('dialog.button.ok'))
  await mock.reset()
  await form.submit.click()
  await expect(signOutButton(page)).toBeVisible()
})
