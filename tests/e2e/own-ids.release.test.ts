import { add, main, open, press, rows } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import {
  accountDrawer,
  answerDialog,
  becomeMember,
  demo,
  desk,
  dialogOf,
  openHome,
  signIn,
  signOutButton,
  sora,
  still,
} from '../support/visitor.ts'
import { word } from '../support/words.ts'

// Its own proxy, because limits set here persist.
test.use({ viewport: desk, contextOptions: still, proxyEnv: { HELP_LINES: '' } })

test.beforeEach(({ mock }) => mock.reset('own-ids'))

test('R-SESS-05 R-SESS-09 R-ACCT-01 R-PROT-03 a member whose id differs from the login id signs in and reads the account, and a break applies to every spelling', async ({
  page,
}) => {
  await openHome(page)
  await signIn(page, demo)
  await expect(accountDrawer(page).getByText('MARU-000123')).toBeVisible()
  await expect(accountDrawer(page).getByRole('heading', { name: demo.nick })).toBeVisible()

  await open(page, '/user')
  const facts = main(page)
    .locator('dl > div')
    .filter({ hasText: word('member.person.id') })
  await expect(facts.first()).toContainText('MARU-000123')
  await press(page, word('member.password.open'))
  await expect(page.getByRole('dialog').locator('input[name=username]')).toHaveValue(demo.id)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await open(page, '/limits')
  await press(page, word('protection.break.start', { days: 1 }))
  await dialogOf(page, '')
    .getByRole('button', { name: word('protection.break.yes') })
    .click()
  await expect(main(page)).toContainText(word('protection.break.running'))

  await signOutButton(page).click()
  await answerDialog(page, word('dialog.button.yes'))
  await page.goto('/')
  await signIn(page, { ...demo, id: 'DeMo' })
  await open(page, '/deposit')
  await press(page, add('5만'))
  await press(page, word('deposits.button.submit'))
  const [before = ''] = word('deposits.refusal.break', { at: '@' }).split('@')
  await expect(main(page)).toContainText(before)
})

test('R-SESS-09 R-ACCT-07 a member with a number as id deposits and sees the request in the list', async ({
  page,
  baseURL,
}) => {
  await becomeMember(page, baseURL ?? '', sora)
  await open(page, '/deposit')
  await expect(accountDrawer(page).getByText(/^7\b/)).toBeVisible()
  await press(page, add('5만'))
  await press(page, word('deposits.button.submit'))
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('50,000')
})
