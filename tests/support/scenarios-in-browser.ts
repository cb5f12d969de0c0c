import { runAllInBrowser } from '../../scripts/scenarios/browser/browser-target.ts'
import { failureText } from '../../scripts/scenarios/print.ts'
import type { Scenario } from '../../scripts/scenarios/scenario.model.ts'

/**
 * Plays scenarios on the built site: where one does not hold. All of them hold on the machines:
 * scripts/scenarios/scenarios.test.ts.
 */
export async function differencesInBrowser(
  scenarios: readonly Scenario[],
): Promise<readonly string[]> {
  const results = await runAllInBrowser(scenarios)
  return results.map(failureText).filter((text) => text !== '')
}
