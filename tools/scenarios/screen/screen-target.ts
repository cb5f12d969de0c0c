import { placeToBegin } from '../run/controls.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { lookFor } from '../look/find.ts'
import { readFacts } from '../look/page-facts.ts'
import { labelsOf, readShown, shownByScreens } from '../look/read-shown.ts'
import { saysOld } from '../look/says-old.ts'
import { textsIn, unitsOfSums } from '../look/texts.ts'
import { performPlayerStep } from '../run/player-steps.ts'
import { runScenario } from '../run/run-scenario.ts'
import type { OpenDriver, Result } from '../run/run-scenario.ts'
import { performScreenStep, queriesOf } from '../run/screen-steps.ts'
import { openSimulation } from '../simulated/driver.ts'
import type { SimulatedTarget, SimulationOptions } from '../simulated/driver.ts'
import { statesOfPage } from '../simulated/page-state.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { domHands } from './dom-hands.ts'
import { asScreen, openScreenPage } from './screen-page.ts'
import type { ScreenPage } from './screen-page.ts'

export type ScreenOptions = SimulationOptions & {
  readonly bundle: ScreenBundle
  /** Called with each page that is opened. */
  readonly onPage?: (page: ScreenPage) => void
}

function target(
  { bundle, onPage }: ScreenOptions,
  { language }: Scenario['begin'],
): SimulatedTarget {
  const texts = textsIn(language)
  const labels = labelsOf(texts)
  return {
    openPage: (options) => {
      const page = openScreenPage(bundle, options)
      onPage?.(page)
      return page
    },
    momentMs: 1,
    act: (tab, step, world) => {
      const hands = domHands(asScreen(tab.page()), language, texts, world)
      return 'player' in step ? performPlayerStep(hands, step) : performScreenStep(hands, step)
    },
    look: (tab, expected, { localStorage }) => {
      const page = asScreen(tab.page())
      const { document } = page.window
      return shownByScreens(texts, readShown(labels, document, localStorage), {
        states: statesOfPage(page),
        windows: tab.windows,
        path: page.path(),
        items: queriesOf(expected, texts).map((query) => lookFor(document, query)),
        said: tab.shown,
      })
    },
    readPage: (page) => {
      const facts = readFacts(asScreen(page).window.document, unitsOfSums)
      return { facts, isMarkedOld: saysOld(facts) }
    },
  }
}

/** Opens the site's screens in the simulated browser, in a DOM. */
export const openScreens =
  (options: ScreenOptions): OpenDriver =>
  (begin, seeBeforeAnswer) =>
    openSimulation(options.bundle, target(options, begin), options)(begin, seeBeforeAnswer)

export async function runOnScreens(scenario: Scenario, options: ScreenOptions): Promise<Result> {
  const begin = { ...scenario.begin, path: placeToBegin(scenario) }
  return { ...(await runScenario({ ...scenario, begin }, openScreens(options))), scenario }
}
