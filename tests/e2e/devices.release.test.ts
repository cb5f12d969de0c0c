import type { Browser, Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { main, total } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  answerDialog,
  becomeMember,
  demo,
  desk,
  dialogOf,
  openAsMember,
  phone,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const CHECK_MS = 30_000
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36'
const phoneName = 'Samsung Internet for Android · Android'

/** Ends what earlier tests left: the proxy knows their sessions longer than the mock. */
test.beforeEach(async ({ page, baseURL }) => {
  const post = async (route: string, data: object, token = '') => {
    const headers = { origin: baseURL!, authorization: `Bearer ${token}` }
    const answer = await page.request.post(`/api/routes/${route}`, { headers, data })
    return (await answer.json()) as Record<string, unknown>
  }
  await post('user-do-login', { id: demo.id, pw: demo.pw })
  const { token } = await post('session', {})
  await post('end-sessions', { session: null }, String(token))
  await post('logout', {})
})

/** The member's phone: a browser of its own with its own cookies, on the page of comp money. */
async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    userAgent: PHONE,
    locale: 'ko-KR',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await context.clock.install()
  await becomeMember(page, baseURL, demo)
  await page.goto('/comp')
  await expect(total(page)).toBeVisible()
  return page
}

const otherSessions = (page: Page) =>
  main(page).getByRole('region', { name: word('devices.others.title') })

test('R-SESS-10 a member signs out the phone in the list of devices; the phone shows the reason and the next steps', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.expect(/401/)
  const other = await openPhone(browser, baseURL!)
  await openAsMember(page, baseURL!, '/user')
  await main(page)
    .getByRole('link', { name: word('member.devices.link') })
    .click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(word('devices.page.title'))
  const row = otherSessions(page).getByRole('listitem').filter({ hasText: phoneName })
  await row.getByRole('button', { name: word('devices.button.end') }).click()
  await answerDialog(page, word('dialog.button.no'))
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: word('devices.button.end') }).click()
  await answerDialog(page, word('devices.button.end'))
  await expect(page.getByText(word('devices.done.one'))).toBeVisible()
  await expect(otherSessions(page).getByText(word('devices.empty.title'))).toBeVisible()

  await other.clock.fastForward(CHECK_MS)
  await expect(dialogOf(other, word('session.ended.revoked'))).toBeVisible()
  await answerDialog(other, word('dialog.button.ok'))
  await expect(main(other).getByText(word('session.ended.revoked'))).toBeVisible()
  await page.reload()
  await expect(accountDrawer(page).getByText('1,550,000')).toBeVisible()
  await other.context().close()
})

test('R-SESS-10 a keyboard user signs out all other devices and keeps the focus', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = [await openPhone(browser, baseURL!), await openPhone(browser, baseURL!)]
  await openAsMember(page, baseURL!, '/devices')
  await expect(otherSessions(page).getByRole('listitem')).toHaveCount(2)
  const { keyboard } = page
  const all = word('devices.button.endAll')
  await tabTo(page, otherSessions(page).getByRole('button', { name: all }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: all }))
  await keyboard.press('Enter')
  await expect(page.getByText(word('devices.done.all'))).toBeVisible()
  await expect(otherSessions(page).getByText(word('devices.empty.title'))).toBeVisible()
  await expect(otherSessions(page)).toBeFocused()
  for (const other of [first, second]) {
    const answer = await other.request.post('/api/routes/session', {
      headers: { origin: baseURL! },
      data: {},
    })
    expect(await answer.json()).toEqual({ status: 'unauthenticated' })
    await other.context().close()
  }
})
