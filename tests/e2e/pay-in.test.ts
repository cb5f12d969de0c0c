import { main, open, press, requestDeposit } from '../support/money-forms.ts'
import { cards, otherDevice, payingHere, seeDetails, testPayIn } from '../support/pay-in.ts'
import { steer } from '../support/steer.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use(payingHere)

// With lists that tell how to pay, and with those that do not: then the proxy keeps it, whatever the way is.
for (const scenario of ['default', 'document-only'] as const) {
  testPayIn(scenario, ['가상 계좌'])
  test(`R-ACCT-07 R-COMM-02 a bank transfer shows the account that support told, on every device, ${scenario}`, async ({
    page,
    browser,
    baseURL,
    stage,
  }) => {
    await steer(stage.mockUrl, { command: 'scenario', name: scenario })
    await steer(stage.mockUrl, { command: 'approval', automatic: false })
    await becomeMember(page, baseURL ?? '', demo)
    await requestDeposit(page, word('deposits.way.transfer'))
    await seeDetails(page, ['김데모', word('deposits.payIn.account.none')])
    await press(page, word('deposits.account.ask'))
    await expect(cards(page)).toContainText(word('deposits.account.waiting'))
    await steer(stage.mockUrl, { command: 'event', event: 'inquiry-answered' })
    const other = await otherDevice(browser, baseURL ?? '')
    await seeDetails(other, ['000-0000-000000', '김데모', word('deposits.way.transfer')])
    await expect(other.getByRole('button', { name: word('deposits.account.copy') })).toHaveCount(1)
    await other.context().close()
  })
}

test('R-ACCT-07 a deposit without a known account shows none, and how to reach support', async ({
  page,
  baseURL,
  backend,
}) => {
  const deposit = {
    id: 7,
    amount: 150_000,
    status: 'reg',
    requestedAt: '2026-11-20T20:50:00+09:00',
    settledAt: null,
  }
  backend.answerWith('getDepositList', { status: 'success', list: [deposit], total: 1 })
  await becomeMember(page, baseURL ?? '', demo)
  await open(page, '/deposit')
  await seeDetails(page, [word('deposits.payIn.unknown.title')])
  await expect(cards(page).getByRole('link')).toHaveAttribute('href', '/help')
  await expect(
    cards(page).getByRole('button', { name: word('deposits.payIn.to.copy') }),
  ).toHaveCount(0)
})

test('R-ACCT-07 after a cancel nothing says any more that the request is there, or that one still waits', async ({
  page,
  baseURL,
  stage,
}) => {
  await steer(stage.mockUrl, { command: 'approval', automatic: false })
  await becomeMember(page, baseURL ?? '', demo)
  const cancel = async () => {
    await press(page, word('requests.button.cancel'))
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: word('requests.button.cancel') }).click()
    await expect(cards(page)).toHaveCount(0)
  }
  const done = main(page).getByText(word('deposits.done.title'))
  const refused = main(page).getByText(word('deposits.refusal.waiting'))
  await requestDeposit(page, '가상 계좌')
  await cancel()
  await expect(done).toHaveCount(0)

  await requestDeposit(page, '가상 계좌')
  await page.getByRole('radio', { name: '가상 계좌' }).check()
  await press(page, word('amount.step.brief', { amount: '50,000' }))
  await press(page, word('deposits.button.submit'))
  await expect(refused).toBeVisible()
  await cancel()
  await expect(refused).toHaveCount(0)
})
