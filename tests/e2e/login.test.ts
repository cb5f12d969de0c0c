import type { Page } from '@playwright/test'
import { Calls } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { answerDialog, demo, desk, openLogin, signOutButton, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

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
