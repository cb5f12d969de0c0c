import { userEvent } from '@testing-library/user-event'
import { createEyes } from '../look/eyes.ts'
import { readFacts } from '../look/page-facts.ts'
import { labelsOf, shownByScreens } from '../look/read-shown.ts'
import { textsIn, unitsOfSums } from '../look/texts.ts'
import { watchMessages } from '../look/watch-messages.ts'
import type { Ask } from '../run/hands.ts'
import { performStep } from '../run/player-steps.ts'
import { queriesOf } from '../run/screen-steps.ts'
import type { EnvironmentOptions } from '../simulated/page-environment.ts'
import { statesOfPage } from '../simulated/page.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { domHands } from './dom-hands.ts'
import type { ScreenPage } from './dom-hands.ts'
import { openWindow } from '../simulated/window.ts'

export function openScreenPage(bundle: ScreenBundle, options: EnvironmentOptions): ScreenPage {
  const { globals, ...opened } = openWindow(options, true)
  const { window } = opened
  const { document } = window
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no root.')
  watchMessages(document, window.MutationObserver, (texts) => options.shown.push(texts))
  const { site, startedMemberActors } = bundle.loadScreen(globals).openScreen(root)
  const user = userEvent.setup({ document, delay: null, pointerEventsCheck: 0 })
  // Replaces the clipboard that `setup` gives the window.
  Object.defineProperty(window.navigator, 'clipboard', {
    value: { writeText: () => Promise.resolve() },
  })
  const page: ScreenPage = {
    ...opened,
    user,
    site,
    startedMemberActors,
    balancesAsked: () => null,
    act: (step) => performStep(hands, step),
    look: (expected) => {
      const { page: shown, items } = eyes.look(labelsOf(texts), queriesOf(expected, texts))
      return shownByScreens(texts, shown, {
        states: statesOfPage(page),
        windows: options.windows,
        path: page.path(),
        items,
        said: options.shown,
      })
    },
    readFacts: () => readFacts(document, unitsOfSums),
  }
  const texts = textsIn(options.begin.language)
  const eyes = createEyes(document, options.localStorage)
  const ask = ((name: 'dialogs', ...question: []) => eyes[name](...question)) as Ask
  const hands = domHands(page, ask, texts, options)
  return page
}
