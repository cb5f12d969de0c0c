import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { watchMessages } from '../look/watch-messages.ts'
import { createPageEnvironment } from '../simulated/page-environment.ts'
import type { EnvironmentOptions } from '../simulated/page-environment.ts'
import type { Page } from '../simulated/page.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { openWindow } from './window.ts'
import type { PageWindow } from './window.ts'

export type ScreenPage = Page & {
  readonly window: PageWindow
  readonly user: UserEvent
}

const screens = new WeakSet<Page>()

/** @throws for a page without screens */
export function asScreen(page: Page): ScreenPage {
  if (!screens.has(page)) throw new Error('The page has no screens.')
  return page as ScreenPage
}

const onForms = () => {
  throw new Error('Screens move money by their forms.')
}

export function openScreenPage(bundle: ScreenBundle, options: EnvironmentOptions): ScreenPage {
  const environment = createPageEnvironment(options)
  const { window, globals } = openWindow(options, environment)
  const { document, history } = window
  const { freezer, isOpen } = environment
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no root.')
  watchMessages(document, window.MutationObserver, (texts) => options.shown.push(texts))
  const { site, startedMemberActors } = bundle.loadScreen(globals).openScreen(root)
  const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
  // Replaces the clipboard that `setup` gives the window.
  Object.defineProperty(window.navigator, 'clipboard', {
    value: { writeText: () => Promise.resolve() },
  })
  const dispatch: Page['dispatch'] = (type, details) =>
    freezer.run(() => {
      if (isOpen()) window.dispatchEvent(Object.assign(new window.Event(type), details))
    })
  const page: ScreenPage = {
    window,
    user,
    site,
    startedMemberActors,
    memberActors: onForms,
    moveMoney: onForms,
    askAccount: onForms,
    balancesAsked: () => null,
    path: () => window.location.pathname,
    address: () => window.location.pathname + window.location.search,
    historyState: () => history.state as unknown,
    goTo: (path) => {
      const before: unknown = history.state
      history.pushState(before, '', path)
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: before }))
    },
    dispatch,
    setHidden: (hidden) => {
      Object.assign(document, { hidden })
      document.dispatchEvent(new window.Event('visibilitychange'))
    },
    freezer,
    close: () => {
      environment.close()
      window.close()
    },
  }
  screens.add(page)
  return page
}
