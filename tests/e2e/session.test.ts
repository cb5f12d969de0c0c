import { everythingAnswered, holdBack } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import {
  answerDialog,
  becomeMember,
  demo,
  desk,
  dialogOf,
  expectGuest,
  loginDrawer,
  markAsReturning,
  openAsMember,
  openLogin,
  signIn,
  signOutButton,
  still,
  warningOf,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const LIFETIME_MS = 28_800_000

test('R-SESS-01 a forged cookie is not a session', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'session', value: 'A'.repeat(43), url: baseURL! }])
  await page.goto('/user')
  await expect(warningOf(page)).toHaveText(word('msg2001'))
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
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

test('R-CONST-01 a session ends eight hours after the login, however busy the member was, and not earlier on a device whose clock is hours ahead', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.expect(/401/)
  await page.clock.install({ time: Date.now() + LIFETIME_MS - 60_000 })
  await openAsMember(page, baseURL!)
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  const left = (cookie?.expires ?? 0) * 1_000 - Date.now()
  expect(left).toBeGreaterThan(LIFETIME_MS - 60_000)
  expect(left).toBeLessThanOrEqual(LIFETIME_MS)

  // Advancing the clock would time out running calls.
  await everythingAnswered(page)
  const checked = page.waitForResponse('**/api/routes/user-health-check')
  await page.clock.fastForward(120_000)
  await checked
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(signOutButton(page)).toBeVisible()

  await page.clock.fastForward(LIFETIME_MS - 120_000)
  await expect(dialogOf(page, word('session.ended.expired'))).toBeVisible()
})
