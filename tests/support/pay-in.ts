import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { main, open, requestDeposit, rows } from './money-forms.ts'
import { steer } from './steer.ts'
import { expect, test } from './story.ts'
import { becomeMember, demo, phone, still } from './visitor.ts'
import { word } from './words.ts'

const here = {
  viewport: phone,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  contextOptions: still,
} as const
export const cards = (page: Page) =>
  main(page).getByRole('region', { name: word('deposits.payIn.title') })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

export const seeDetails = async (page: Page, details: readonly string[]) => {
  await expect(cards(page)).toHaveCount(1)
  for (const text of ['150,000원', ...details]) await expect(cards(page)).toContainText(text)
}

export async function otherDevice(browser: Browser, baseURL: string): Promise<Page> {
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

/** A Korean phone whose clipboard can be read. */
export const payingHere = { ...here, permissions: ['clipboard-read', 'clipboard-write'] }

type Way = (typeof ways)[number][0]

/** How to pay a deposit stays on the screen until it is settled, whether or not the backend's list tells it. */
export function testPayIn(scenario: 'default' | 'document-only', chosen: readonly Way[]): void {
  for (const [way, account, details] of ways) {
    if (!chosen.includes(way)) continue
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
      await steer(stage.mockUrl, { command: 'event', event: 'deposit-approved' })
      await other.reload()
      await expect(rows(other).first()).toContainText(word('request.state.completed'))
      await expect(cards(other)).toHaveCount(0)
      await other.context().close()
    })
  }
}
