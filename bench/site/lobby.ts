import { chromium } from '@playwright/test'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { slotProviders } from '../../mocks/catalog/providers.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/ports.ts'
import { startStack } from '../../scripts/stack.ts'
import type { Stack } from '../../scripts/stack.ts'
import { everythingAnswered, followCalls } from '../../tests/support/calls.ts'
import { lobbyRows } from './lobby-rows.ts'
import type { LobbyTimes } from './lobby-rows.ts'
import { measurePlainPage, servePlainPage } from './plain-page.ts'
import type { PlainPageTimes } from './plain-page.ts'
import {
  CPU_SLOWDOWN,
  measureTyping,
  openSlowSession,
  OPENING_WAIT_MS,
  phone,
  swipeRepeatedly,
  takeInteractionTimes,
  tap,
} from './slow-phone.ts'
import type { Bench, Row } from './table.ts'

const ROUNDS = 3

const resetInteractionTimes = async (page: Page): Promise<void> => {
  await takeInteractionTimes(page)
}

const countNodes = (page: Page): Promise<number> =>
  page.evaluate<number>('document.querySelectorAll("*").length')

async function measureLobbyPage(page: Page, session: CDPSession): Promise<LobbyTimes> {
  const main = page.getByRole('main')
  await main.getByRole('listitem').first().waitFor()
  await everythingAnswered(page)
  await resetInteractionTimes(page)
  const searchField = main.getByRole('searchbox')
  const typingMs = await measureTyping(page, session, searchField)
  await searchField.fill('')
  await resetInteractionTimes(page)
  await swipeRepeatedly(page, session)
  const { frameMs } = await takeInteractionTimes(page)
  const nodes = await countNodes(page)
  // On a fast machine the swipes end past the list, so scroll back to a visible game.
  await page.evaluate('scrollTo(0, 2_000)')
  await resetInteractionTimes(page)
  await tap(session, main.getByRole('listitem').locator('button:first-child'))
  const openingTimes = await takeInteractionTimes(page, OPENING_WAIT_MS)
  return {
    typingMs,
    openingMs: openingTimes.interactionMs,
    openingWithoutWindowMs: Math.round(openingTimes.interactionMs - openingTimes.totalOpenWindowMs),
    frameMs,
    nodes,
  }
}

async function measureLobby(browser: Browser, { siteUrl }: Stack): Promise<LobbyTimes> {
  const context = await browser.newContext({ ...phone, baseURL: siteUrl })
  followCalls(context)
  await context.request.post('/api/routes/user-do-login', {
    headers: { origin: siteUrl },
    data: { id: 'demo', pw: 'demo1234' },
  })
  const page = await context.newPage()
  const session = await openSlowSession(page)
  await page.goto(`/slot/game?company=${slotProviders[0]?.code ?? ''}`)
  const times = await measureLobbyPage(page, session)
  await context.close()
  return times
}

async function listGames(stack: Stack, games: readonly unknown[]): Promise<void> {
  await fetch(`${stack.backendUrl}/__mock/override`, {
    method: 'POST',
    body: JSON.stringify({
      operation: 'getSlotByCompany',
      answer: { status: 'success', games },
    }),
  })
}

async function measure(): Promise<Row[]> {
  await buildIfStale()
  const mockPort = await freePort()
  const stack = await startStack({
    port: await freePort(),
    backend: { kind: 'mock', port: mockPort, startState: 'default' },
    proxyEnv: { SESSION_STORE: 'memory' },
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  })
  const plainPage = await servePlainPage()
  try {
    const allGames = slotProviders.flatMap(({ code }) => slotGamesOf(code) ?? [])
    const rows: Row[] = []
    for (const count of [300, allGames.length]) {
      await listGames(stack, allGames.slice(0, count))
      const lobbyTimes: LobbyTimes[] = []
      const plainPageTimes: PlainPageTimes[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        plainPageTimes.push(await measurePlainPage(browser, plainPage.url))
        lobbyTimes.push(await measureLobby(browser, stack))
      }
      rows.push(...lobbyRows(count, lobbyTimes, plainPageTimes))
    }
    return rows
  } finally {
    await browser.close()
    plainPage.stop()
    await stack.stop()
  }
}

export const lobby: Bench = {
  title: 'The lobby on a slow phone',
  description: `A phone whose processor is ${CPU_SLOWDOWN} times slower than this machine: typing in the filter, swiping down, opening a game. Chromium renders in software here, which takes part of each time, so each figure is compared with a plain page of boxes and a button. Medians of ${ROUNDS} rounds.`,
  measure,
}
