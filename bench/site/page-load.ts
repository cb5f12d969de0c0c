import type { Browser, CDPSession, Page } from '@playwright/test'

type PageTimings = {
  /** Milliseconds from the start of the visit. */
  readonly largestContentfulPaint: number
  /** Milliseconds of long tasks beyond 50 each. */
  readonly totalBlockingTime: number
  readonly cumulativeLayoutShift: number
}

type TransferSize = {
  /** Bytes on the wire, headers included. */
  bytes: number
  /** The part of `bytes` that is scripts. */
  scriptBytes: number
}

export type PageLoad = PageTimings &
  Readonly<TransferSize> & {
    /** Milliseconds. */
    readonly scriptDuration: number
  }

/** Lighthouse's slow 4G, without its factors for DevTools: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
/** Time after the load event that is measured too. */
const SETTLE_MS = 2_500
const SCRIPT_SETTLE_MS = 1_000
const LONG_TASK_MS = 50

const observerScript = `
  window.pageTimings = { largestContentfulPaint: 0, totalBlockingTime: 0, cumulativeLayoutShift: 0 }
  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => (pageTimings.largestContentfulPaint = startTime))
  observe('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (pageTimings.cumulativeLayoutShift += value))
  observe('longtask', ({ duration }) => (pageTimings.totalBlockingTime += Math.max(0, duration - ${LONG_TASK_MS})))
`

/** Runs `measure` in a new context, thus with an empty cache. `size` grows while the page loads. */
async function withNewPage<Result>(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  measure: (page: Page, cdp: CDPSession, size: Readonly<TransferSize>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const scripts = new Set<string>()
    const size: TransferSize = { bytes: 0, scriptBytes: 0 }
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      size.bytes += encodedDataLength
      if (scripts.has(requestId)) size.scriptBytes += encodedDataLength
    })
    return await measure(page, cdp, size)
  } finally {
    await context.close()
  }
}

/** Loads the address once on a slow phone. */
export const measurePageLoad = (browser: Browser, url: string): Promise<PageLoad> =>
  withNewPage(browser, { width: 412, height: 823 }, async (page, cdp, size) => {
    await cdp.send('Performance.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript({ content: observerScript })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const timings = await page.evaluate<PageTimings>('pageTimings')
    const { metrics } = await cdp.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
    return { ...timings, scriptDuration: seconds * 1_000, ...size }
  })

/** Script bytes until a second after the load, at this width. */
export const measureScriptBytes = (browser: Browser, url: string, width: number): Promise<number> =>
  withNewPage(browser, { width, height: 900 }, async (page, _, size) => {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SCRIPT_SETTLE_MS)
    return size.scriptBytes
  })
