import { userEvent } from '@testing-library/user-event'
import { createPageReader } from '../look/page-reader.ts'
import { readFacts } from '../look/page-facts.ts'
import { labelsOf, combineViews } from '../look/read-document-view.ts'
import { textsIn, unitsOfSums } from '../look/texts.ts'
import { watchMessages } from '../look/watch-messages.ts'
import type { AskPage } from '../run/player-controls.ts'
import { performStep } from '../run/player-steps.ts'
import { queriesOf } from '../run/screen-steps.ts'
import type { EnvironmentOptions } from '../simulated/page-environment.ts'
import { statesOfPage } from '../simulated/page.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { createDomControls } from './dom-controls.ts'
import type { ScreenPage } from './dom-controls.ts'
import { openWindow } from '../simulated/window.ts'

export function openScreenPage(bundle: ScreenBundle, options: EnvironmentOptions): ScreenPage {
  const { globals, ...openedWindow } = openWindow(options, true)
  const { window } = openedWindow
  const { document } = window
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no root.')
  watchMessages(document, window.MutationObserver, (texts) => options.shownTexts.push(texts))
  const { site, startedMemberActors } = bundle.loadScreen(globals).openScreen(root)
  const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
  // Replaces the clipboard that `setup` gives the window.
  Object.defineProperty(window.navigator, 'clipboard', {
    value: { writeText: () => Promise.resolve() },
  })
  const page: ScreenPage = {
    ...openedWindow,
    user,
    site,
    startedMemberActors,
    requestedBalances: () => null,
    act: (step) => performStep(controls, step),
    look: (expected) => {
      const { page: view, items } = reader.look(labelsOf(texts), queriesOf(expected, texts))
      return combineViews(texts, view, {
        states: statesOfPage(page),
        windows: options.windows,
        path: page.path(),
        items,
        announcements: options.shownTexts,
      })
    },
    readFacts: () => readFacts(document, unitsOfSums),
  }
  const texts = textsIn(options.begin.language)
  const reader = createPageReader(document, options.localStorage)
  const ask = ((name: 'dialogs', ...question: []) => reader[name](...question)) as AskPage
  const controls = createDomControls(page, ask, texts, options)
  return page
}
