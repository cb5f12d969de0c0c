import type { BrowserContextOptions, CDPSession, Locator, Page } from '@playwright/test'

export const CPU_SLOWDOWN = 4
const SWIPES = 12
/** 연꽃 (lotus), typed without Shift on a keyboard that is not set to Korean. */
const SEARCH_TEXT = 'dusrhc'
/** Time to wait for a window to open on a busy machine. */
export const OPENING_WAIT_MS = 1_500

export const phone: BrowserContextOptions = {
  // Playwright's emulation of these four restyles each page when a window opens.
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

type InteractionTimes = {
  readonly interactionMs: number
  readonly frameMs: number
  readonly totalOpenWindowMs: number
}

/**
 * Only entries with an id are interactions. Chromium does not always report a press that opens a window, so it is
 * measured here until the next rendered frame.
 */
const watchScript = `
  window.interactionTimes = { interactionMs: 0, frameMs: 0, totalOpenWindowMs: 0 }
  const { open } = window
  window.open = (...args) => {
    const start = performance.now()
    const openedWindow = open.apply(window, args)
    interactionTimes.totalOpenWindowMs += performance.now() - start
    return openedWindow
  }
  const observe = (type, onEntry, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, ...options })
  observe('event', ({ duration, interactionId }) => {
    if (interactionId > 0) interactionTimes.interactionMs = Math.max(interactionTimes.interactionMs, duration)
  }, { durationThreshold: 16 })
  addEventListener('click', ({ timeStamp }) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      interactionTimes.interactionMs = Math.max(interactionTimes.interactionMs, Math.ceil(performance.now() - timeStamp))
    }
    requestAnimationFrame(() => port2.postMessage(null))
  }, true)
  observe('long-animation-frame', ({ duration }) => { interactionTimes.frameMs = Math.max(interactionTimes.frameMs, duration) })
`

/** Slows the page down, and records its longest interaction and frame in `window.interactionTimes`. */
export async function openSlowSession(page: Page): Promise<CDPSession> {
  await page.addInitScript({ content: watchScript })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** The times since the last call and within the next `waitMs` milliseconds. */
export async function takeInteractionTimes(page: Page, waitMs = 300): Promise<InteractionTimes> {
  await page.waitForTimeout(waitMs)
  return page.evaluate<InteractionTimes>(
    '(() => { const times = interactionTimes; interactionTimes = { interactionMs: 0, frameMs: 0, totalOpenWindowMs: 0 }; return times })()',
  )
}

async function findVisibleBox(targets: Locator) {
  for (const target of await targets.all()) {
    // A virtual list may have removed it meanwhile.
    const box = await target.boundingBox({ timeout: 1_000 }).catch(() => null)
    if (box !== null && box.y >= 0 && box.y + box.height < 740) return box
  }
  throw new Error('No visible target to tap.')
}

/** Taps without running code in the page; Playwright's tap runs some. */
export async function tap(session: CDPSession, targets: Locator): Promise<void> {
  const box = await findVisibleBox(targets)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Swipes up twelve times by 550 pixels, at a thumb's speed. */
export async function swipeRepeatedly(page: Page, session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })
  for (let index = 0; index < SWIPES; index += 1) {
    await touch('touchStart', 700)
    for (let y = 650; y >= 150; y -= 50) {
      await touch('touchMove', y)
      await page.waitForTimeout(12)
    }
    await touch('touchEnd')
    await page.waitForTimeout(150)
  }
}

/** Types into the field; returns the longest time from a key to the next paint, in milliseconds. */
export async function measureTyping(
  page: Page,
  session: CDPSession,
  field: Locator,
): Promise<number> {
  await tap(session, field)
  await page.keyboard.type(SEARCH_TEXT, { delay: 120 })
  return (await takeInteractionTimes(page)).interactionMs
}
