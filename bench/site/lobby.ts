import { once } from 'node:events'
import { createServer } from 'node:http'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { slotProviders } from '../../mocks/catalog/providers.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { buildIfStale } from '../../scripts/build.ts'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/ports.ts'
import { startStack } from '../../scripts/stack.ts'
import type { Stack } from '../../scripts/stack.ts'
import { everythingAnswered, followCalls } from '../../tests/support/calls.ts'
import { median, medianAndSpread, times, withUnit } from './rows.ts'
import type { Bench, Row } from './rows.ts'
import { CPU_SLOWDOWN, swipe, takeSlow, tap, watch } from './slow-phone.ts'

const MAX_TASK_MS = 50
const MAX_NODES = 1_500
const ROUNDS = 3
/** 연꽃 (lotus), typed without Shift on a keyboard that is not set to Korean. */
const QUERY = 'dusrhc'
/** Time to wait for a window to open on a busy machine. */
const OPENING_WAIT_MS = 1_500

/** Without Playwright's colour emulation, which restyles each page when a window opens. */
const phone: BrowserContextOptions = {
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

type Figures = {
  /** Longest time from a key to the next paint. */
  readonly typingMs: number
  /** Time from a tap that opens a window to the next paint. */
  readonly openingMs: number
  /** `openingMs` without the time in `window.open`. */
  readonly openingWithoutWindowMs: number
  /** Longest frame while scrolling; 0: all under 50 ms. */
  readonly frameMs: number
  readonly nodes: number
}

const plainPage = `<!doctype html><meta name="viewport" content="width=device-width">
<button style="position: fixed; z-index: 1" onclick="open('', '_blank', 'popup=yes,width=800,height=1400')">Open</button>
<input style="position: fixed; inset-block-start: 80px; z-index: 1"><style>
  body { position: relative; margin: 0; block-size: 170000px }
  div { position: absolute; inset-inline-start: calc(var(--column) * 33%); inline-size: 30%; block-size: 150px; background: teal }
</style>${Array.from(
  { length: 300 },
  (_, index) =>
    `<div style="--column: ${index % 3}; inset-block-start: ${Math.floor(index / 3) * 162}px"></div>`,
).join('')}`

/** Served over HTTP, because windows opened by a `data:` page behave differently. */
async function servePlainPage() {
  const port = await freePort()
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(plainPage),
  )
  await once(server.listen(port), 'listening')
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

const countNodes = (page: Page): Promise<number> =>
  page.evaluate<number>('document.querySelectorAll("*").length')

async function measureTasks(page: Page, session: CDPSession): Promise<Figures> {
  const main = page.getByRole('main')
  await main.getByRole('listitem').first().waitFor()
  await everythingAnswered(page)
  await takeSlow(page)
  const search = main.getByRole('searchbox')
  await tap(session, search)
  await page.keyboard.type(QUERY, { delay: 120 })
  const typingTime = await takeSlow(page)
  await search.fill('')
  await takeSlow(page)
  await swipe(page, session)
  const scrolled = await takeSlow(page)
  const nodes = await countNodes(page)
  // On a fast machine the swipes end below the last game.
  await page.evaluate('scrollTo(0, 2_000)')
  await takeSlow(page)
  await tap(session, main.getByRole('listitem').locator('button:first-child'))
  const openingTime = await takeSlow(page, OPENING_WAIT_MS)
  return {
    typingMs: typingTime.interaction,
    openingMs: openingTime.interaction,
    openingWithoutWindowMs: Math.round(openingTime.interaction - openingTime.opening),
    frameMs: scrolled.frame,
    nodes,
  }
}

type PlainFigures = Pick<Figures, 'frameMs' | 'openingMs' | 'typingMs'>

async function measurePlainPage(browser: Browser, url: string): Promise<PlainFigures> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await watch(page)
  await page.goto(url)
  await takeSlow(page)
  await tap(session, page.locator('input'))
  await page.keyboard.type(QUERY, { delay: 120 })
  const typingTime = await takeSlow(page)
  await swipe(page, session)
  const { frame } = await takeSlow(page)
  await tap(session, page.getByRole('button'))
  const { interaction } = await takeSlow(page, OPENING_WAIT_MS)
  await context.close()
  return { frameMs: frame, openingMs: interaction, typingMs: typingTime.interaction }
}

