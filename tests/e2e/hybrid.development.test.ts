import type { Page } from '@playwright/test'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { freePort } from '../../scripts/ports.ts'
import { startProgram, waitUntilHealthy } from '../../scripts/start-program.ts'
import { FIRST_LOAD_MS, goTo, openSite, panelOf, signIn, test } from '../support/dev-story.ts'
import { startDevServer } from '../support/stage.ts'
import { expect } from '../support/story.ts'

test.setTimeout(300_000)

async function startHybrid() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const backend = startProgram({
    name: 'The real backend',
    entry: 'mocks/http/main.ts',
    env: { MOCK_PORT: String(port), SEED: 'rich' },
    logFile: `.cache/logs/real-${port}.log`,
  })
  await waitUntilHealthy(`${url}/healthz`, backend)
  const dev = await startDevServer({
    BACKEND_URL: url,
    MOCK: 'openGame,notes',
    GAME_HOSTS: `localhost:${port}`,
  })
  const calls = async () => {
    const response = await fetch(`${url}/__mock/calls`)
    const { calls: logged } = (await response.json()) as { calls: { operation: string }[] }
    return logged.map(({ operation }) => operation)
  }
  return {
    siteUrl: dev.siteUrl,
    port,
    calls,
    endBackend: backend.stop,
    stop: async () => {
      await dev.stop()
      await backend.stop()
    },
  }
}

const tile = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: slotGamesOf('dalbit-play')![0]!.nameKo, exact: true })

async function openGame(page: Page): Promise<string> {
  const [game] = await Promise.all([page.waitForEvent('popup'), tile(page).click()])
  await game.waitForURL(/\/games\/play/, { timeout: FIRST_LOAD_MS, waitUntil: 'commit' })
  const { port } = new URL(game.url())
  await game.close()
  return port
}

async function openPart(page: Page, part: string) {
  await page.keyboard.press('F2')
  const panel = panelOf(page)
  await goTo(panel, part)
  return panel
}

async function replayOwnCalls(page: Page) {
  const panel = await openPart(page, 'Calls')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save as HAR' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('calls.har')
  const file = panel.getByLabel('Replay a HAR file')
  await file.setInputFiles(await download.path())
  const result = panel.getByRole('status')
  await expect(result).toContainText(/^Replaying \d+ answers of \d+ operations: .*openGame 1/)
  await file.setInputFiles({
    name: 'picture.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0, 0xff]),
  })
  await expect(result).toContainText('Not a HAR file: not JSON')
  await goTo(panel, 'Mock')
  await expect(panel.getByText(/^openGame is answered as recorded/)).toBeVisible()
  await page.keyboard.press('F2')
}

test('R-GAME-01 login and lobby are real, messages and games are mocked; a tab switches games to real, another tab does not', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/^(?:GET|POST) \S+ failed: net::ERR_(?:FAILED|ABORTED)$/)
  const hybrid = await startHybrid()
  try {
    const { siteUrl, port } = hybrid
    await openSite(page, `${siteUrl}/slot/game?company=dalbit-play`)
    await signIn(page)
    await expect(tile(page)).toBeVisible({ timeout: FIRST_LOAD_MS })
    expect(await openGame(page)).toBe(new URL(siteUrl).port)
    expect(await hybrid.calls()).toEqual(
      expect.arrayContaining(['doLogin', 'getSlotSetting', 'getSlotByCompany']),
    )
    expect(await hybrid.calls()).not.toContain('openGame')

    const panel = await openPart(page, 'Sides')
    const row = panel.getByRole('row', { name: /^openGame / })
    await expect(row).toContainText('mock: 200 success keeps the contract')
    await expect(panel.getByRole('row', { name: /^getSlotByCompany / })).toContainText(
      'real: 200 success keeps the contract',
    )
    await row.getByRole('combobox').selectOption('real')
    await page.keyboard.press('F2')
    expect(await openGame(page)).toBe(String(port))

    const second = await context.newPage()
    await second.goto(`${siteUrl}/slot/game?company=dalbit-play`)
    await expect(tile(second)).toBeVisible({ timeout: FIRST_LOAD_MS })
    expect(await openGame(second)).toBe(new URL(siteUrl).port)
    await page.reload()
    await expect(tile(page)).toBeVisible({ timeout: FIRST_LOAD_MS })
    expect(await openGame(page)).toBe(String(port))
    await test.step('the real calls of this tab become overrides', () => replayOwnCalls(page))
  } finally {
    await hybrid.stop()
  }
})
