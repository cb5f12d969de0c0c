import type { Locale } from '#site/i18n/locales.ts'
import { machineIds } from '../core/machines.ts'
import type { Hands } from '../play/run.ts'
import { differencesOn, queriesOf } from '../shown/checks.ts'
import { lookFor } from '../shown/find.ts'
import { labelsOf, readShown } from '../shown/read-shown.ts'
import { textsIn, unitsOfSums } from '../shown/texts.ts'
import { readFacts } from '../invariants/page-facts.ts'
import { saysOld } from '../invariants/says-old.ts'
import { statesOfMachine } from '../simulated/expectations.ts'
import type { ScreenBundle } from './bundle-screens.ts'
import { performStep } from './dom-presses.ts'
import { asScreen, openScreenPage } from './screen-page.ts'

/** Machines that are created on demand and count as in their initial state until then. */
const statesIn = (page: Parameters<typeof statesOfMachine>[0]) =>
  Object.fromEntries(
    machineIds.flatMap((id) => {
      const states = statesOfMachine(page, id)
      return states.length === 0 ? [] : [[id, states] as const]
    }),
  )

export function screenHands(bundle: ScreenBundle, language: Locale): Hands {
  const texts = textsIn(language)
  return {
    openPage: (options) => openScreenPage(bundle, options),
    momentMs: 1,
    act: (tab, step, { clock, changeSettings }) => {
      const page = asScreen(tab.page())
      return performStep({ page, texts, language, settle: clock.settle, changeSettings }, step)
    },
    differencesOf: ({ world, tab, number, checkedMessages, expected }) => {
      const page = asScreen(tab.page())
      const { document } = page.window
      return differencesOn({
        texts,
        calls: world.calls.filter((call) => call.tab === number),
        windows: tab.windows,
        shown: tab.shown.slice(checkedMessages),
        path: page.path(),
        page: readShown(labelsOf(texts), document, world.localStorage),
        items: queriesOf(expected, texts).map((query) => lookFor(document, query)),
        machines: statesIn(page),
        expected,
      })
    },
    messagesOf: (tab) => tab.shown.length,
    readPage: (page) => {
      const { document } = asScreen(page).window
      const facts = readFacts(document, unitsOfSums)
      return { facts, isMarkedOld: saysOld(facts) }
    },
  }
}
