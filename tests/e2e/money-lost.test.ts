import type { Page } from '@playwright/test'
import { add, main, moneyForm, open, press, rows } from '../support/money-forms.ts'
import { steer } from '../support/steer.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({
  viewport: phone,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  contextOptions: still,
})

const told = (page: Page) => main(page).getByRole('alert')
const again = word('moneyForm.unknown.again')
/** The balances that a press would lead to. */
const seeNoPreview = (page: Page, sum: string) =>
  expect(main(page).getByText(sum, { exact: true }).filter({ visible: true })).toHaveCount(0)

const lists = [
  ['applyUserDeposit', 'getDepositList', '1,300,000원'],
  ['payDeposit', 'getDepositList', '1,300,000원'],
  ['applyUserWithdraw', 'getWithdrawList', '1,150,000원'],
  ['payWithdrawal', 'getWithdrawList', '1,050,000원'],
] as const

for (const scenario of ['default', 'document-only'] as const) {
  for (const [operation, list, next] of lists) {
    const { name, path, fill, submit, done } = moneyForm(operation)
    test(`R-ACCT-07 ${name} whose answer was lost is asked for in the list by each press, and found there, ${scenario}`, async ({
      page,
      baseURL,
      stage,
      backend,
      troubles,
    }) => {
      troubles.expect(/apply-/)
      await steer(stage.mockUrl, { command: 'scenario', name: scenario })
      await steer(stage.mockUrl, { command: 'approval', automatic: false })
      await becomeMember(page, baseURL ?? '', demo)
      await open(page, path)
      await fill(page)
      backend.cut(operation, { when: 'after' })
      const none = { status: 'success', list: [], total: 0 }
      backend.answerWith(list, none)
      await submit(page)
      await expect(told(page)).toContainText(word('failure.outcome-unknown.title'))
      await seeNoPreview(page, next)

      for (let times = 0; times < 2; times += 1) {
        const before = backend.callsTo(list)
        const calls = page.waitForResponse(/apply-/)
        await press(page, again)
        await calls
        await expect(told(page)).toContainText(word('failure.outcome-unknown.title'))
        // By the proxy, which looks the request up, and by the list on the page.
        await expect.poll(() => backend.callsTo(list) - before).toBeGreaterThanOrEqual(2)
        await seeNoPreview(page, next)
      }
      backend.mend()
      await press(page, again)
      await expect(main(page).getByRole('status').getByText(done)).toBeVisible()
      await expect(told(page)).toHaveCount(0)
      await expect(rows(page).filter({ hasText: word('request.state.waiting') })).toHaveCount(1)
      expect(backend.callsTo(operation)).toBe(1)
    })
  }
}

test('R-ACCT-07 a transfer whose answer was lost is in the history of transfers as unknown, and no second one is previewed', async ({
  page,
  baseURL,
  backend,
  troubles,
}) => {
  troubles.expect(/transfer-in/)
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/game')
  await press(page, add('50,000'))
  backend.cut('userTransferIn', { when: 'after' })
  await press(page, word('transfers.submit.intoGames'))
  await expect(told(page)).toContainText(word('transfers.unknown.recorded'))
  const history = main(page).getByRole('table', { name: word('transfers.history.title') })
  await expect(history.getByRole('row').nth(1)).toContainText('50,000원')
  await expect(history.getByRole('row').nth(1)).toContainText(word('transfers.state.unknown'))
  // The balances of now, and not those after one more transfer.
  await expect(main(page).getByText('1,200,000원', { exact: true }).first()).toBeVisible()
  await seeNoPreview(page, '1,150,000원')
})

test('R-ACCT-07 after a refusal no deduction is previewed until the amount is changed', async ({
  page,
  baseURL,
  backend,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/game')
  await press(page, add('50,000'))
  const after = main(page).getByText('1,200,000원', { exact: true }).filter({ visible: true })
  await expect(after).toHaveCount(1)
  backend.answerWith('userTransferIn', { status: 'balance' })
  await press(page, word('transfers.submit.intoGames'))
  await expect(told(page)).toContainText(word('outcome.not-enough-balance'))
  await expect(after).toHaveCount(0)
  await press(page, add('10,000'))
  await expect(main(page).getByText('1,190,000원', { exact: true }).first()).toBeVisible()
})
