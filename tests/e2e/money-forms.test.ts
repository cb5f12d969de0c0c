import { expectAccessible } from '../support/axe.ts'
import { Calls, everythingAnswered } from '../support/calls.ts'
import { testCut } from '../support/cut-money-form.ts'
import { expectEqualWeight } from '../support/equal-weight.ts'
import { add, main, moneyForm, open, press, rows, won } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, phone, sora } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: { reducedMotion: 'reduce' } })

// `npm run test:matrix` cuts each form's connection before and after the backend acts.
testCut(moneyForm('applyUserWithdraw'), 'before')
testCut(moneyForm('userTransferIn'), 'after')

test('R-ACCT-06 R-ACCT-07 a deposit is listed as waiting at once, and cancelled by one of two equal buttons', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  await press(page, word('deposits.button.submit'))
  await expect(main(page)).toContainText(word('amount.error.missing'))
  const amount = main(page).getByLabel(word('amount.label'), { exact: true })
  await expect(amount).toBeFocused()
  await amount.fill('70000')
  await expect(amount).toHaveValue('70,000')
  await press(page, word('deposits.button.submit'))
  const waiting = rows(page).filter({ hasText: word('request.state.waiting') })
  await expect(waiting).toContainText('70,000원')
  await expectAccessible(page)

  await press(page, word('requests.button.cancel'))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    word('deposits.cancel.question', { amount: '70,000', ...won }),
  )
  await expectEqualWeight(question)
  await question.getByRole('button', { name: word('requests.button.cancel') }).click()
  await expect(waiting).toHaveCount(0)
  await expect(rows(page).filter({ hasText: '70,000원' })).toContainText(
    word('request.state.cancelled'),
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('R-ACCT-07 the outcome of a request that is sent from the top of the form is in view', async ({
    page,
    baseURL,
  }) => {
    await becomeMember(page, baseURL ?? '', demo)
    await open(page, '/deposit')
    const outcomes = [
      main(page)
        .getByRole('status')
        .filter({ hasText: word('deposits.done.title') }),
      main(page)
        .getByRole('alert')
        .filter({ hasText: word('deposits.refusal.waiting') }),
    ]
    for (const outcome of outcomes) {
      await page.evaluate(() => scrollTo(0, 0))
      await press(page, '+50,000')
      await press(page, word('deposits.button.submit'))
      await expect(outcome).toBeInViewport({ ratio: 1 })
      const foot = main(page).getByRole('button', { name: word('deposits.button.submit') })
      const [note, button] = [await outcome.boundingBox(), await foot.boundingBox()]
      expect(note!.y + note!.height).toBeLessThanOrEqual(button!.y)
    }
  })
})

test('R-ACCT-07 each method says its minimum and maximum, or the account it pays to, before input', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  const methods = main(page).getByRole('group', { name: word('deposits.way.label') })
  const range = (minimum: string, maximum: string) =>
    word('amount.range', { minimum, maximum, ...won })
  await expect(methods.locator('label')).toHaveText([
    `${word('deposits.way.transfer')}${range('1만', '10억')}`,
    `계좌 이체${range('1만', '500만')}`,
    `가상 계좌${range('3만', '300만')}`,
    `코인 지갑${range('10만', '2,000만')}`,
  ])
  const amount = main(page).getByLabel(word('amount.label'), { exact: true })
  await expect(amount).toHaveAccessibleDescription(range('1만', '10억'))
  await page.getByRole('radio', { name: '가상 계좌' }).check()
  await expect(amount).toHaveAccessibleDescription(range('3만', '300만'))

  await open(page, '/withdraw')
  const ways = main(page).getByRole('group', { name: word('withdrawals.way.label') })
  await expect(ways.getByRole('radio', { name: word('withdrawals.way.transfer') })).toBeVisible()
  await expect(ways.locator('label').first()).toContainText('국민은행')
  await expect(ways.locator('label').nth(1)).toContainText(range('1만', '300만'))
  await expect(amount).toHaveAccessibleDescription(
    word('amount.most', { amount: '1,250,000', ...won }),
  )
  await page.getByRole('radio', { name: '코인 지갑' }).check()
  await expect(amount).toHaveAccessibleDescription(range('100,000', '1,250,000'))
})

test('R-ACCT-07 the summary follows the form, and the last method and amount are offered only to this member, without being sent', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desk)
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  const summary = main(page).getByRole('region', { name: word('moneyForm.summary.title') })
  await expect(summary).toContainText('1,250,000원')
  await page.getByRole('radio', { name: '가상 계좌' }).check()
  await press(page, add('50,000'))
  await expect(summary).toContainText('1,300,000원')
  await expect(summary).toContainText('가상 계좌')
  await press(page, word('deposits.button.submit'))
  await expect(main(page)).toContainText(word('deposits.done.title'))

  const calls = new Calls(page)
  const last = main(page).getByRole('button', {
    name: word('moneyForm.last.both', { way: '가상 계좌', amount: '50,000원' }),
  })
  await last.click()
  await expect(page.getByRole('radio', { name: '가상 계좌' })).toBeChecked()
  const amount = main(page).getByLabel(word('amount.label'), { exact: true })
  await expect(amount).toHaveValue('50,000')
  await everythingAnswered(page)
  expect(calls.to('apply-deposit-payment')).toEqual([])
  await open(page, '/withdraw')
  await expect(last).toHaveCount(0)

  await becomeMember(page, baseURL ?? '', sora)
  await open(page, '/deposit')
  await expect(amount).toHaveValue('')
  await expect(last).toHaveCount(0)
})
