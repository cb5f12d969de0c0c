import { readScenarios } from '#scenarios'
import { differencesInBrowser } from '../../support/scenarios-in-browser.ts'
import { expect, test } from '../../support/story.ts'

test.setTimeout(1_200_000)

/** Two processes play them, and give their memory back after each share. */
const SHARES = 6

for (let share = 0; share < SHARES; share += 1)
  test(`R-SESS-01 R-GAME-03 R-NOTE-01 every scenario file for browsers passes in Chromium: ${share + 1} of ${SHARES}`, async () => {
    const scenarios = readScenarios([]).filter((_, place) => place % SHARES === share)
    expect(await differencesInBrowser(scenarios)).toEqual([])
  })
