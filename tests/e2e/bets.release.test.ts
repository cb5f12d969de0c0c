import type { Page } from '@playwright/test'
import { siteDay } from '../../src/lib/site-time.ts'
import { expectAccessible } from '../support/axe.ts'
import { everythingAnswered } from '../support/calls.ts'
import { alertNamed } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'
import { HOUR_MS } from '../../src/lib/durations.ts'

test.use({ locale: 'ko-KR', timezoneId: 'America/New_York', contextOptions: still })

/** Hours since the demo member's bets in the default scenario. */
const hoursAgo = [49, 48, 30, 29, 22]

const panel = (page: Page) => page.getByRole('region', { name: word('bets.panel.title') })
const rounds = (page: Page) => panel(page).locator('tbody').getByRole('row')
const choose = (page: Page, name: string) =>
  panel(page).getByRole('link', { name, exact: true }).click()
const choosePeriod = (page: Page, name: string) =>
  panel(page).getByLabel(word('bets.filter.period'), { exact: true }).selectOption({ label: name })
const current = (page: Page) => panel(page).locator('nav [aria-current]')

async function openBets(page: Page, origin = '', search = ''): Promise<void> {
  await becomeMember(page, origin, demo)
  await page.goto(`/bets${search}`)
  await expect(rounds(page)).toHaveCount(hoursAgo.length)
}

async function chooseDates(page: Page): Promise<void> {
  const days = hoursAgo.map((hours) => siteDay(Date.now() - hours * HOUR_MS))
  const [oldest = '', latest = ''] = [days.at(0), days.at(-1)]
  await choosePeriod(page, word('bets.filter.period.days'))
  const from = panel(page).getByLabel(word('bets.filter.from'))
  const to = panel(page).getByLabel(word('bets.filter.to'))
  await from.fill(latest)
  await to.fill(oldest)
  const apply = panel(page).getByRole('button', { name: word('bets.filter.apply') })
  await apply.click()
  await expect(panel(page)).toContainText(word('bets.filter.error'))
  await expect(to).toBeFocused()
  await expect(page).toHaveURL('/bets?period=days')

  await from.fill(oldest)
  await apply.click()
  await expect(page).toHaveURL(`/bets?period=days&from=${oldest}&to=${oldest}`)
  const onThatDay = days.filter((day) => day === oldest)
  await expect(rounds(page)).toHaveCount(onThatDay.length)
  await expect(rounds(page).locator('time')).toHaveText(onThatDay)
  await expectAccessible(page)
}

test('R-ACCT-04 R-CALL-06 a member filters rounds by kind and time, the address keeps the filter, and a failure shows no other rounds; dates are chosen as the list shows them, wherever the clock is', async ({
  page,
  baseURL,
  backend,
  troubles,
}) => {
  troubles.expect(/get-bets-list/)
  await openBets(page, baseURL)
  await choose(page, word('place.slot'))
  await expect(page).toHaveURL('/bets?kind=slot')
  await choosePeriod(page, word('bets.filter.period.week'))
  await expect(page).toHaveURL('/bets?kind=slot&period=week')
  await expect(rounds(page)).toHaveCount(hoursAgo.length)
  await page.reload()
  await expect(rounds(page)).toHaveCount(hoursAgo.length)
  await expect(current(page)).toHaveText([word('place.slot')])
  await expect(panel(page).getByLabel(word('bets.filter.period'), { exact: true })).toHaveValue(
    'week',
  )
  await expectAccessible(page)

  await choose(page, word('place.casino'))
  await expect(panel(page)).toContainText(word('bets.none.title'))
  await expect(rounds(page)).toHaveCount(0)
  await choose(page, word('bets.none.all'))
  await expect(page).toHaveURL('/bets')
  await expect(rounds(page)).toHaveCount(hoursAgo.length)

  await everythingAnswered(page)
  backend.breakBy('HTML', 'getSlotBetsList')
  await choose(page, word('place.sport'))
  await expect(panel(page).getByRole('alert')).toBeVisible()
  await expect(rounds(page)).toHaveCount(0)
  backend.mend()
  await panel(page)
    .getByRole('button', { name: word('failure.button.retry') })
    .click()
  await expect(panel(page)).toContainText(word('bets.none.title'))
  await choose(page, word('bets.none.all'))
  await test.step('a member chooses dates', () => chooseDates(page))
})

test('R-ACCT-04 a period chosen before the page shows the kind that was pressed filters by both', async ({
  page,
  baseURL,
}) => {
  await openBets(page, baseURL)
  const period = panel(page).getByLabel(word('bets.filter.period'), { exact: true })
  const link = await panel(page)
    .getByRole('link', { name: word('place.slot'), exact: true })
    .elementHandle()
  // Within one task, as on a busy phone.
  await period.evaluate((select: HTMLSelectElement, pressed) => {
    if (pressed instanceof HTMLElement) pressed.click()
    select.value = 'week'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, link)
  await expect(page).toHaveURL('/bets?kind=slot&period=week')
})

test('R-ACCT-04 a member saves the chosen bets as a file, and prints them without the rest of the page', async ({
  page,
  baseURL,
  backend,
  troubles,
}) => {
  troubles.expect(/get-bets-list/)
  await openBets(page, baseURL, '?kind=slot')
  const save = panel(page).getByRole('button', { name: word('record.export') })
  await test.step('a list that fails is not saved in part', async () => {
    backend.breakBy('HTML', 'getSlotBetsList')
    await save.click()
    const refused = alertNamed(page, word('failure.backend-unavailable.title'))
    await refused.getByRole('button', { name: word('dialog.button.ok') }).click()
    await expect(refused).toBeHidden()
    backend.mend()
  })
  const saved = page.waitForEvent('download')
  await save.click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`bets-${siteDay(Date.now())}.csv`)
  const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\r\n')
  const heads = ['placedAt', 'game', 'kind', 'bet', 'win'] as const
  expect(lines[0]).toBe(heads.map((column) => `"${word(`bets.column.${column}`)}"`).join(','))
  for (const line of lines.slice(1)) expect(line).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d",/)
  const sums = await rounds(page).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td:nth-last-child(-n+2)')].map((cell) =>
        cell.textContent.replaceAll(/[^\d]/g, ''),
      ),
    ),
  )
  expect(lines.slice(1).map((line) => line.split(',').slice(-2))).toEqual(sums)

  await page.emulateMedia({ media: 'print' })
  await expect(rounds(page)).toHaveCount(hoursAgo.length)
  const chosen = page.getByRole('navigation').getByRole('link')
  await expect(chosen).toHaveText([word('place.slot')])
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  const colour = await rounds(page)
    .first()
    .evaluate((row) => getComputedStyle(row).color)
  expect(colour).toBe('rgb(0, 0, 0)')
})
