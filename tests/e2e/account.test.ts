import type { Page } from '@playwright/test'
import { changeAnswer } from '../support/calls.ts'
import { rows } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  desk,
  signOutButton,
  sora,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

const open = async (
  page: Page,
  baseURL: string,
  { path = '/comp', member }: { path?: string; member?: typeof sora } = {},
): Promise<void> => {
  await becomeMember(page, baseURL, member ?? demo)
  await page.goto(path)
  await expect(signOutButton(page)).toBeAttached()
}

const detailsOf = (within: ReturnType<typeof accountDrawer>) =>
  within
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('dt')?.textContent,
          row.querySelector('dd')?.textContent,
        ]),
      ),
    )

test('R-ACCT-01 the account panel shows name, balances, unread counts and links to support', async ({
  page,
  baseURL,
  mock,
}) => {
  await mock.reset('unread')
  await open(page, baseURL!, { path: '/note' })
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('dialog.button.no') })
    .click()
  const panel = accountDrawer(page)
  await expect(panel.getByText(demo.id, { exact: false }).first()).toBeVisible()
  await expect(panel.getByRole('heading', { name: demo.nick })).toBeVisible()
  await expect(panel.getByRole('button', { name: word('account.button.signOut') })).toBeVisible()
  expect(await detailsOf(panel)).toEqual({
    [word('account.balance.total')]: '1,550,000원',
    [word('account.balance.site')]: '1,250,000원',
    [word('account.balance.game')]: '300,000원',
    [word('account.balance.comp')]: '18,400점',
  })
  const tiles = panel.getByRole('navigation', { name: word('account.help.title') })
  const hrefs = await tiles
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/deposit', '/withdraw', '/note', '/help'])
  const [messages, inquiries] = [word('help.tile.notes'), word('help.tile.inquiry')]
  for (const [name, count] of [
    [messages, 3],
    [inquiries, 1],
  ] as const) {
    const unread = word('shell.count.unread', { count })
    await expect(tiles.getByRole('link', { name: `${name} ${unread}` })).toBeVisible()
  }
})

const testMoney = async (
  page: Page,
  { balance, gameMoney, rolling }: Readonly<Record<'balance' | 'gameMoney' | 'rolling', unknown>>,
): Promise<void> => {
  await changeAnswer(page, 'get-in-game-balance', (answer) => ({
    ...answer,
    balance,
    gameMoney,
    rolling,
  }))
  await changeAnswer(page, 'user-health-check', (answer) => ({
    ...answer,
    user: { ...(answer['user'] as object), balance, in_balance: gameMoney, rolling },
  }))
}

test('R-ACCT-02 R-ACCT-03 balance and game money are added and then truncated; an invalid amount counts as 0, also in the total, and is marked', async ({
  page,
  baseURL,
}) => {
  await testMoney(page, { balance: 1_000.6, gameMoney: 2_000.6, rolling: 12.9 })
  await open(page, baseURL!)
  const panel = accountDrawer(page)
  await expect(panel.getByText('3,001')).toBeVisible()
  expect(await detailsOf(panel)).toEqual({
    [word('account.balance.total')]: '3,001원',
    [word('account.balance.site')]: '1,000원',
    [word('account.balance.game')]: '2,000원',
    [word('account.balance.comp')]: '12점',
  })
  await expect(page.getByRole('banner').getByText('3,001')).toBeVisible()

  await page.unrouteAll()
  await testMoney(page, { balance: 1_250_000, gameMoney: 'a lot', rolling: null })
  await page.reload()
  await expect(panel.getByText(word('account.balances.unreadable'))).toBeVisible()
  expect(await detailsOf(panel)).toEqual({
    [word('account.balance.total')]: '1,250,000원',
    [word('account.balance.site')]: '1,250,000원',
    [word('account.balance.game')]: '0원',
    [word('account.balance.comp')]: '0점',
  })
})

const factsOfPage = async (page: Page) => {
  await expect(page.getByRole('main').getByText(word('member.bank.number'))).toBeVisible()
  return detailsOf(page.getByRole('main'))
}

const aDay: unknown = expect.stringMatching(/^20\d\d-\d\d-\d\d$/)

test('R-ACCT-01 R-ACCT-04 R-ACCT-05 a member sees all of their data, counts of 0 without unread items, and dates as YYYY-MM-DD', async ({
  page,
  baseURL,
}) => {
  await open(page, baseURL!, { path: '/user' })
  expect(await factsOfPage(page)).toEqual({
    [word('member.person.id')]: 'demo',
    [word('member.person.phone')]: '•••-••••-5678',
    [word('member.person.registeredAt')]: aDay,
    [word('member.person.lastLoginAt')]: aDay,
    [word('account.balance.site')]: '1,250,000원',
    [word('account.balance.game')]: '300,000원',
    [word('account.balance.comp')]: '18,400점',
    [word('member.bank.name')]: '국민은행',
    [word('member.bank.owner')]: '김데모',
    [word('member.bank.number')]: '••••••-••-••3456',
  })
  await expect(page.getByRole('main').getByRole('heading', { name: '데모' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${word('member.person.level')} 3`)

  const none = word('account.count.value', { count: 0 })
  const tiles = accountDrawer(page).getByRole('navigation')
  await expect(tiles.getByText(none, { exact: true })).toHaveCount(2)
  await tiles.getByRole('link', { name: word('help.tile.deposit') }).click()
  await expect(rows(page)).toHaveCount(4)
  const days = await rows(page).locator('time').allTextContents()
  expect(days).toEqual(Array.from({ length: 8 }, () => aDay))
})

test('R-ACCT-04 a date that does not exist shows as a dash', async ({ page, baseURL }) => {
  await open(page, baseURL!, { path: '/user', member: sora })
  const facts = await factsOfPage(page)
  expect(facts).toMatchObject({
    [word('member.person.registeredAt')]: aDay,
    [word('member.person.lastLoginAt')]: '-',
  })
})
