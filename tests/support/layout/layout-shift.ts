import type { Page } from '@playwright/test'

export type LayoutShift = { readonly value: number; readonly moved: readonly string[] }

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
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        )
        shifts.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const layoutShifts = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => window.layoutShifts ?? [])
