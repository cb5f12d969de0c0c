import { describeFailure, readScenarios, runAllInBrowser } from '#scenarios'
import { expect, test } from '../support/story.ts'

/** Two processes play them, and give their memory back after each share. */
const SHARES = 4

/** Of a table, its first row: the machines and the screens play each row. */
const firstOfEachFile = () => {
  const files = new Map(
    readScenarios([])
      .map((scenario) => [scenario.file, scenario] as const)
      .toReversed(),
  )
  return [...files.values()]
}

// tools/scenarios/scenarios.test.ts plays them on the machines.
for (let share = 0; share < SHARES; share += 1)
  test(
    `R-SESS-01 R-GAME-03 R-NOTE-01 every scenario file passes in Chromium: ${share + 1} of ${SHARES}`,
    { tag: '@scenarios' },
    async () => {
      test.setTimeout(1_200_000)
      const scenarios = firstOfEachFile().filter((_, place) => place % SHARES === share)
      const results = await runAllInBrowser(scenarios)
      expect(results.map(describeFailure).filter((text) => text !== '')).toEqual([])
    },
  )
