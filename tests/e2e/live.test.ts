import type { Browser, Page } from '@playwright/test'
import { everythingAnswered, followCalls, holdBack } from '../support/calls.ts'
import { sendCommand } from '../support/mock-control.ts'
import { withdrawElsewhere } from '../support/other-device.ts'
import { main, open, press } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { accountDrawer, becomeMember, demo, desk, reading, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ locale: 'ko-KR', timezoneId: 'Asia/Seoul', viewport: desk, contextOptions: still })

/** Opens a page of a member that reads the stream of events for its browser. */
async function openListening(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/api/routes/member-events')
  await open(page, path)
  expect((await stream).status()).toBe(200)
  // A page that comes back while it checks does not check once more.
  await everythingAnswered(page)
}

/** Another browser of the member. */
async function openElsewhere(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: desk, locale: 'ko-KR', ...still })
  followCalls(context)
  const page = await context.newPage()
  await becomeMember(page, baseURL, demo)
  await openListening(page, path)
  return page
}

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('A-226 R-SESS-08 R-SESS-10 a new balance in one browser appears in another browser of the member at once, and so does that it was signed out there', async ({
  page,
  browser,
  stage,
  baseURL,
  troubles,
}) => {
  troubles.expect(/user-health-check answered 401/)
  await becomeMember(page, baseURL!, demo)
  await openListening(page, '/comp')
  const other = await openElsewhere(browser, baseURL!, '/comp')
  const ownChecks = await holdBack(page, 'user-health-check')
  await withdrawElsewhere(stage.mockUrl, demo, 50_000)
  await comeBack(other)
  for (const one of [other, page])
    await expect(accountDrawer(one).getByText('1,500,000')).toBeVisible()
  ownChecks.release()
  await open(other, '/devices')
  const end = word('devices.button.end')
  await main(other).getByRole('button', { name: end }).first().click()
  await other.getByRole('alertdialog').getByRole('button', { name: end }).click()
  await expect(page.getByText(word('session.ended.revoked')).first()).toBeVisible()
  await other.context().close()
})

test('A-226 R-COMM-01 an inquiry that is answered while it is open shows the answer, also in a tab that does not check', async ({
  page,
  context,
  stage,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, demo)
  await openListening(page, '/comp')
  const second = await context.newPage()
  await open(second, '/help')
  await main(second).getByLabel(word('inquiries.form.subject')).fill('계좌 변경')
  await main(second).getByLabel(word('inquiries.form.content')).fill('은행을 바꾸고 싶어요.')
  await press(second, word('inquiries.button.send'))
  await main(second).getByRole('button', { name: '계좌 변경' }).click()
  await expect(reading(second)).toContainText(word('inquiries.text.waiting'))
  await everythingAnswered(second)

  await sendCommand(stage.mockUrl, {
    command: 'event',
    event: 'inquiry-answered',
    answer: '오늘 바꿔 드렸습니다.',
  })
  await comeBack(page)
  await expect(reading(second)).toContainText('오늘 바꿔 드렸습니다.')
  await expect(reading(second)).not.toContainText(word('inquiries.text.waiting'))
})
