import type { BrowserContext, Page } from '@playwright/test'
import type { DeveloperHandle } from '../../mocks/browser/start.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import contract from '../../openapi/bundled/public.json' with { type: 'json' }
import {
  FIRST_LOAD_MS,
  goTo,
  loginButton,
  openPanel,
  openSite,
  perform,
  signIn,
  signOutButton,
  test,
  tryLogin,
} from '../support/dev-story.ts'
import { alertNamed, wonIn } from '../support/games.ts'
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
  page.route(/\/mocks\/browser\/start\.js\?/, async (route) => {
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

test('a developer opens the site while another tab keeps a removed worker, and the mock answers', async ({
  page,
  context,
}) => {
  await openSite(page)
  const other = await context.newPage()
  await other.goto('/favicon.svg')
  const removed = await page.evaluate(async () => {
    const known = await navigator.serviceWorker.getRegistration()
    return known?.unregister()
  })
  expect(removed).toBe(true)

  await page.goto('/')
  await expect(loginButton(page)).toBeVisible()
})

const reset = (page: Page, scenario: string) =>
  page.evaluate((name) => (window as { maru?: DeveloperHandle }).maru?.reset(name), scenario)

test.describe('more of it', { tag: '@matrix' }, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 })

  test('without a server three spins change the money of the game', async ({ page }) => {
    await openSite(page)
    await signIn(page)
    await page.goto('/slot/game?company=dalbit-play')
    const [game] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('main')
        .getByRole('button', { name: slotGamesOf('dalbit-play')![0]!.nameKo, exact: true })
        .click(),
    ])

    const spin = game.getByRole('button', { name: /^(돌리기|Spin)$/ })
    await expect(spin).toBeEnabled({ timeout: FIRST_LOAD_MS })
    expect(new URL(game.url()).origin).toBe(new URL(page.url()).origin)
    await expect(game.getByText('연습용 머니')).toBeVisible()
    const money = game.getByRole('definition')
    expect(wonIn(await money.textContent())).toBe(300_000)

    const rounds = game.getByRole('region', { name: '최근 게임' }).getByRole('listitem')
    for (const round of [1, 2, 3]) {
      await spin.click()
      await expect(rounds).toHaveCount(round)
      await expect(spin).toBeEnabled()
    }
    const won = (await rounds.getByText(/^\+/).allTextContents()).map(wonIn)
    const expected = 300_000 - 3_000 + won.reduce((sum, one) => sum + one, 0)
    expect(wonIn(await money.textContent())).toBe(expected)

    await game.reload()
    await expect(money).toHaveText(new RegExp(expected.toLocaleString('ko-KR')))
  })

  test('without a server a developer chooses another scenario', async ({ page, troubles }) => {
    troubles.expect(/^console.error: There is no scenario "nowhere"/)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await openSite(page, '/?scenario=unread')
    await signIn(page)
    await expect(page.getByRole('alertdialog')).toContainText('쪽지')

    await reset(page, 'nowhere')
    await expect
      .poll(() => complaints.at(-1))
      .toContain('There is no scenario "nowhere". There are: default,')
    const settled = page.waitForEvent('load')
    await reset(page, 'guest-only')
    await settled
    await expect(loginButton(page)).toBeVisible()
  })

  test('R-SESS-08 without a server a developer adds money and ends the session, and a wrong command is corrected', async ({
    page,
    troubles,
  }) => {
    // Whichever call of the page comes first.
    troubles.expect(/^POST \/api\/routes\/(?:user-health-check|get-in-game-balance) answered 401$/)
    await openSite(page)
    await signIn(page)
    const steer = (command: Parameters<DeveloperHandle['perform']>[0]) =>
      page.evaluate(async (given) => {
        try {
          return JSON.stringify(await window.maru.perform(given))
        } catch (error) {
          return String(error)
        }
      }, command)
    await steer({ command: 'event', event: 'money-changed', amount: 111_111 })
    await page.reload()
    await expect(page.getByText(/1,361,111/).first()).toBeVisible()
    expect(await steer({ command: 'event', event: 'session-endet' as 'session-ended' })).toContain(
      'did you mean "session-ended"?',
    )
    await steer({ command: 'event', event: 'session-ended' })
    await page.reload()
    await expect(loginButton(page)).toBeVisible()
  })

  test('without a server an unanswered call does not leave the page', async ({
    page,
    troubles,
  }) => {
    troubles.expect(/^console.error: \[MSW\] Error: intercepted a request without/)
    troubles.expect(/^POST \/somewhere\/else answered 500$/)
    await openSite(page)
    const [status, text] = await page.evaluate(async () => {
      const response = await fetch('/somewhere/else', { method: 'POST', body: '{}' })
      return [response.status, await response.text()] as const
    })
    expect(status).toBe(500)
    expect(text).toContain('npm run dev has no handler for POST')
  })
})
