import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { scenarioFolder } from '../input/scenario-files.ts'
import { bundleSite } from '../simulated/bundles.ts'
import { walkAtRandom } from '../walk/walk.ts'
import { scenarioText } from '../core/write-scenario.ts'
import type { Found } from '../walk/walk.ts'

/** A found violation as a scenario file that fails while the fault exists. */
export function foundScenario({ violated, begin, steps }: Found, seed: number): string {
  const title = `The walk with seed ${seed} violated the invariant of ${violated[0]?.what}`
  return scenarioText({ title, covers: [], begin, steps })
}

const folder = join(scenarioFolder, 'found')

/** Random walk; on a violation, writes a scenario file and returns exit code 1. */
export async function walk(count: number, seed: number): Promise<number> {
  const startedAt = performance.now()
  const { steps, found } = await walkAtRandom({ count, seed, bundles: await bundleSite() })
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
