import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  becomeMember,
  demo,
  desk,
  signOutButton,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ viewport: desk, contextOptions: still })

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
  await becomeMember(page, baseURL!, demo)
  await page.goto('/note')
  await expect(signOutButton(page)).toBeAttached()
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
  expect(hrefs).toEqual([
    '/deposit',
    '/withdraw',
    '/game',
    '/bets',
    '/note',
    '/help',
    '/limits',
    '/user',
  ])
  const [messages, inquiries] = [word('help.tile.notes'), word('help.tile.inquiry')]
  for (const [name, count] of [
    [messages, 3],
    [inquiries, 1],
  ] as const) {
    const unread = word('shell.count.unread', { count })
    await expect(tiles.getByRole('link', { name: `${name} ${unread}` })).toBeVisible()
  }
})
