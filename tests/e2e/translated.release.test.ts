import { roles } from '../support/layout/check-screen.ts'
import { crash, lose, retry } from '../support/lost-code.ts'
import { main, open, press, requestDeposit } from '../support/money-forms.ts'
import { screens } from '../support/screens.ts'
import { steer } from '../support/steer.ts'
import { expect, test } from '../support/story.ts'
import { translateAlways } from '../support/translated/page-translator.ts'
import { textFaults } from '../support/translated/shown-texts.ts'
import { testTranslated, useScreen } from '../support/translated/used-screen.ts'
import { becomeMember, demo, desk, still } from '../support/visitor.ts'
import { word } from '../support/words.ts'

test.use({ contextOptions: still, viewport: desk })

for (const role of roles) for (const screen of screens) testTranslated(screen, role)

test('R-ACCT-07 the card of a waiting deposit can be used while a browser translates it', async ({
  page,
  context,
  baseURL,
  stage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await steer(stage.mockUrl, { command: 'approval', automatic: false })
  await becomeMember(page, baseURL ?? '', demo)
  await translateAlways(page)
  await requestDeposit(page, '가상 계좌')
  const card = main(page).getByRole('region', { name: word('deposits.payIn.title') })
  await expect(card).toContainText('000-000-000000')
  expect(await textFaults(page)).toEqual([])

  await open(page, '/deposit')
  expect(await useScreen(page)).toEqual([])
  await expect(card.locator('[data-pressed]')).not.toHaveCount(0)

  await open(page, '/deposit')
  await press(page, word('requests.button.cancel'))
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: word('requests.button.cancel') }).click()
  await expect(card).toHaveCount(0)
  expect(await textFaults(page)).toEqual([])
})

test('R-NAV-01 the screen of an error can be used while a browser translates it', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  troubles.expect(/^GET \/assets\/\S+ failed: /)
  troubles.expect(/Failed to fetch dynamically imported module/)
  await becomeMember(page, baseURL ?? '', demo)
  await translateAlways(page)
  const requestCount = await lose(page, 'member-area')
  await open(page, '/casino')
  await expect(crash(page)).toBeVisible()
  expect(await textFaults(page)).toEqual([])
  const before = requestCount()
  await retry(crash(page)).click()
  await expect.poll(requestCount).toBe(before + 1)
  await crash(page)
    .getByRole('button', { name: word('failure.button.copy') })
    .click()
  await expect(crash(page)).toContainText(word('failure.copied.label'))
  expect(await textFaults(page)).toEqual([])

  await page.unrouteAll()
  await retry(crash(page)).click()
  await expect(crash(page)).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(word('casino.page.title'))
  expect(await useScreen(page)).toEqual([])
})
