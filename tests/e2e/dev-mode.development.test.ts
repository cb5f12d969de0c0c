import type { BrowserContext, Page } from '@playwright/test'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import contract from '../../openapi/bundled/public.json' with { type: 'json' }
import {
  FIRST_LOAD_MS,
  loginButton,
  signIn,
  signOutButton,
  test,
  tryLogin,
} from '../support/dev-story.ts'
import { alertNamed } from '../support/games.ts'
import { goTo, openPanel, perform } from '../support/panel.ts'
import { expect } from '../support/story.ts'
import { word } from '../support/words.ts'

test.setTimeout(180_000)

async function breakLogin(page: Page): Promise<void> {
  const panel = await openPanel(page, '/slot/game?company=dalbit-play')
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

  // The modal dialog makes the page inert, but not the panel.
  await page.getByRole('button', { name: 'QA panel (F2)' }).click()
  await goTo(panel, 'Machines')
  const chart = panel.getByRole('region', { name: 'State chart of session' })
  await expect(chart.locator('[aria-current] > strong')).toHaveText(['unauthenticated', 'refused'])
  await expect(panel.getByRole('list', { name: 'Last events' })).toContainText(
    'credentials.submitted',
  )
  await goTo(panel, 'Calls')
  const call = panel.locator('details').filter({ hasText: 'doLogin' })
  await expect(call.locator('summary')).toContainText('breaks the contract')
  await call.locator('summary').click()
  await expect(call).toContainText('answer: The answer is not JSON')
  await page.keyboard.press('F2')
  await refusal.getByRole('button', { name: word('dialog.button.ok') }).click()
}

/** The first attempt is refused as configured before the login; the second opens the game. */
async function openGameTwice(page: Page): Promise<void> {
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
  await game.close()
}

async function signOutOfBoth(page: Page, context: BrowserContext): Promise<void> {
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
}

// One test, because each page load compiles a thousand files.
test('R-GAME-04 without a server a developer opens the panel by a key and breaks a login and a game; a member signs in, plays, and signs out of both tabs', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/^POST \/api\/routes\/user-do-login answered 50\d$/)
  // A file still loading while the page reloads.
  troubles.expect(/^GET \/(?:src|mocks|node_modules)\/\S+ failed: net::ERR_FAILED$/)
  // A request overtaken by the logout in the other tab.
  troubles.expect(/^POST \/api\/routes\/get-protection answered 401$/)
  await test.step('the panel shows and steers the mock: the login fails, and is seen to', () =>
    breakLogin(page))
  await page.evaluate(() =>
    window.maru.perform({ command: 'answer', operation: 'openGame', answer: 'balance', times: 1 }),
  )
  await signIn(page)
  await test.step('an override survives the login: the player reads the refusal', () =>
    openGameTwice(page))
  await test.step('a tab that is opened later has the session, and loses it with this one', () =>
    signOutOfBoth(page, context))
})

/** Takes the behaviour of an operation out of the mock that the page loads. */
const dropBehaviour = (page: Page, operationId: string) =>
  page.route(/\/(?:@first-page\/code|mocks\/browser\/start\.js)\?/, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const dropped = code.replace(`behave("${operationId}"`, `behave("${operationId} dropped"`)
    await route.fulfill({ response, body: dropped })
  })

test('an operation without a behaviour is answered in the page by its generated handler, and the panel says so', async ({
  page,
}) => {
  await dropBehaviour(page, 'advertisement')
  const panel = await openPanel(page)
  const answer = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: '{}' }
    const response = await fetch('/public/community/advertisement', request)
    return (await response.json()) as unknown
  })
  expect(answer).toEqual(contract.components.examples['Advertisement-success'].value)
  await goTo(panel, 'Calls')
  await expect(panel.locator('details').filter({ hasText: 'advertisement' }).first()).toContainText(
    'no behaviour: generated answer',
  )
})
