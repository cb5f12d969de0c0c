import type { Browser, Page } from '@playwright/test'

/** Milliseconds, bytes on the wire with headers, and shares from 0 to 1. */
export type Load = {
  readonly largestPaint: number
  readonly blocking: number
  readonly shift: number
  readonly scripting: number
  readonly bytes: number
  readonly scriptBytes: number
}

/** Slow 4G as in Lighthouse: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** Time after the load that still counts. */
const AFTER_LOAD_MS = 2_500
const LONG_TASK_MS = 50

const watchPage = `
  window.seen = { largestPaint: 0, shift: 0, blocking: 0 }
  const follow = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  follow('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (seen.shift += value))
  follow('longtask', ({ duration }) => (seen.blocking += Math.max(0, duration - ${LONG_TASK_MS})))
`
type PageTimings = {
  readonly largestPaint: number
  readonly shift: number
  readonly blocking: number
}

async function slowDown(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return cdp
}

/** Loads the address once with an empty cache on a slow phone. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const cdp = await slowDown(page)
    const scripts = new Set<string>()
    let bytes = 0
    let scriptBytes = 0
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    await page.addInitScript({ content: watchPage })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(AFTER_LOAD_MS)
    const timings = await page.evaluate<PageTimings>('seen')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
    return { ...timings, scripting: seconds * 1_000, bytes, scriptBytes }
  } finally {
    await context.close()
  }
}

/** Script bytes with headers until a second after the load, at this width. */
export async function scriptUntilSettled(
  browser: Browser,
  url: string,
  width: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1_000)
    return bytes
  } finally {
    await context.close()
  }
}
