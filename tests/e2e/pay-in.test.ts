import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { main, open, press, requestDeposit, rows } from '../support/money-forms.ts'
import { steer } from '../support/steer.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, phone, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const here = {
  viewport: phone,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  contextOptions: still,
} as const
test.use({ ...here, permissions: ['clipboard-read', 'clipboard-write'] })

const cards = (page: Page) => main(page).getByRole('region', { name: word('deposits.payIn.title') })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const seeDetails = async (page: Page, details: readonly string[]) => {
  await expect(cards(page)).toHaveCount(1)
  for (const text of ['150,000원', ...details]) await expect(cards(page)).toContainText(text)
}

async function otherDevice(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ ...here, reducedMotion: 'reduce', baseURL })
  const page = await context.newPage()
  await becomeMember(page, baseURL, demo)
  await open(page, '/deposit')
  return page
}

const ways = [
  ['계좌 이체', '000000-00-000000', ['국민은행', '계좌 이체']],
  ['가상 계좌', '000-000-000000', ['신한은행', '가상 계좌']],
  ['코인 지갑', 'demo-wallet-0000', ['지갑 주소', '코인 지갑']],
] as const

// With lists that tell how to pay, and with those that do not: then the proxy keeps it, whatever the way is.
for (const scenario of ['default', 'document-only'] as const) {
  for (const [way, account, told] of scenario === 'default' ? ways : ways.slice(1, 2)) {
    test(`R-ACCT-07 how to pay a deposit by ${way} is there after the tab was closed and on another device, ${scenario}`, async ({
      page,
      context,
      browser,
      baseURL,
      stage,
    }) => {
      await steer(stage.mockUrl, { command: 'scenario', name: scenario })
      await steer(stage.mockUrl, { command: 'approval', automatic: false })
      await becomeMember(page, baseURL ?? '', demo)
      await requestDeposit(page, way)
      await seeDetails(page, [account, ...told])
      await expectAccessible(page)
      await page.close()

      const again = await context.newPage()
      await open(again, '/deposit')
      await seeDetails(again, [account, ...told])
      await cards(again)
        .getByRole('button', { name: word('deposits.payIn.to.copy') })
        .click()
      expect(await clipboard(again)).toBe(account)
      await cards(again)
        .getByRole('button', { name: word('deposits.payIn.amount.copy') })
        .click()
      expect(await clipboard(again)).toBe('150000')

      const other = await otherDevice(browser, baseURL ?? '')
      await seeDetails(other, [account, ...told])
      await steer(stage.mockUrl, { command: 'event', event: 'deposit-approved' })
      await other.reload()
      await expect(rows(other).first()).toContainText(word('request.state.completed'))
      await expect(cards(other)).toHaveCount(0)
      await other.context().close()
    })
  }

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
