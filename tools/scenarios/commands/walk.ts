import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { WalkOptions } from './command-line.ts'
import { scenarioFolder } from '../files/scenario-files.ts'
import { bundleSite } from '../simulated/bundles.ts'
import { violationScenarioText, machineWalkTarget, walkAtRandom } from '../walk/walk.ts'
import type { WalkTarget } from '../walk/walk.ts'

const folder = join(scenarioFolder, 'found')

async function openTarget({ target }: WalkOptions): Promise<WalkTarget> {
  if (target === 'machine') return machineWalkTarget({ bundles: await bundleSite() })
  // Loads the DOM only for this target.
  const [{ bundleScreens }, { screenWalkTarget }] = await Promise.all([
    import('../screen/bundle-screens.ts'),
    import('../walk/choices-on-page.ts'),
  ])
  return screenWalkTarget({ bundle: await bundleScreens() })
}

/** Random walk; on a violation, writes a scenario file and returns exit code 1. */
export async function walk(options: WalkOptions): Promise<number> {
  const { seed } = options
  const startedAt = performance.now()
  const { steps, violation } = await walkAtRandom(await openTarget(options), options)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  console.log(`${steps} random steps, seed ${seed}, ${seconds} s`)
  if (violation === null) {
    console.log('Every invariant held after each step.')
    return 0
  }
  for (const difference of violation.differences)
    console.log(
      `  ${difference.subject}\n    expected: ${difference.expected}\n    found:    ${difference.actual}`,
    )
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `walk-${seed}.yaml`)
  writeFileSync(file, violationScenarioText(violation, seed))
  console.log(`${violation.steps.length} steps reproduce it: ${relative(process.cwd(), file)}`)
  return 1
}
