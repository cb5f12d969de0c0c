import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { WalkOptions } from '../input/command-line.ts'
import { scenarioFolder } from '../input/scenario-files.ts'
import { bundleSite } from '../simulated/bundles.ts'
import { walkAtRandom } from '../walk/random-walk.ts'
import { scenarioText } from '../core/write-scenario.ts'
import type { Found } from '../walk/random-walk.ts'

/** A found violation as a scenario file that fails while the fault exists. */
export function foundScenario({ violated, begin, steps }: Found, seed: number): string {
  const title = `The walk with seed ${seed} violated the invariant of ${violated[0]?.what}`
  return scenarioText({ title, covers: [], begin, steps })
}

const folder = join(scenarioFolder, 'found')

async function walkOn({ target, count, seed }: WalkOptions) {
  if (target === 'machine') return walkAtRandom({ count, seed, bundles: await bundleSite() })
  // Loads the DOM only for this target.
  const [{ bundleScreens }, { walkScreensAtRandom }] = await Promise.all([
    import('../screen/bundle-screens.ts'),
    import('../walk/screen-walk.ts'),
  ])
  return walkScreensAtRandom({ count, seed, bundle: await bundleScreens() })
}

/** Random walk; on a violation, writes a scenario file and returns exit code 1. */
export async function walk(options: WalkOptions): Promise<number> {
  const { seed } = options
  const startedAt = performance.now()
  const { steps, found } = await walkOn(options)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  console.log(`${steps} random steps, seed ${seed}, ${seconds} s`)
  if (found === null) {
    console.log('Every invariant held after each step.')
    return 0
  }
  for (const one of found.violated)
    console.log(`  ${one.what}\n    expected: ${one.expected}\n    found:    ${one.found}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `walk-${seed}.yaml`)
  writeFileSync(file, foundScenario(found, seed))
  console.log(`${found.steps.length} steps reproduce it: ${relative(process.cwd(), file)}`)
  return 1
}
