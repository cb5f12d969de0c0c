import type { Page } from '@playwright/test'
import { expectAccessible, expectEqualWeight } from '../support/axe.ts'
import { everythingAnswered } from '../support/calls.ts'
import { alertNamed, gameTile } from '../support/games.ts'
import { add, main, open, press } from '../support/money-forms.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, desk, openAsMember, phone, sora, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

const KRW = word('money.unit')
const won = (figure: string): string => `${figure}${KRW}`

// Sequential, because each worker would start its own proxy.
test.describe.configure({ mode: 'default' })

test.use({
  viewport: desk,
  contextOptions: still,
  // Its own proxy, because limits set here persist.
  proxyEnv: { HELP_LINES: '한국도박문제예방치유원=tel:1336' },
})

/** A request as a script would send it: with the browser's cookie and the page token. */
async function depositByTool(page: Page, origin: string, amount: number) {
  const session = await page.request.post('/api/routes/session', { data: {}, headers: { origin } })
  const { token } = (await session.json()) as { token: string }
  const answer = await page.request.post('/api/routes/apply-user-deposit', {
    headers: { origin, authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { amount, bankOwner: '최소라' },
  })
  return (await answer.json()) as Record<string, unknown>
}

test('R-PROT-01 R-PROT-02 a limit set in one browser applies in another one, and to calls without a page', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeMember(page, baseURL!, sora)
  await open(page, '/limits')
  const name = word('protection.limit.deposit_24h')
  const edit = page.getByRole('button', { name: word('protection.limit.editNamed', { name }) })
  const sheet = page.getByRole('dialog', { name })
  const field = sheet.getByLabel(word('protection.limit.field', { name }))
  const save = sheet.getByRole('button', { name: word('protection.limit.save') })
  await page.getByRole('button', { name: word('protection.limit.addNamed', { name }) }).click()
  await expect(field).toBeFocused()
  await field.fill('-5')
  await expectAccessible(page)
  await save.click()
  await expect(field).toHaveAccessibleDescription(
    word('amount.error.unreadable', { example: '50,000' }),
  )
  await field.fill('40,000')
  await save.click()
  await expect(sheet).toBeHidden()
  await expect(edit).toBeFocused()
  const row = main(page).getByRole('listitem').filter({ has: edit })
  await expect(row).toContainText(won('40,000'))
  await expect(row.getByRole('meter', { name })).toHaveAttribute(
    'aria-valuetext',
    word('protection.limit.set', { value: won('40,000'), used: won('0'), left: won('40,000') }),
  )
  await expectAccessible(page)

  await test.step('a higher limit only waits for its confirmation', async () => {
    await edit.click()
    await expect(field).toHaveValue('')
    await field.fill('90000')
    await field.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(row.getByRole('button', { name: word('protection.limit.keep') })).toBeVisible()
    await expect(row.getByRole('meter', { name })).toHaveAttribute('aria-valuemax', '40000')
    await expect(row.getByRole('button', { name: word('protection.limit.confirm') })).toHaveCount(0)
  })

  const elsewhere = await browser.newContext({ baseURL: baseURL!, viewport: phone })
  const other = await elsewhere.newPage()
  await becomeMember(other, baseURL!, sora)
  await open(other, '/deposit')
  await press(other, add('5만'))
  await press(other, word('deposits.button.submit'))
  await expect(main(other)).toContainText(
    word('deposits.refusal.limitNever', { left: won('40,000') }),
  )
  expect(await depositByTool(other, baseURL!, 40_001)).toMatchObject({
    status: 'limit',
    limit: 'deposit_24h',
    left: 40_000,
  })
  await elsewhere.close()
})

test('R-PROT-02 no sum of deposits is shown before the lists of deposits have been counted', async ({
  page,
  baseURL,
}) => {
  const counting = Promise.withResolvers<void>()
  await page.route('**/api/routes/get-deposit-list', async (route) => {
    await counting.promise
    await route.continue()
  })
  await becomeMember(page, baseURL!, demo)
  await page.goto('/limits')
  const row = main(page)
    .getByRole('listitem')
    .filter({ hasText: word('protection.limit.deposit_7d') })
  const used = (amount: string) =>
    row.getByText(word('protection.limit.used', { used: won(amount) }))
  await expect(row.getByRole('button')).toBeVisible()
  await expect(used('0')).toBeHidden()
  counting.resolve()
  await expect(used('1,000,000')).toBeVisible()
})

test('R-PROT-02 limits whose deposits could not be read say so until a retry reads them', async ({
  page,
  baseURL,
  troubles,
}) => {
  troubles.expect(/get-deposit-list/)
  const broken = '**/api/routes/get-deposit-list'
  await page.route(broken, (route) => route.abort())
  await becomeMember(page, baseURL!, demo)
  await page.goto('/limits')
  const warning = main(page)
    .getByRole('alert')
    .filter({ hasText: word('protection.facts.uncounted') })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await page.unroute(broken)
  await main(page)
    .getByRole('button', { name: word('failure.button.retry') })
    .click()
  await expect(warning).toBeHidden()
  await expect(
    main(page).getByText(word('protection.limit.used', { used: won('1,000,000') })),
  ).toBeVisible()
})

