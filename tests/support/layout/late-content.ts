import type { Page } from '@playwright/test'

export type LayoutShift = { readonly value: number; readonly movedElements: readonly string[] }

type ShiftEntry = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

declare global {
  interface Window {
    layoutShifts?: LayoutShift[]
  }
}

export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = (window.layoutShifts = [])
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement
      if (!element) return 'something that is gone'
      const { tagName, className, textContent } = element
      return `${tagName.toLowerCase()}.${String(className)} “${textContent.slice(0, 30)}”`
    }
    const placeOf = ({ x, y, width, height }: DOMRect): string =>
      [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        const movedElements = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        )
        shifts.push({ value: entry.value, movedElements })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const layoutShifts = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => window.layoutShifts ?? [])

type Slowness = {
  /** Latency per request in milliseconds. */
  readonly latency: number
  /** Bytes per second. */
  readonly download: number
  readonly upload: number
  /** CPU slowdown factor. */
  readonly processor: number
}

const slowNetwork: Slowness = {
  latency: 100,
  download: 250_000,
  upload: 250_000,
  processor: 1,
}

/** A cheap phone on slow 4G, as Lighthouse simulates it. */
export const slowPhone: Slowness = {
  latency: 150,
  download: 204_800,
  upload: 96_000,
  processor: 4,
}

/** Slows the page down, so that late content becomes visible as such. */
export async function slowDown(page: Page, slowness: Slowness = slowNetwork): Promise<void> {
  const { latency, download, upload, processor } = slowness
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  })
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}
