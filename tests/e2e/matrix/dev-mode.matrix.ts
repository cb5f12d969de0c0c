import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '../../../mocks/browser/start.ts'
import { slotGamesOf } from '../../../mocks/catalog/slot-games.ts'
import { FIRST_LOAD_MS, loginButton, openSite, signIn, test } from '../../support/dev-story.ts'
import { wonIn } from '../../support/games.ts'
import { expect } from '../../support/story.ts'

test.describe.configure({ mode: 'default', timeout: 300_000 })

const reset = (page: Page, scenario: string) =>
  page.evaluate((name) => (window as { maru?: DeveloperHandle }).maru?.reset(name), scenario)

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

test('without a server an unanswered call does not leave the page', async ({ page, troubles }) => {
  troubles.expect(/^console.error: \[MSW\] Error: intercepted a request without/)
  troubles.expect(/^POST \/somewhere\/else answered 500$/)
  await openSite(page)
  const [status, text] = await page.evaluate(async () => {
    const answer = await fetch('/somewhere/else', { method: 'POST', body: '{}' })
    return [answer.status, await answer.text()] as const
  })
  expect(status).toBe(500)
  expect(text).toContain('npm run dev has no handler for POST')
})

test('R-CALL-03 npm run dev serves the reference at /__api, and the built site does not', async ({
  page,
  stage,
}) => {
  await page.goto('/__api')
  await expect(page).toHaveURL('/__api/public.html')
  await expect(page.getByRole('heading', { level: 1, name: /^Backend/ })).toBeVisible()

  const built = await page.request.get(`${await stage.siteWith({})}/__api/public.html`)
  expect([built.status(), (await built.text()).includes('redoc')]).toEqual([404, false])
})
