import type { BrowserContext, Page } from '@playwright/test'
import { Calls } from '../support/calls.ts'
import { sendCommand } from '../support/mock-control.ts'
import { withdrawElsewhere } from '../support/other-device.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  answerDialog,
  becomeMember,
  demo,
  desk,
  loginForm,
  openAsMember,
  openLogin,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const CHECK_MS = 30_000

const checksOf = (calls: Calls) => calls.to('user-health-check').length

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

test('R-SESS-08 one of two tabs checks and both show the result; when it closes, the other one takes over', async ({
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

  await page.close()
  await expect.poll(() => checksOf(calls.second)).toBe(1)
  await sendCommand(stage.mockUrl, { command: 'event', event: 'money-changed', amount: 100_000 })
  await second.clock.fastForward(CHECK_MS)
  await expect(accountDrawer(second).getByText('1,600,000')).toBeVisible()
  expect(checksOf(calls.second)).toBe(2)
})

test('R-SESS-08 a guest’s tab that was opened first does not prevent a member’s tab from checking', async ({
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

test('R-SESS-01 R-SESS-05 R-SESS-06 logging out in one tab logs out the other, which says so; logging in there restores the form, and signs in the first tab too', async ({
  page,
  context,
  baseURL,
}) => {
  await openAsMember(page, baseURL!, '/deposit')
  const main = page.getByRole('main')
  const amount = main.getByLabel(word('amount.label'), { exact: true })
  await main
    .getByRole('button', { name: word('amount.step.brief', { amount: '5만' }), exact: true })
    .click()
  await expect(amount).toHaveValue('50,000')
  const second = await context.newPage()
  await second.goto('/comp')

  await test.step('logging out in the second tab', async () => {
    await signOutButton(second).click()
    await answerDialog(second, word('dialog.button.yes'))
    for (const tab of [page, second]) {
      await expect(loginForm(tab).submit).toBeVisible()
      await expect(signOutButton(tab)).toBeHidden()
      await expect(tab.getByText('1,550,000')).toHaveCount(0)
    }
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('place.deposit'))
    await expect(main.getByText(word('session.ended.elsewhere'))).toBeVisible()
    await expect(second.getByText(word('session.ended.elsewhere'))).toBeHidden()
    await expect(page).toHaveURL('/deposit')
  })

  await test.step('logging in in the first tab', async () => {
    const form = loginForm(main)
    await form.id.fill(demo.id)
    await form.password.fill(demo.pw)
    await form.submit.click()
    await expect(signOutButton(page)).toBeVisible()
    await expect(page).toHaveURL('/deposit')
    await expect(amount).toHaveValue('50,000')
    await expect(signOutButton(second)).toBeVisible()
  })
})
