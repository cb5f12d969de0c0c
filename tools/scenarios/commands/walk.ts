import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { WalkOptions } from './command-line.ts'
import { scenarioFolder } from '../files/scenario-files.ts'
import { bundleSite } from '../simulated/bundles.ts'
import { foundText, onMachines, walkAtRandom } from '../walk/walk.ts'
import type { Ground } from '../walk/walk.ts'

const folder = join(scenarioFolder, 'found')

async function openGround({ target }: WalkOptions): Promise<Ground> {
  if (target === 'machine') return onMachines({ bundles: await bundleSite() })
  // Loads the DOM only for this target.
  const [{ bundleScreens }, { onScreens }] = await Promise.all([
    import('../screen/bundle-screens.ts'),
    import('../walk/choices-on-page.ts'),
  ])
  return onScreens({ bundle: await bundleScreens() })
}

/** Random walk; on a violation, writes a scenario file and returns exit code 1. */
export async function walk(options: WalkOptions): Promise<number> {
  const { seed } = options
  const startedAt = performance.now()
  const { steps, found } = await walkAtRandom(await openGround(options), options)
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
  writeFileSync(file, foundText(found, seed))
  console.log(`${found.steps.length} steps reproduce it: ${relative(process.cwd(), file)}`)
  return 1
}
