import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { Calls, everythingAnswered } from '../support/calls.ts'
import { expectEqualWeight } from '../support/equal-weight.ts'
import { expect, test } from '../support/story.ts'
import {
  desk,
  dialogOf,
  expectGuest,
  openAsMember,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

const SECOND = 1_000
const IDLE = 75 * SECOND
const WARNING = 25 * SECOND

// Sequential, because each worker would start its own proxy.
test.describe.configure({ mode: 'default' })

test.use({
  viewport: desk,
  contextOptions: still,
  proxyEnv: { SESSION_IDLE_MS: String(IDLE) },
})

test.beforeEach(async ({ page, baseURL }) => {
  await page.clock.install()
  await openAsMember(page, baseURL!)
  await everythingAnswered(page)
})

const stopTime = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + SECOND)

test('an idle member is asked before the session ends, and stays signed in with one press', async ({
  page,
}) => {
  const calls = new Calls(page)
  const question = dialogOf(page, word('idle.dialog.title'))
  await page.clock.runFor(IDLE - WARNING)
  await expect(question).toBeVisible()
  await expect(question.getByRole('timer')).toHaveText(/2[0-5]/)
  await page.clock.runFor(10 * SECOND)
  await expect(question.getByRole('timer')).toHaveText(/1[0-5]/)
  await expectAccessible(page)
  await expectEqualWeight(question)
  expect(calls.to('session')).toEqual([])

  await question.getByRole('button', { name: word('idle.button.stay') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => calls.to('session').length).toBe(1)
  await everythingAnswered(page)
  await page.clock.runFor(IDLE - WARNING - 15 * SECOND)
  await expect(question).toBeHidden()
  await page.clock.runFor(15 * SECOND)
  await expect(question).toBeVisible()
})

test('without an answer the page calls the server, which ends the session', async ({
  page,
  mock,
  troubles,
}) => {
  await stopTime(page)
  const calls = new Calls(page)
  const checks = () => calls.to('user-health-check').length
  await page.clock.runFor(IDLE - WARNING)
  await expect(dialogOf(page, word('idle.dialog.title'))).toBeVisible()
  await page.clock.runFor(11 * SECOND)
  await everythingAnswered(page)
  const before = checks()
  await mock.reset()
  troubles.expect(/401/)
  // Between two checks, which run every 30 s.
  await page.clock.runFor(14 * SECOND)
  await expectGuest(page)
  await expect(dialogOf(page, word('session.ended.expired'))).toBeVisible()
  expect([checks() - before, calls.to('session')]).toEqual([1, []])
})

test('a key or a press reports the member’s activity to the server', async ({ page }) => {
  const calls = new Calls(page)
  await page.keyboard.press('Tab')
  await page.clock.runFor(IDLE / 4)
  await expect.poll(() => calls.to('session').length).toBe(1)
  await everythingAnswered(page)
  await page.clock.runFor(IDLE - WARNING - 15 * SECOND)
  await expect(dialogOf(page, word('idle.dialog.title'))).toBeHidden()
  await expect(signOutButton(page)).toBeVisible()
})

test('an answer in one tab is enough for all', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/comp')
  await expect(signOutButton(other)).toBeVisible()
  await stopTime(page)
  await page.clock.runFor(IDLE - WARNING)
  const questions = [page, other].map((tab) => dialogOf(tab, word('idle.dialog.title')))
  for (const question of questions) await expect(question).toBeVisible()
  await other.getByRole('button', { name: word('idle.button.stay') }).click()
  for (const question of questions) await expect(question).toBeHidden()
})
