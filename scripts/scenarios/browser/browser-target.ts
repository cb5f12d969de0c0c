import { chromium } from 'playwright'
import { buildIfStale } from '../../build.ts'
import { chromiumFlags, ensureChromium } from '../../chromium.ts'
import type { Scenario } from '../scenario.model.ts'
import { bundleProxy } from './bundle-proxy.ts'
import { bundlePageScript } from './page-script.ts'
import { runInBrowser } from './run-browser.ts'
import type { BrowserResult } from './run-browser.ts'
import type { Workshop } from './world.ts'

const AT_ONCE = 3

/** Builds the site if it is stale, and starts what all scenarios share. */
export async function openWorkshop(): Promise<Workshop & { readonly close: () => Promise<void> }> {
  const executablePath = ensureChromium()
  await buildIfStale()
  const [loadProxy, pageScript, browser] = await Promise.all([
    bundleProxy(),
    bundlePageScript(),
    chromium.launch({ executablePath, args: chromiumFlags }),
  ])
  return { browser, loadProxy, pageScript, close: () => browser.close() }
}

/** One that does not hold is run once more, and recorded: that verdict counts. */
async function judge(workshop: Workshop, scenario: Scenario): Promise<BrowserResult> {
  const result = await runInBrowser(workshop, scenario)
  return result.failure === null ? result : runInBrowser(workshop, scenario, { isRecorded: true })
}

/** Runs scenarios in one browser, three at a time; the results in the order of the scenarios. */
export async function runAllInBrowser(
  scenarios: readonly Scenario[],
): Promise<readonly BrowserResult[]> {
  const workshop = await openWorkshop()
  const results: BrowserResult[] = []
  const left = [...scenarios.entries()]
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      results[next[0]] = await judge(workshop, next[1])
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return results
  } finally {
    await workshop.close()
  }
}
