import { nothingReached } from '../coverage/observe.ts'
import { failureText } from '../print.ts'
import { runOnMachines } from '../run-machine.ts'
import type { Result } from '../run-machine.ts'
import type { Scenario } from '../scenario.model.ts'
import { bundleSite } from '../simulated/bundles.ts'
import { runAllInBrowser } from './browser-target.ts'
import type { BrowserResult } from './run-browser.ts'

const secondsSince = (start: number): string => ((performance.now() - start) / 1_000).toFixed(1)

function report(result: BrowserResult): string {
  const trace =
    result.trace === null ? [] : [`    to see it: npx playwright show-trace ${result.trace}`]
  return [failureText(result), ...trace].join('\n')
}

/** Prints what each scenario says in the browser; whether all hold. */
function printAll(results: readonly BrowserResult[], seconds: string): boolean {
  const failed = results.filter(({ failure }) => failure !== null)
  const beyond = results.filter(({ beyond: why }) => why !== null)
  for (const result of failed) console.log(`${report(result)}\n`)
  for (const { scenario, beyond: why } of beyond)
    console.log(`  ${scenario.file}: for the machines alone: ${why}`)
  const held = results.length - failed.length - beyond.length
  console.log(`${held} of ${results.length} scenarios hold in the browser, ${seconds} s`)
  return failed.length === 0
}

async function runAllOnMachines(scenarios: readonly Scenario[]): Promise<readonly Result[]> {
  const [bundles, reached] = [await bundleSite(), nothingReached()]
  const results: Result[] = []
  for (const scenario of scenarios)
    results.push(await runOnMachines(scenario, { bundles, reached }))
  return results
}

/** The scenarios of which one target says that they hold, and the other one that they do not. */
export const differing = (
  onMachines: readonly Result[],
  inBrowser: readonly BrowserResult[],
): readonly string[] =>
  inBrowser.flatMap(({ scenario, failure, beyond }, index) => {
    if (beyond !== null) return []
    const holds = failure === null
    const holdsOnMachines = onMachines[index]?.failure === null
    if (holds === holdsOnMachines) return []
    const words = (one: boolean) => (one ? 'holds' : 'does not hold')
    return [
      `${scenario.file}: ${words(holdsOnMachines)} on the machines, ${words(holds)} in the browser`,
    ]
  })

/** Runs scenarios on the built site, and with `both` on the machines, too; the exit code. */
export async function runTarget(
  target: 'browser' | 'both',
  scenarios: readonly Scenario[],
): Promise<number> {
  const onMachines = target === 'both' ? await runAllOnMachines(scenarios) : []
  for (const { failure, ...rest } of onMachines)
    if (failure !== null) console.log(`${failureText({ failure, ...rest })}\n`)
  const startedAt = performance.now()
  const inBrowser = await runAllInBrowser(scenarios)
  const allHold = printAll(inBrowser, secondsSince(startedAt))
  if (target === 'browser') return allHold ? 0 : 1
  const other = differing(onMachines, inBrowser)
  for (const words of other) console.log(`  not the same: ${words}`)
  console.log(`${inBrowser.length - other.length} of ${inBrowser.length} say the same on both`)
  return allHold && other.length === 0 ? 0 : 1
}
