import type { CDPSession, Locator, Page } from '@playwright/test'

export const CPU_SLOWDOWN = 4
const SWIPES = 12

type Slow = {
  readonly interaction: number
  readonly frame: number
  /** In `window.open`, where a browser under a debugger waits until that has seen the new window. */
  readonly opening: number
}

/**
 * Only what has an id is an interaction: a pointer that a scrolling page moves under is none. Of a press
 * that opens a window Chromium does not always report how long it took: it is followed here until the
 * frame after it is rendered.
 */
const watchSlow = `
  window.slow = { interaction: 0, frame: 0, opening: 0 }
  const { open } = window
  window.open = (...given) => {
    const start = performance.now()
    const opened = open.apply(window, given)
    slow.opening += performance.now() - start
    return opened
  }
  const follow = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, ...options })
  follow('event', ({ duration, interactionId }) => {
    if (interactionId > 0) slow.interaction = Math.max(slow.interaction, duration)
  }, { durationThreshold: 16 })
  addEventListener('click', ({ timeStamp }) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      slow.interaction = Math.max(slow.interaction, Math.ceil(performance.now() - timeStamp))
    }
    requestAnimationFrame(() => port2.postMessage(null))
  }, true)
  follow('long-animation-frame', ({ duration }) => { slow.frame = Math.max(slow.frame, duration) })
`

/** The page, slowed down, writes its longest interaction and frame into `window.slow`. */
export async function watch(page: Page): Promise<CDPSession> {
  await page.addInitScript({ content: watchSlow })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** What was slow since the last time this was asked, and for `wait` milliseconds from now on. */
export async function takeSlow(page: Page, wait = 300): Promise<Slow> {
  await page.waitForTimeout(wait)
  return page.evaluate<Slow>(
    '(() => { const seen = slow; slow = { interaction: 0, frame: 0, opening: 0 }; return seen })()',
  )
}

/** The first of them that is wholly in sight, below the header and above the bar. */
async function boxInSight(targets: Locator) {
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    if (box !== null && box.y >= 0 && box.y + box.height < 740) return box
  }
  throw new Error('There is nothing to be tapped.')
}

/** Not Playwright's own tap, which runs code in the page while it is pressed. */
export async function tap(session: CDPSession, targets: Locator): Promise<void> {
  const box = await boxInSight(targets)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Moves the page up by a finger's swipes of 550 pixels, as fast as a thumb. */
export async function swipe(page: Page, session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })
  for (let turn = 0; turn < SWIPES; turn += 1) {
    await touch('touchStart', 700)
    for (let y = 650; y >= 150; y -= 50) {
      await touch('touchMove', y)
      await page.waitForTimeout(12)
    }
    await touch('touchEnd')
    await page.waitForTimeout(150)
  }
}
