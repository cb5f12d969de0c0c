import { readScenarios } from '#scenarios'
import { differencesInBrowser } from '../../support/scenarios-in-browser.ts'
import { expect, test } from '../../support/story.ts'

test.setTimeout(1_200_000)

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

for (let share = 0; share < SHARES; share += 1)
  test(`R-SESS-01 R-GAME-03 R-NOTE-01 every scenario file passes in Chromium: ${share + 1} of ${SHARES}`, async () => {
    const scenarios = firstOfEachFile().filter((_, place) => place % SHARES === share)
    expect(await differencesInBrowser(scenarios)).toEqual([])
  })
