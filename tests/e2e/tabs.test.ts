import type { BrowserContext, Page } from '@playwright/test'
import { Calls, holdBack } from '../support/calls.ts'
import { withdrawElsewhere } from '../support/elsewhere.ts'
import { connectionLost } from '../support/fault-walk.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  desk,
  dialogOf,
  loginForm,
  openLogin,
  signIn,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const CHECK_MS = 30_000

const checksOf = (calls: Calls) => calls.to('user-health-check').length

/** Two tabs of one member; the first came first, so it checks. */
const openTwo = async (context: BrowserContext, first: Page, baseURL: string) => {
  await context.clock.install()
  await becomeMember(first, baseURL, demo)
  const second = await context.newPage()
  const calls = { first: new Calls(first), second: new Calls(second) }
  await first.goto('/comp')
  await expect.poll(() => checksOf(calls.first)).toBe(1)
  await second.goto('/comp')
  for (const tab of [first, second]) {
    await expect(accountDrawer(tab).getByText('1,550,000')).toBeVisible()
  }
  return { second, calls }
}

test('R-SESS-08 of two tabs one checks, and both show what it heard', async ({
  page,
  context,
  stage,
  baseURL,
}) => {
  const { second, calls } = await openTwo(context, page, baseURL!)
  await withdrawElsewhere(stage.mockUrl, demo, 50_000)
  await context.clock.fastForward(CHECK_MS)
  for (const tab of [page, second]) {
    await expect(accountDrawer(tab).getByText('1,500,000')).toBeVisible()
  }
  expect([checksOf(calls.first), checksOf(calls.second)]).toEqual([2, 0])
})

test('R-SESS-08 when the tab that checks is closed, the other one takes over', async ({
  page,
  context,
  stage,
  baseURL,
}) => {
  const { second, calls } = await openTwo(context, page, baseURL!)
  await page.close()
  await expect.poll(() => checksOf(calls.second)).toBe(1)
  await withdrawElsewhere(stage.mockUrl, demo, 50_000)
  await second.clock.fastForward(CHECK_MS)
  await expect(accountDrawer(second).getByText('1,500,000')).toBeVisible()
  expect(checksOf(calls.second)).toBe(2)
})

test('R-SESS-08 a guest’s tab, though it came first, keeps no member’s tab from checking', async ({
  page,
  context,
  baseURL,
}) => {
  await openLogin(page)
  await becomeMember(page, baseURL!, demo)
  const second = await context.newPage()
  const calls = new Calls(second)
  await second.goto('/comp')
  await expect.poll(() => checksOf(calls)).toBe(1)
})

test('R-SESS-08 when the tab that checks is silent, the other one says so and takes over', async ({
  page,
  context,
  stage,
  baseURL,
}) => {
  const { second, calls } = await openTwo(context, page, baseURL!)
  const panel = accountDrawer(second)
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  await withdrawElsewhere(stage.mockUrl, demo, 50_000)
  await context.clock.fastForward(2 * CHECK_MS)
  await expect(accountDrawer(page).getByText('1,500,000')).toBeVisible()
  expect(checksOf(calls.second)).toBe(0)
  const answer = await holdBack(second, 'user-health-check')
  await context.clock.fastForward(CHECK_MS)
  await expect(connectionLost(second)).toBeVisible()
  answer.release()
  await expect(panel.getByText('1,500,000')).toBeVisible()
  await expect(connectionLost(second)).toBeHidden()
})

test('R-SESS-06 logging out in one tab logs out the other, which says so', async ({
  page,
  context,
  baseURL,
}) => {
  const { second } = await openTwo(context, page, baseURL!)
  await second.getByRole('button', { name: word('account.button.signOut') }).click()
  const question = dialogOf(second, word('msg2285'))
  await question.getByRole('button', { name: word('dialog.button.yes') }).click()
  for (const tab of [page, second]) {
    await expect(loginForm(tab).submit).toBeVisible()
    await expect(signOutButton(tab)).toBeHidden()
    await expect(tab.getByText('1,550,000')).toHaveCount(0)
  }
  await expect(page.getByRole('main').getByText(word('session.ended.elsewhere'))).toBeVisible()
  await expect(second.getByText(word('session.ended.elsewhere'))).toBeHidden()
})

test('R-SESS-05 logging in in one tab makes the other one a member too', async ({
  page,
  context,
}) => {
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto('/')
    await expect(loginForm(tab).submit).toBeVisible()
  }
  await signIn(page, demo)
  await expect(signOutButton(second)).toBeVisible()
})
