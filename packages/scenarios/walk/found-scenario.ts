import { scenarioText } from '../core/write-scenario.ts'
import type { Found } from './walk.ts'

/** A found violation as a scenario file that fails while the fault exists. */
export function foundScenario({ violated, begin, steps }: Found, seed: number): string {
  const title = `A walk with seed ${seed} broke what must always hold of ${violated[0]?.what}`
  return scenarioText({ title, covers: [], begin, steps })
}
