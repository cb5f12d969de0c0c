import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser } from '@playwright/test'
import { freePort } from '../../scripts/ports.ts'
import {
  measureTyping,
  openSlowSession,
  OPENING_WAIT_MS,
  phone,
  swipeRepeatedly,
  takeInteractionTimes,
  tap,
} from './slow-phone.ts'

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

/** The page is served over HTTP, because windows opened by a `data:` page behave differently. */
export async function servePlainPage() {
  const port = await freePort()
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(plainPage),
  )
  await once(server.listen(port), 'listening')
  return { url: `http://localhost:${port}/`, stop: () => server.close() }
}

export type PlainPageTimes = {
  readonly typingMs: number
  readonly openingMs: number
  readonly frameMs: number
}

export async function measurePlainPage(browser: Browser, url: string): Promise<PlainPageTimes> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await openSlowSession(page)
  await page.goto(url)
  await takeInteractionTimes(page)
  const typingMs = await measureTyping(page, session, page.locator('input'))
  await swipeRepeatedly(page, session)
  const { frameMs } = await takeInteractionTimes(page)
  await tap(session, page.getByRole('button'))
  const { interactionMs: openingMs } = await takeInteractionTimes(page, OPENING_WAIT_MS)
  await context.close()
  return { typingMs, openingMs, frameMs }
}