test('R-PROT-04 the reality check appears in both tabs, blocks games, gives both answers equal weight, and is answered once', async ({
  page,
  context,
  baseURL,
}) => {
  let isDue = true
  await context.route('**/api/routes/get-protection', async (route) => {
    const answer = await route.fetch()
    const facts = (await answer.json()) as { now: string }
    await route.fulfill({
      response: answer,
      json: isDue ? { ...facts, checkDue: facts.now } : facts,
    })
  })
  await becomeMember(page, baseURL!, demo)
  await page.goto('/casino')
  const other = await context.newPage()
  await other.goto('/comp')
  const [first, second] = [page, other].map((tab) =>
    tab.getByRole('dialog', { name: word('protection.check.title') }),
  )
  await expect(first!).toBeVisible()
  await expect(second!).toBeVisible()
  await expectAccessible(page)
  await expectEqualWeight(first!)
  await page.keyboard.press('Escape')
  await expect(first!).toBeVisible()
  isDue = false
  await page.getByRole('button', { name: word('protection.check.goOn') }).click()
  await expect(first!).toBeHidden()
  await expect(second!).toBeHidden()
  await everythingAnswered(page)
})

test('R-PROT-03 R-COMM-02 during a break, deposits, the deposit account and games are refused, and withdrawals work', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL!, '/limits')
  await press(page, word('protection.break.start', { days: 1 }))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('protection.break.yes') })
    .click()
  await expect(main(page)).toContainText(word('protection.break.running'))
  await expect(page.getByRole('link', { name: '한국도박문제예방치유원' })).toHaveAttribute(
    'href',
    'tel:1336',
  )
  await open(page, '/deposit')
  await press(page, add('5만'))
  await press(page, word('deposits.button.submit'))
  const [before = ''] = word('deposits.refusal.break', { at: '@' }).split('@')
  await expect(main(page)).toContainText(before)
  await press(page, word('deposits.account.ask'))
  const account = main(page).getByRole('region', { name: word('deposits.account.title') })
  await expect(account.getByRole('alert')).toContainText(before)
  await open(page, '/withdraw')
  await expect(
    main(page).getByRole('button', { name: word('withdrawals.button.submit') }),
  ).toBeEnabled()
  await open(page, '/casino')
  await gameTile(page, 'casino').click()
  const refusal = alertNamed(page, word('gameOpening.break.title'))
  await expect(refusal).toContainText(word('outcome.on-a-break'))
  await expectEqualWeight(refusal)
  await refusal.getByRole('link', { name: word('gameOpening.leadsTo.limits') }).click()
  await expect(page).toHaveURL(/\/limits$/)
  await expect(main(page)).toContainText(word('protection.break.running'))
})

test('R-PROT-03 R-PROT-06 a member exports three months of records as CSV, and requests a longer exclusion with a prepared inquiry', async ({
  page,
  baseURL,
}) => {
  await openAsMember(page, baseURL!, '/limits')
  await expect(
    main(page).getByRole('table', { name: word('protection.record.title') }),
  ).toBeVisible()
  await page
    .getByLabel(word('protection.record.filter'))
    .selectOption(word('protection.kind.withdrawal'))
  const saved = page.waitForEvent('download')
  await press(page, word('record.export'))
  const stream = await (await saved).createReadStream()
  const text = (await stream.toArray()).join('')
  expect(text).toContain(word('protection.record.amount'))
  expect(text).toMatch(/,"출금",400000,/)
  expect(text).not.toContain('"입금"')

  await page.getByLabel(word('protection.record.filter')).selectOption(word('protection.kind.all'))
  const record = main(page).getByRole('table', { name: word('protection.record.title') })
  await expect(record).toContainText(`${word('protection.kind.bet')} · `)
  await expect(record).toContainText(word('protection.kind.deposit'))
  const savedAll = page.waitForEvent('download')
  await press(page, word('record.export'))
  const all = (await (await (await savedAll).createReadStream()).toArray()).join('')
  expect(all.split('\r\n')[0]).toContain(`,"${word('bets.column.win')}"`)
  expect(all).toMatch(/,"베팅 · [^"]+",\d+,"",\d+\r\n/)

  const support = main(page).getByRole('link', { name: word('protection.break.ask') })
  await support.click()
  const content = page.getByLabel(word('inquiries.form.content'))
  await expect(content).toHaveValue(word('protection.exclusion.content'))
  await content.fill('5년 동안 막아 주세요.')
  await page.goBack()
  await support.click()
  await expect(content).toHaveValue('5년 동안 막아 주세요.')
  await press(page, word('inquiries.button.send'))
  await expect(main(page)).toContainText(word('inquiries.done'))
  await expect(main(page)).toContainText(word('protection.exclusion.title'))
})
