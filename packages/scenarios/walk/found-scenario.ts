import { scenarioText } from '../write-scenario.ts'
import type { Found } from './walk.ts'

/** What a walk found, as the text of a scenario file: it fails for as long as the fault is there. */
export function foundScenario({ violated, begin, steps }: Found, seed: number): string {
  const title = `A walk with seed ${seed} broke what must always hold of ${violated[0]?.what}`
  return scenarioText({ title, covers: [], begin, steps })
}
