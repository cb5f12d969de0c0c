import type { CDPSession, Locator, Page } from '@playwright/test'

export const CPU_SLOWDOWN = 4
const SWIPES = 12

type Slow = {
  readonly interaction: number
  readonly frame: number
  readonly opening: number
}

/**
 * Only entries with an id are interactions. Chromium does not always report a press that opens a window, so it is
 * measured here until the next rendered frame.
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

/** Records the longest interaction and frame of the slowed-down page in `window.slow`. */
export async function watch(page: Page): Promise<CDPSession> {
  await page.addInitScript({ content: watchSlow })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return session
}

/** The slow entries since the last call and within the next `wait` milliseconds. */
export async function takeSlow(page: Page, wait = 300): Promise<Slow> {
  await page.waitForTimeout(wait)
  return page.evaluate<Slow>(
    '(() => { const taken = slow; slow = { interaction: 0, frame: 0, opening: 0 }; return taken })()',
  )
}

async function boxInSight(targets: Locator) {
  for (const target of await targets.all()) {
    // A list in a window may have dropped it meanwhile.
    const box = await target.boundingBox({ timeout: 1_000 }).catch(() => null)
    if (box !== null && box.y >= 0 && box.y + box.height < 740) return box
  }
  throw new Error('There is nothing to be tapped.')
}

/** Unlike Playwright's tap, runs no code in the page. */
export async function tap(session: CDPSession, targets: Locator): Promise<void> {
  const box = await boxInSight(targets)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Swipes up by 550 pixels at a thumb's speed. */
export async function swipe(page: Page, session: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    })
  for (let swipes = 0; swipes < SWIPES; swipes += 1) {
    await touch('touchStart', 700)
    for (let y = 650; y >= 150; y -= 50) {
      await touch('touchMove', y)
      await page.waitForTimeout(12)
    }
    await touch('touchEnd')
    await page.waitForTimeout(150)
  }
}
