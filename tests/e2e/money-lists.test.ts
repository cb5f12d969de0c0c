import type { Page } from '@playwright/test'
import { Calls, everythingAnswered } from '../support/calls.ts'
import { add, main, open, press, rows, total } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport: desk, contextOptions: still })

const waiting = (page: Page) => rows(page).filter({ hasText: word('request.state.waiting') })

test('R-ACCT-06 a deposit that waits is completed without a reload, and the balance with it', async ({
  page,
  baseURL,
  backend,
}) => {
  await page.clock.install()
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  await expect(rows(page)).toHaveCount(5)
  const calls = new Calls(page)
  await page.clock.runFor(10_000)
  await everythingAnswered(page)
  expect(calls.to('get-deposit-list')).toHaveLength(0)

  await press(page, add('50,000'))
  await press(page, word('deposits.button.submit'))
  await expect(waiting(page)).toHaveCount(1)
  const at = new Date().toISOString()
  const deposit = { id: 900, amount: 50_000, requestedAt: at }
  backend.answerWith('getDepositList', {
    status: 'success',
    list: [{ ...deposit, status: 'reg', settledAt: null }],
    total: 1,
  })
  await page.clock.runFor(10_000)
  await expect(rows(page)).toHaveCount(2)
  await expect(waiting(page)).toHaveCount(1)
  backend.answerWith('getDepositList', {
    status: 'success',
    list: [{ ...deposit, status: 'already', settledAt: at }],
    total: 1,
  })
  backend.answerWith('getInGameBalance', {
    status: 'success',
    userId: 'demo',
    balance: 1_300_000,
    gameMoney: 300_000,
    rolling: 18_400,
  })
  await page.clock.runFor(10_000)
  await expect(rows(page).last()).toContainText(word('request.state.completed'))
  await expect(waiting(page)).toHaveCount(0)
  await expect(total(page)).toContainText('1,600,000원')
})

test('R-ACCT-07 while deposits are closed a member knows before the form is filled, and until when', async ({
  page,
  baseURL,
  backend,
}) => {
  backend.answerWith('getBalanceDepositLock', {
    status: 'success',
    locked: true,
    reason: 'bank_hours',
    until: '2026-11-23T00:30:00+09:00',
  })
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  await expect(main(page)).toContainText(word('deposits.lock.title'))
  await expect(main(page)).toContainText('00:30')
  const send = main(page).getByRole('button', { name: word('deposits.button.submit') })
  await expect(send).toBeDisabled()
  await expect(main(page).getByLabel(word('amount.label'), { exact: true })).toBeDisabled()
})
