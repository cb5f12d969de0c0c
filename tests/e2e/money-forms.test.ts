import { expectAccessible, expectEqualWeight } from '../support/axe.ts'
import { Calls } from '../support/calls.ts'
import { main, moneyForms, open, press, rows, won } from '../support/money-forms.ts'
import { expect, matrixUnless, test } from '../support/story.ts'
import { becomeMember, demo, phone } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', contextOptions: { reducedMotion: 'reduce' } })

const sample = ['applyUserWithdraw before', 'userTransferIn after']

for (const { name, path, route, operation, fill, submit, sentText, doneText, see } of moneyForms)
  for (const when of ['before', 'after'])
    test(
      `R-ACCT-07 ${name}, connection cut ${when} it took effect: the form reports it, also after a reload, and money moves once`,
      matrixUnless(sample.includes(`${operation} ${when}`)),
      async ({ page, baseURL, troubles }) => {
        troubles.expect(/ERR_FAILED|apply-|transfer-|roll-to-balance|money-to-point/)
        await becomeMember(page, baseURL ?? '', demo)
        const calls = new Calls(page)
        await open(page, path)
        await fill(page)
        const keys: (string | undefined)[] = []
        await page.route(route, async (call) => {
          keys.push(call.request().headers()['idempotency-key'])
          if (when === 'after') await call.fetch()
          await call.abort()
        })
        await submit(page)
        const alert = main(page).getByRole('alert')
        await expect(alert).toContainText(word('failure.outcome-unknown.title'))
        await expect(alert).toContainText(sentText)
        await page.unroute(route)

        await page.reload()
        await expect(alert).toContainText(sentText)
        const again = page.waitForRequest(route)
        await press(page, word('moneyForm.unknown.again'))
        keys.push((await again).headers()['idempotency-key'])
        await expect(main(page).getByRole('status').getByText(doneText)).toBeVisible()
        await expect(alert).toHaveCount(0)
        expect(new Set(keys).size).toBe(1)
        await see(page)
        expect(calls.to(route)).toHaveLength(2)
      },
    )

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
      await press(page, '+5만')
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
    word('money.range', { minimum, maximum, ...won })
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
