import { StepRefused } from '../run/driver.ts'
import type { SeenWindow } from './game-windows.ts'
import type { Network } from './network.ts'
import type { EnvironmentOptions, Holdings } from './page-environment.ts'
import type { Page } from './page.ts'
import { createStorage } from './shared.ts'

type TabOptions = Omit<
  EnvironmentOptions,
  'sessionStorage' | 'path' | 'historyState' | 'onReload' | 'windows' | 'shown' | 'errors' | 'held'
> & {
  readonly openPage: OpenPage
  readonly network: Network
}

export type OpenPage = (options: EnvironmentOptions) => Page

function recordMessages({ site: { notifier } }: Page, messages: (readonly string[])[]): void {
  const seen = new Set<string>()
  const read = () => {
    for (const { key, id, detail } of notifier.snapshot()) {
      if (!seen.has(key)) messages.push(detail === undefined ? [id] : [id, detail])
      seen.add(key)
    }
  }
  read()
  notifier.subscribe(read)
}

export type Tab = ReturnType<typeof createTab>

export function createTab({ network, openPage, ...shared }: TabOptions) {
  const { clock } = shared
  const sessionStorage = createStorage()
  const windows: SeenWindow[] = []
  const messages: (readonly string[])[] = []
  const shownTexts: (readonly string[])[] = []
  const errors: string[] = []
  let held: Holdings = new Map()
  let page: Page | null = null
  const load = (path: string, historyState: unknown = null) => {
    page?.close()
    const reload = () => {
      clock.touch()
      network.loadPage(() => {
        if (page === opened) load(opened.address(), opened.historyState())
      })
    }
    // Resources that the previous page releases later are not counted here.
    held = new Map()
    const opened = openPage({
      ...shared,
      path,
      historyState,
      sessionStorage,
      windows,
      shown: shownTexts,
      errors,
      held,
      onReload: () => {
        clock.touch()
        setImmediate(reload)
      },
    })
    page = opened
    recordMessages(opened, messages)
  }
  return {
    windows,
    /** Id of each shown message, and of its reason, oldest first. */
    messages,
    /** Texts of each message and dialog on its screens, oldest first; empty without screens. */
    shown: shownTexts,
    /** Errors that its pages wrote to the console. */
    errors,
    /** Unreleased resources of its page, such as listeners; empty without screens. */
    get held() {
      return held
    },
    sessionStorage,
    load: (path: string): void => load(path),
    reload: (): void => load(page?.address() ?? '/', page?.historyState()),
    page: (): Page => {
      if (page === null) throw new Error('The tab has no page.')
      return page
    },
    close: () => page?.close(),
    closeGameWindow: (): void => {
      const last = windows.at(-1)
      if (last === undefined) throw new StepRefused('no window of a game is open')
      last.state = 'closed'
    },
  }
}
