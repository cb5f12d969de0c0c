import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { buildIfStale } from '../../../scripts/build.ts'
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.ts'
import { placeToBegin } from '../run/controls.ts'
import { runScenario } from '../run/run-scenario.ts'
import { playUnlessSkipped } from '../run/targets.ts'
import type { TargetResult } from '../run/targets.ts'
import { nameOf } from '../words/scenario.model.ts'
import type { Scenario } from '../words/scenario.model.ts'
import { bundleServer } from '../simulated/bundles.ts'
import type { ServerBundle } from '../simulated/bundles.ts'
import { openChromium } from './chromium.ts'
import type { SharedBrowser } from './chromium.ts'
import type { PageSettings } from './page-side.ts'

async function bundlePageScript(): Promise<(settings: PageSettings) => string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'page-side.ts'),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife', codeSplitting: false })
  await build.close()
  const { code } = output[0]
  return (settings) =>
    `(() => { const scenarioPageSettings = ${JSON.stringify(settings)};\n${code} })()`
}

/** Most of the time a page waits; with more of them on two cores, presses come too late. */
const MAX_CONCURRENT = Math.min(8, 4 * availableParallelism())

/** Switches off images, a third of the time, and code optimization, which never pays off in a scenario. */
const flags = [
  ...chromiumFlags,
  '--blink-settings=imagesEnabled=false',
  '--js-flags=--no-opt,--no-maglev',
]

type Workshop = SharedBrowser & { readonly bundles: ServerBundle }

/** Builds the site if it is stale, and starts the servers and the browser that all scenarios share. */
async function openWorkshop(): Promise<Workshop> {
  const executablePath = ensureChromium()
  await buildIfStale()
  const [bundles, pageScript, browser] = await Promise.all([
    bundleServer(false),
    bundlePageScript(),
    // Signals end this process, and it ends the browser.
    chromium.launch({ executablePath, args: flags, handleSIGTERM: false, handleSIGHUP: false }),
  ])
  return { browser, bundles, pageScript }
}

const traceFolder = join(import.meta.dirname, '../../../test-results/scenarios')

async function runInBrowser(
  { bundles, ...workshop }: Workshop,
  scenario: Scenario,
  trace: string | null,
): Promise<TargetResult> {
  const begin = { ...scenario.begin, path: placeToBegin(scenario) }
  const openBrowser = openChromium(workshop, trace)
  const result = await runScenario({ ...scenario, begin }, { bundles, openBrowser })
  return { ...result, scenario }
}

/** A failed scenario is repeated once with a recording; the first verdict counts. */
async function judge(workshop: Workshop, scenario: Scenario): Promise<TargetResult> {
  const result = await runInBrowser(workshop, scenario, null)
  if (result.failure === null) return result
  const trace = join(traceFolder, `${nameOf(scenario).replaceAll(/[^a-z0-9]+/gi, '-')}.zip`)
  const { failure } = await runInBrowser(workshop, scenario, trace)
  return failure === null
    ? { ...result, isFlaky: true }
    : { ...result, trace: relative(process.cwd(), trace) }
}

export async function runAllInBrowser(
  scenarios: readonly Scenario[],
  onResult: (result: TargetResult) => void = () => undefined,
): Promise<readonly TargetResult[]> {
  const workshop = await openWorkshop()
  const results: TargetResult[] = []
  const remaining = [...scenarios.entries()]
  const playNext = async () => {
    for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) {
      const [index, scenario] = next
      const result = await playUnlessSkipped(scenario, 'browser', (playable) =>
        judge(workshop, playable),
      )
      results[index] = result
      onResult(result)
    }
  }
  try {
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, playNext))
    return results
  } finally {
    await workshop.browser.close()
  }
}
