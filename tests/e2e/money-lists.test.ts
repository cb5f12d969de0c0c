import type { Page } from '@playwright/test'
import { Calls, everythingAnswered } from '../support/calls.ts'
import { add, main, open, press, rows } from '../support/money-forms.ts'
import { steer } from '../support/steer.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { total } from '../support/total.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport: desk, contextOptions: still })

const waiting = (page: Page) => rows(page).filter({ hasText: word('request.state.waiting') })

test('R-ACCT-06 a deposit that the operator approves is completed at the next look, and the balance with it', async ({
  page,
  baseURL,
  stage,
}) => {
  await page.clock.install()
  await steer(stage.mockUrl, { command: 'approval', automatic: false })
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  await expect(rows(page)).toHaveCount(4)
  const calls = new Calls(page)
  await page.clock.runFor(10_000)
  await everythingAnswered(page)
  expect(calls.to('get-deposit-list')).toHaveLength(0)

  await press(page, add('50,000'))
  await press(page, word('deposits.button.submit'))
  await expect(waiting(page)).toHaveCount(1)
  await everythingAnswered(page)
  await page.clock.runFor(10_000)
  await everythingAnswered(page)
  await expect(waiting(page)).toHaveCount(1)
  const looks = calls.to('get-deposit-list').length

  await steer(stage.mockUrl, { command: 'event', event: 'deposit-approved' })
  const approvedAt = performance.now()
  await page.clock.runFor(10_000)
  await expect(rows(page).filter({ hasText: '50,000' }).first()).toContainText(
    word('request.state.completed'),
  )
  await expect(total(page)).toContainText('1,600,000원')
  const took = Math.round(performance.now() - approvedAt)
  test.info().annotations.push({ type: 'approved to shown', description: `${took} ms` })
  await expect(waiting(page)).toHaveCount(0)
  expect(calls.to('get-deposit-list')).toHaveLength(looks + 1)
  expect(calls.to('apply-user-deposit')).toHaveLength(1)
})

test('R-ACCT-07 while deposits are locked, a member reads that and until when before filling in the form', async ({
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