async function measureLobby(browser: Browser, { siteUrl }: Stack): Promise<Figures> {
  const context = await browser.newContext({ ...phone, baseURL: siteUrl })
  followCalls(context)
  await context.request.post('/api/routes/user-do-login', {
    headers: { origin: siteUrl },
    data: { id: 'demo', pw: 'demo1234' },
  })
  const page = await context.newPage()
  const session = await watch(page)
  await page.goto(`/slot/game?company=${slotProviders[0]?.code ?? ''}`)
  const figures = await measureTasks(page, session)
  await context.close()
  return figures
}

const frameText = (frame: number) => (frame === 0 ? 'under 50 ms' : withUnit(frame, 'ms'))

const taskRow = (name: string, runs: readonly number[], ratio?: string): Row => ({
  name,
  ...medianAndSpread(runs, 'ms'),
  ...(ratio !== undefined && { ratio }),
  goal: `at most ${MAX_TASK_MS} ms`,
  holds: median(runs) <= MAX_TASK_MS,
})

const openingRow = (name: string, runs: readonly number[], plain: readonly number[]): Row => {
  const plainMs = median(plain)
  return {
    name,
    ...medianAndSpread(runs, 'ms'),
    ratio: `a button that opens an empty window ${withUnit(plainMs, 'ms')}, ${times(median(runs), plainMs)}`,
    goal: `at most ${MAX_TASK_MS} ms, or what that button takes`,
    holds: median(runs) <= Math.max(MAX_TASK_MS, plainMs),
  }
}

const rowsOf = (games: number, runs: readonly Figures[], plain: readonly PlainFigures[]): Row[] => {
  const frames = runs.map(({ frameMs }) => frameMs)
  const plainFrame = median(plain.map(({ frameMs }) => frameMs))
  const nodes = Math.max(...runs.map((run) => run.nodes))
  const plainTyping = median(plain.map(({ typingMs }) => typingMs))
  return [
    taskRow(
      `${games} games: worst interaction while typing`,
      runs.map(({ typingMs }) => typingMs),
      `a plain field ${withUnit(plainTyping, 'ms')}`,
    ),
    openingRow(
      `${games} games: a tap on a game`,
      runs.map(({ openingMs }) => openingMs),
      plain.map(({ openingMs }) => openingMs),
    ),
    taskRow(
      `${games} games: a tap on a game, besides \`window.open\``,
      runs.map(({ openingWithoutWindowMs }) => openingWithoutWindowMs),
    ),
    {
      name: `${games} games: longest frame while scrolling`,
      value: frameText(median(frames)),
      spread: `${frameText(Math.min(...frames))} to ${frameText(Math.max(...frames))}`,
      ratio: `plain boxes ${frameText(plainFrame)}${plainFrame > 0 ? `, ${times(median(frames), plainFrame)}` : ''}`,
      goal: `at most ${MAX_TASK_MS} ms, or what plain boxes take`,
      holds: median(frames) <= Math.max(MAX_TASK_MS, plainFrame),
    },
    {
      name: `${games} games: nodes in the page`,
      value: withUnit(nodes),
      goal: `at most ${withUnit(MAX_NODES)}`,
      holds: nodes <= MAX_NODES,
    },
  ]
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
  const plainSite = await servePlainPage()
  try {
    const all = slotProviders.flatMap(({ code }) => slotGamesOf(code) ?? [])
    const rows: Row[] = []
    for (const count of [300, all.length]) {
      await fetch(`${stack.backendUrl}/__mock/override`, {
        method: 'POST',
        body: JSON.stringify({
          operation: 'getSlotByCompany',
          answer: { status: 'success', games: all.slice(0, count) },
        }),
      })
      const runs: Figures[] = []
      const plain: PlainFigures[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        plain.push(await measurePlainPage(browser, plainSite.url))
        runs.push(await measureLobby(browser, stack))
      }
      rows.push(...rowsOf(count, runs, plain))
    }
    return rows
  } finally {
    await browser.close()
    plainSite.stop()
    await stack.stop()
  }
}

export const lobby: Bench = {
  title: 'A lobby in the hand',
  about: `A phone whose processor is ${CPU_SLOWDOWN} times slower than this machine: typing in the filter, swiping down, opening a game. Chromium draws by software here, and waits for that; what the same costs a page of plain boxes and a button stands beside. Medians of ${ROUNDS} rounds.`,
  measure,
}
