import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { sendCommand } from '../support/mock-control.ts'
import { main, open, press, requestDeposit, rows } from '../support/money-forms.ts'
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
  ['가상 계좌', '000-000-000000', ['신한은행', '가상 계좌']],
  ['계좌 이체', '000000-00-000000', ['국민은행', '계좌 이체']],
  ['코인 지갑', 'demo-wallet-0000', ['지갑 주소', '코인 지갑']],
] as const

// With lists that tell how to pay, and with those that do not: then the proxy keeps it, whatever the way is.
for (const scenario of ['default', 'document-only'] as const) {
  for (const [way, account, details] of ways) {
    const isSample = way === '가상 계좌' && scenario === 'document-only'
    if (scenario === 'document-only' && !isSample) continue
    test(
      `R-ACCT-07 how to pay a deposit by ${way} is there after the tab was closed and on another device, ${scenario}`,
      { tag: isSample ? [] : '@release' },
      async ({ page, context, browser, baseURL, stage }) => {
        await sendCommand(stage.mockUrl, { command: 'scenario', name: scenario })
        await sendCommand(stage.mockUrl, { command: 'approval', automatic: false })
        await becomeMember(page, baseURL ?? '', demo)
        await requestDeposit(page, way)
        await seeDetails(page, [account, ...details])
        await expectAccessible(page)
        await page.close()

        const again = await context.newPage()
        await open(again, '/deposit')
        await seeDetails(again, [account, ...details])
        await cards(again)
          .getByRole('button', { name: word('deposits.payIn.to.copy') })
          .click()
        expect(await clipboard(again)).toBe(account)
        await cards(again)
          .getByRole('button', { name: word('deposits.payIn.amount.copy') })
          .click()
        expect(await clipboard(again)).toBe('150000')

        const other = await otherDevice(browser, baseURL ?? '')
        await seeDetails(other, [account, ...details])
        await sendCommand(stage.mockUrl, { command: 'event', event: 'deposit-approved' })
        await other.reload()
        await expect(rows(other).first()).toContainText(word('request.state.completed'))
        await expect(cards(other)).toHaveCount(0)
        await other.context().close()
      },
    )
  }

  const tag = scenario === 'default' ? [] : '@release'
  test(
    `R-ACCT-07 R-COMM-02 a bank transfer shows the account that support told, on every device, ${scenario}`,
    { tag },
    async ({ page, browser, baseURL, stage }) => {
      await sendCommand(stage.mockUrl, { command: 'scenario', name: scenario })
      await sendCommand(stage.mockUrl, { command: 'approval', automatic: false })
      await becomeMember(page, baseURL ?? '', demo)
      await requestDeposit(page, word('deposits.way.transfer'))
      await seeDetails(page, ['김데모', word('deposits.payIn.account.none')])
      await press(page, word('deposits.account.ask'))
      await expect(cards(page)).toContainText(word('deposits.account.waiting'))
      await sendCommand(stage.mockUrl, { command: 'event', event: 'inquiry-answered' })
      const other = await otherDevice(browser, baseURL ?? '')
      await seeDetails(other, ['000-0000-000000', '김데모', word('deposits.way.transfer')])
      await expect(other.getByRole('button', { name: word('deposits.account.copy') })).toHaveCount(
        1,
      )
      await other.context().close()
    },
  )
}

test('R-ACCT-07 a deposit without a known account shows none, and how to reach support; while deposits are locked, the form says until when before it is filled in', async ({
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
  await seeDetails(page, [word('deposits.payIn.unknown.title')])
  await expect(cards(page).getByRole('link')).toHaveAttribute('href', '/help')
  await expect(
    cards(page).getByRole('button', { name: word('deposits.payIn.to.copy') }),
  ).toHaveCount(0)
})
