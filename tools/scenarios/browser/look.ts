import type { Expectation } from '../core/scenario.model.ts'
import { differencesOn, queriesOf } from '../shown/checks.ts'
import type { ShownWindow } from '../shown/checks.ts'
import { labelsOf, readShown } from '../shown/read-shown.ts'
import type { Difference } from '../simulated/expectations.ts'
import type { BrowserTab, OpenedWindow } from './browser-tab.ts'
import { readMachinesIn } from './player-steps.ts'
import { unlessItLeaves } from './browser-world.ts'
import type { BrowserWorld } from './browser-world.ts'

/** Real milliseconds for pending rendering. */
const DRAWN_WITHIN_MS = 3_000
const LOOK_EVERY_MS = 100

type Look = {
  readonly world: BrowserWorld
  readonly tab: BrowserTab
  readonly checkedMessages: number
  readonly expected: Expectation
}

function shownWindow({ size, page }: OpenedWindow): ShownWindow {
  const opened = page()
  if (opened?.isClosed() !== false) return { size, state: 'closed', url: '' }
  const url = opened.url()
  return { size, url, state: url === '' || url === 'about:blank' ? 'reserved' : 'open' }
}

async function look({ world, tab, checkedMessages, expected }: Look) {
  const { page, number } = tab
  const queries = queriesOf(expected, world.texts)
  return differencesOn({
    texts: world.texts,
    calls: world.wire.calls.filter((call) => call.tab === number),
    windows: tab.windows.map(shownWindow),
    shown: tab.shown.slice(checkedMessages),
    path: new URL(page.url()).pathname,
    page: await page.evaluate(readShown, labelsOf(world.texts)),
    items:
      queries.length === 0
        ? []
        : await page.evaluate((all) => globalThis.scenarioPage?.lookFor(all) ?? [], queries),
    machines: await readMachinesIn(tab),
    expected,
  })
}

const isLoadedAnew: Difference = { what: 'page', expected: 'stays', found: 'is loaded anew' }

/** Failed expectations on the page; returns as soon as there are none. */
export async function findDifferences(options: Look): Promise<readonly Difference[]> {
  const until = performance.now() + DRAWN_WITHIN_MS
  for (;;) {
    const differences = await look(options).catch((error: unknown) => {
      unlessItLeaves(error)
      return [isLoadedAnew]
    })
    if (differences.length === 0 || performance.now() > until) return differences
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
