import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import {
  FIRST_LOAD_MS,
  loginButton,
  openSite,
  signIn,
  signOutButton,
  test,
  tryLogin,
} from '../support/dev-story.ts'
import { alertNamed } from '../support/games.ts'
import { goTo, openPanel, perform } from '../support/panel.ts'
import { expect } from '../support/story.ts'
import { word } from '../support/words.ts'

// One after the other: each worker would have a server of its own, and its first load is slow.
test.describe.configure({ mode: 'default', timeout: 180_000 })

test('without a server a member signs in, loads the page again, and signs out of both tabs', async ({
  page,
  context,
  troubles,
}) => {
  // A file that is still being loaded when the page is loaded anew.
  troubles.expect(/^GET \/(?:src|mocks|node_modules)\/\S+ failed: net::ERR_FAILED$/)
  // One that the other tab's sign-out overtakes.
  troubles.expect(/^POST \/api\/routes\/get-protection answered 401$/)
  await openSite(page)
  await signIn(page)
  await page.reload()
  await expect(signOutButton(page)).toBeVisible()

  const second = await context.newPage()
  await second.goto('/')
  await expect(signOutButton(second)).toBeVisible()

  await signOutButton(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('dialog.button.yes') })
    .click()
  for (const tab of [page, second]) {
    await expect(loginButton(tab)).toBeVisible()
  }
})

test('R-GAME-04 without a server a developer overrides one answer, which outlives the login, and the player reads the refusal', async ({
  page,
}) => {
  await openSite(page)
  await page.evaluate(() => {
    window.maru.override('openGame', 'balance', { times: 1 })
  })
  await signIn(page)
  await page.goto('/slot/game?company=dalbit-play')
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: slotGamesOf('dalbit-play')![0]!.nameKo, exact: true })
  await tile.click()
  const refusal = alertNamed(page, word('outcome.not-enough-balance'))
  await expect(refusal).toContainText(word('msg2012'))
  await refusal.getByRole('button', { name: word('dialog.button.ok') }).click()
  await expect(refusal).toBeHidden()

  const [game] = await Promise.all([page.waitForEvent('popup'), tile.click()])
  await expect(game.getByText('연습용 머니')).toBeVisible({ timeout: FIRST_LOAD_MS })
})

test('a developer opens the panel by a key, adds money, breaks the next login, and sees machine and call', async ({
  page,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/user-do-login answered 50\d$/)
  const panel = await openPanel(page)
  await expect(panel.getByRole('row', { name: /^demo 1,250,000/ })).toBeVisible()
  const added = await perform(panel, 'event', { event: 'event money-changed', amount: '1000' })
  await expect(added).toContainText('1251000')
  await expect(panel.getByRole('row', { name: /^demo 1,251,000/ })).toBeVisible()

  const refused = await perform(panel, 'clock', { advance: 'soon' })
  await expect(refused).toContainText('/advance is "soon": must be milliseconds, or a text')

  await perform(panel, 'fault', { operation: 'doLogin', kind: 'malformed', times: '1' })
  await expect(panel.getByRole('listitem')).toContainText('doLogin, malformed, after, 1 more')
  await page.keyboard.press('F2')
  await expect(panel).toBeHidden()
  await tryLogin(page)
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toBeVisible()

  // The dialog makes the page inert, and not the panel.
  await page.getByRole('button', { name: 'QA panel (F2)' }).click()
  await goTo(panel, 'Machines')
  const chart = panel.getByRole('region', { name: 'State chart of session' })
  await expect(chart.locator('.words.lit text.name')).toHaveText(['unauthenticated', 'refused'])
  await expect(panel.getByRole('list')).toContainText('credentials.submitted')
  await goTo(panel, 'Calls')
  const call = panel.locator('details').filter({ hasText: 'doLogin' })
  await expect(call.locator('summary')).toContainText('breaks the contract')
  await call.locator('summary').click()
  await expect(call).toContainText('answer: The answer is no JSON')
})
