import type { Page } from '@playwright/test'
import { Calls, holdBack } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import {
  answerDialog,
  becomeMember,
  demo,
  desk,
  expectGuest,
  loginDrawer,
  markAsReturning,
  openLogin,
  signIn,
  signOutButton,
  still,
  warningOf,
} from '../support/visitor.ts'
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

test('R-SESS-01 R-SESS-07 R-SESS-09 while the session is unknown, money shows as a dash; no script reaches the session’s id, and the backend’s token never arrives', async ({
  page,
  context,
  baseURL,
}) => {
  const login = await page.request.post('/api/routes/user-do-login', {
    headers: { origin: baseURL! },
    data: { id: demo.id, pw: demo.pw },
  })
  const sideUser = { userId: demo.id, nick: demo.nick }
  const first = (await login.json()) as Record<string, unknown>
  expect(first).toMatchObject({ status: 'authenticated', sideUser })
  expect(first).not.toHaveProperty('token')
  await markAsReturning(page, demo.id)

  const sessionResponse = page.waitForResponse('**/api/routes/session')
  const answer = await holdBack(page, 'session')
  await page.goto('/comp')
  const panel = page.getByRole('complementary', { name: word('shell.drawer.account') })
  await expect(panel.getByText('–')).toBeVisible()
  await expect(panel.getByText(word('money.unknown.label'))).toBeAttached()
  await expect(page.getByText(/\d원/)).toHaveCount(0)
  await expect(loginDrawer(page)).toBeHidden()
  await expect(signOutButton(page)).toBeHidden()

  answer.release()
  await expect(panel.getByText('1,550,000')).toBeVisible()
  await expect(panel.getByText('–')).toBeHidden()
  const session = (await (await sessionResponse).json()) as Record<string, unknown>
  expect(session).toMatchObject({ status: 'authenticated', sideUser })
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(session['token']).not.toBe(cookie?.value)
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
})

test('R-SESS-01 R-SESS-06 a guest sees no balances; Yes ends the session on the server too, and the old cookie is refused', async ({
  page,
  context,
  baseURL,
}) => {
  await openLogin(page)
  await expect(page.getByRole('banner').getByText(word('money.unknown.label'))).toBeHidden()
  await expect(page.getByText(word('shell.balance.label'))).toHaveCount(0)

  await signIn(page, demo)
  const old = (await context.cookies()).filter(({ name }) => name === 'session')
  expect(old).toHaveLength(1)
  await signOutButton(page).click()
  await answerDialog(page, word('dialog.button.yes'))
  await expectGuest(page)
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('maru-name'))).toBeNull()

  await context.addCookies(old)
  await page.goto('/comp')
  await expect(warningOf(page)).toHaveText(word('msg2001'))
  await becomeMember(page, baseURL!, demo)
  await page.reload()
  await expect(signOutButton(page)).toBeVisible()
})
