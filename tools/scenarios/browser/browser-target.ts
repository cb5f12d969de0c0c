import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { buildIfStale } from '../../../scripts/build.ts'
import { chromiumFlags, ensureChromium } from '../../../scripts/chromium.ts'
import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { bundleProxy } from './bundle-proxy.ts'
import { notPlayed, reasonNotToPlay } from '../play/played.ts'
import { verdictOf } from '../play/targets.ts'
import type { TargetResult } from '../play/targets.ts'
import { placeToBegin } from '../core/controls.ts'
import { runScenario } from '../run/run-scenario.ts'
import { createBrowserWorld } from './browser-world.ts'
import type { Workshop } from './browser-world.ts'
import { createBrowserDriver } from './driver.ts'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import type { PageSettings } from './page/page-side.ts'

async function bundlePageScript(): Promise<(settings: PageSettings) => string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'page/page-side.ts'),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife', codeSplitting: false })
  await build.close()
  const { code } = output[0]
  return (settings) =>
    `(() => { const scenarioPageSettings = ${JSON.stringify(settings)};\n${code} })()`
}

/** Half of the time a page is idle. */
const MAX_CONCURRENT = Math.min(8, 2 * availableParallelism())

/** Switches off images, a third of the time, and code optimization, which never pays off in a scenario. */
const flags = [
  ...chromiumFlags,
  '--blink-settings=imagesEnabled=false',
  '--js-flags=--no-opt,--no-maglev',
]

/** Builds the site if stale, and starts what all scenarios share. */
export async function openWorkshop(): Promise<Workshop & { readonly close: () => Promise<void> }> {
  const executablePath = ensureChromium()
  await buildIfStale()
  const [loadProxy, pageScript, browser] = await Promise.all([
    bundleProxy(),
    bundlePageScript(),
    // Signals end this process, and it ends the browser.
    chromium.launch({ executablePath, args: flags, handleSIGTERM: false, handleSIGHUP: false }),
  ])
  return { browser, loadProxy, pageScript, close: () => browser.close() }
}

const traces = join(import.meta.dirname, '../../../test-results/scenarios')

export type BrowserResult = Required<TargetResult>

async function runInBrowser(
  workshop: Workshop,
  scenario: Scenario,
  { isRecorded = false } = {},
): Promise<BrowserResult> {
  const trace = join(traces, `${nameOf(scenario).replaceAll(/[^a-z0-9]+/gi, '-')}.zip`)
  const begin = { ...scenario.begin, path: placeToBegin(scenario) }
  const result = await runScenario({ ...scenario, begin }, async () => {
    const world = await createBrowserWorld(workshop, begin)
    const { tracing } = world.context
    if (isRecorded) await tracing.start({ snapshots: true, screenshots: true })
    const end = async () => {
      if (isRecorded) await tracing.stop({ path: trace })
      await world.end()
    }
    return { ...createBrowserDriver(world, begin), end }
  })
  const hasTrace = isRecorded && result.failure !== null
  return {
    ...result,
    scenario,
    skipped: null,
    isFlaky: false,
    trace: hasTrace ? relative(process.cwd(), trace) : null,
  }
}

/** A failed scenario is repeated once with a recording; the first verdict counts. */
async function judge(workshop: Workshop, scenario: Scenario): Promise<BrowserResult> {
  const why = reasonNotToPlay(scenario, 'browser')
  if (why !== null) return notPlayed(scenario, why)
  const result = await runInBrowser(workshop, scenario)
  if (result.failure === null) return result
  const { failure, trace } = await runInBrowser(workshop, scenario, { isRecorded: true })
  return { ...result, trace, isFlaky: failure === null }
}

export async function runAllInBrowser(
  scenarios: readonly Scenario[],
  onResult: (result: BrowserResult) => void = () => undefined,
): Promise<readonly BrowserResult[]> {
  const workshop = await openWorkshop()
  const results: BrowserResult[] = []
  const left = [...scenarios.entries()]
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const result = await judge(workshop, next[1])
      results[next[0]] = result
      onResult(result)
    }
  }
  try {
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
    return results
  } finally {
    await workshop.close()
  }
}

const EVERY = 10

export function createProgress(
  count: number,
  print: (line: string) => void,
): (result: TargetResult) => void {
  let done = 0
  return (result) => {
    done += 1
    const verdict = verdictOf(result)
    if (verdict === 'failed') print(`  ${done} of ${count}: ${result.scenario.file} failed`)
    else if (done % EVERY === 0 || done === count) print(`  ${done} of ${count} in the browser`)
  }
}
