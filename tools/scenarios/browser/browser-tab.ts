import type { BrowserContext, Page } from 'playwright'
import { windowSize } from '../simulated/game-windows.ts'
import type { SeenInPage } from './page-side.ts'

export type OpenedWindow = {
  /** 800x1400 for its own window; null: a tab. */
  readonly size: string | null
  readonly page: () => Page | null
}

export type BrowserTab = Awaited<ReturnType<typeof openTab>>

export async function openTab(context: BrowserContext, number: number) {
  const page = await context.newPage()
  const opened: Page[] = []
  const windows: OpenedWindow[] = []
  const shown: (readonly string[])[] = []
  const errors: string[] = []
  const events: string[] = []
  const channels = new Set<string>()
  page.on('popup', (popup) => void opened.push(popup))
  page.on('pageerror', (error) => void errors.push(error.message))
  return {
    number,
    page,
    windows,
    shown,
    errors,
    /** Parts of the member's stream of events. */
    events,
    channels,
    see: (report: SeenInPage): void => {
      if (report.kind === 'message') return void shown.push(report.texts)
      if (report.kind === 'event') return void events.push(report.text)
      if (report.kind === 'channel') return void channels.add(report.name)
      const at = windows.length
      windows.push({ size: windowSize(report.features), page: () => opened[at] ?? null })
    },
  }
}
