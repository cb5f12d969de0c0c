import type { Page } from 'playwright'
import { labelsOf, combineViews } from '../look/read-document-view.ts'
import { isMarkedOutdated } from '../look/outdated-mark.ts'
import type { GameWindowView } from '../look/page-view.model.ts'
import { textsIn, unitsOfSums } from '../look/texts.ts'
import { StepError } from '../simulated/driver.ts'
import type { Tab } from '../simulated/driver.ts'
import { performStep } from '../run/player-steps.ts'
import { queriesOf } from '../run/screen-steps.ts'
import type { BrowserSurroundings } from '../simulated/browser-surroundings.ts'
import { windowSize } from '../simulated/game-windows.ts'
import { createChromiumControls, goToPath } from './chromium-controls.ts'
import type { PageReport } from './page-side.ts'

/** A page being left stops its clock; the next one starts with that time. */
export const nullIfLeaving = (error: unknown): null => {
  if (!String(error).includes('Execution context was destroyed')) throw error
  return null
}

type OpenedPage = Pick<GameWindowView, 'size'> & { readonly page: () => Page | undefined }

function viewGameWindow({ size, page }: OpenedPage): GameWindowView {
  const openedPage = page()
  if (openedPage?.isClosed() !== false) return { size, state: 'closed', url: '' }
  const url = openedPage.url()
  return { size, url, state: url === '' || url === 'about:blank' ? 'reserved' : 'open' }
}

async function snapshotWindow(window: OpenedPage) {
  const { state } = viewGameWindow(window)
  const openedPage = state === 'closed' ? undefined : window.page()
  const hasOpener = await openedPage?.evaluate(() => globalThis.opener !== null).catch(() => false)
  return { state, hasOpener: hasOpener === true }
}

export type ChromiumTab = Tab & {
  readonly number: number
  readonly page: Page
  readonly report: (pageReport: PageReport) => void
}

export function createChromiumTab(
  page: Page,
  number: number,
  { begin, clock, settings }: BrowserSurroundings,
  awaitPresses: () => Promise<void>,
  channels: Set<string>,
): ChromiumTab {
  const texts = textsIn(begin.language)
  const openedPages: Page[] = []
  const windows: OpenedPage[] = []
  const shownTexts: (readonly string[])[] = []
  const errors: string[] = []
  page.on('popup', (popup) => void openedPages.push(popup))
  page.on('pageerror', (error) => void errors.push(error.message))
  const controls = createChromiumControls(page, clock.settle, begin.language, texts)
  const path = () => new URL(page.url()).pathname
  return {
    number,
    page,
    report: (pageReport) => {
      if (pageReport.kind === 'message') return void shownTexts.push(pageReport.texts)
      if (pageReport.kind === 'channel') return void channels.add(pageReport.name)
      const windowIndex = windows.length
      windows.push({ size: windowSize(pageReport.features), page: () => openedPages[windowIndex] })
    },
    act: async (step) => {
      await page.evaluate((how) => globalThis.scenarioPage?.set({ popups: how }), settings().popups)
      if ('player' in step || 'press' in step) await awaitPresses()
      await performStep(controls, step)
    },
    reload: async () => {
      await page.evaluate(() => location.reload()).catch(nullIfLeaving)
    },
    setHidden: (isHidden) =>
      page.evaluate((hidden) => globalThis.scenarioPage?.set({ isHidden: hidden }), isHidden),
    dispatch: (type) =>
      type === 'focus'
        ? page.evaluate(() => void dispatchEvent(new Event('focus')))
        : page.evaluate(
            (isOnline) => globalThis.scenarioPage?.set({ isOnline }),
            type === 'online',
          ),
    freeze: () => {
      throw new StepError('the browser freezes no page')
    },
    thaw: () => undefined,
    isFrozen: () => false,
    goTo: (next) => goToPath(page, next),
    closeGameWindow: async () => {
      const lastPage = windows.at(-1)?.page()
      if (lastPage === undefined) throw new StepError('no window of a game is open')
      await lastPage.close()
    },
    lookAt: async (expected) => {
      const lookResult = await page
        .evaluate(
          ([labels, queries]) => {
            const { eyes, machines } = globalThis.scenarioPage ?? {}
            if (eyes === undefined || machines === undefined) return undefined
            return { ...eyes.look(labels, queries), states: machines() }
          },
          [labelsOf(texts), queriesOf(expected, texts)] as const,
        )
        .catch(nullIfLeaving)
      if (!lookResult) return null
      const { page: documentView, items, states } = lookResult
      const tabView = {
        states,
        items,
        windows: windows.map(viewGameWindow),
        path: path(),
        announcements: shownTexts,
      }
      return combineViews(texts, documentView, tabView)
    },
    readTab: async () => {
      const view = await page
        .evaluate((units) => globalThis.scenarioPage?.view(units), [...unitsOfSums])
        .catch(nullIfLeaving)
      if (!view) return null
      return {
        number,
        path: path(),
        isFrozen: false,
        pageIdentity: view.loadedAt,
        statesOf: (id) => view.machines[id] ?? [],
        machineDialogs: null,
        member: undefined,
        sessionStorage: view.session,
        windows: await Promise.all(windows.map(snapshotWindow)),
        sums: null,
        isMarkedOutdated: isMarkedOutdated(view.facts),
        queries: null,
        unreleased: null,
        shownCount: shownTexts.length,
        page: view.facts,
        errors,
      }
    },
    close: () => page.close(),
  }
}
