import { runAllInBrowser, failureText } from '#scenarios'
import type { Scenario } from '#scenarios/model'

/**
 * Plays scenarios on the built site and returns their differences. The test
 * tools/scenarios/scenarios.test.ts plays all of them on the machines.
 */
export async function differencesInBrowser(
  scenarios: readonly Scenario[],
): Promise<readonly string[]> {
  const results = await runAllInBrowser(scenarios)
  return results.map(failureText).filter((text) => text !== '')
}
