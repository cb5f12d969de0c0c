import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reached } from '../coverage/observe.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { scenarioFolder } from '../input/scenario-files.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { suggest } from '../suggest/suggest.ts'
import { scenarioText } from '../core/write-scenario.ts'

const suggested = join(scenarioFolder, 'suggested')

/** Writes a file for each uncovered transition; exit code 0 when all have one. */
export async function writeSuggestions(
  scenarios: readonly Scenario[],
  reached: Reached,
  bundles: Bundles,
): Promise<number> {
  mkdirSync(suggested, { recursive: true })
  const { suggestions, left } = await suggest(scenarios, reached, bundles, ({ transition }) =>
    console.log(`found: ${transition}`),
  )
  for (const [index, { transition, begin, steps, expected }] of suggestions.entries()) {
    const title = `Suggested: ${transition}`
    const text = scenarioText({ title, covers: [], begin, steps: [...steps, expected] })
    writeFileSync(join(suggested, `${String(index + 1).padStart(2, '0')}.yaml`), text)
  }
  for (const one of left) console.log(`not found: ${one}`)
  console.log(`${suggestions.length} files in ${relative(process.cwd(), suggested)}`)
  return left.length === 0 ? 0 : 1
}
