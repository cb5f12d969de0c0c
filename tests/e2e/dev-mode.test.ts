import type { Page } from '@playwright/test'
import type { DeveloperHandle } from '../../mocks/browser/start.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { alertNamed, wonIn } from '../support/games.ts'
import { expect, test as story } from '../support/story.ts'
import { word } from '../support/words.ts'

// Vite compiles each file when it is first asked for: the first page of a run takes its time.
const FIRST_LOAD_MS = 60_000

const test = story.extend({
  baseURL: async ({ dev }, use) => {
    await use(dev.siteUrl)
  },
  locale: 'ko-KR',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  // The mock is one.
  serviceWorkers: 'allow',
})

// One after the other: each worker would have a server of its own, and its first load is slow.
test.describe.configure({ mode: 'default', timeout: 180_000 })

async function openSite(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  const login = page.getByRole('button', { name: '로그인하기' })
  await expect(login).toBeVisible({ timeout: FIRST_LOAD_MS })
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('아이디').fill('demo')
  await page.getByLabel('비밀번호', { exact: true }).fill('demo1234')
  await page.getByLabel('비밀번호', { exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible({ timeout: 30_000 })
}

const reset = (page: Page, scenario: string) =>
  page.evaluate((name) => (window as { maru?: DeveloperHandle }).maru?.reset(name), scenario)

test('without a server a member signs in, loads the page again, and signs out of both tabs', async ({
  page,
  context,
}) => {
  await openSite(page)
  await signIn(page)
  await page.reload()
  await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible()

  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('button', { name: '로그아웃' })).toBeVisible()

  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '예' }).click()
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: '로그인하기' })).toBeVisible()
  }
})

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
  await expect(page.getByRole('button', { name: '로그인하기' })).toBeVisible()
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

test('R-SESS-08 without a server a developer adds money and ends the session, and a wrong command says what is right', async ({
  page,
  troubles,
}) => {
  // Whichever of the page's calls comes first.
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
  await expect(page.getByRole('button', { name: '로그인하기' })).toBeVisible()
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
  expect(text).toContain('Nothing answers POST')
})
