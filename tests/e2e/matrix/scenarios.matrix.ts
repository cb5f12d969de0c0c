import { readScenarios } from '../../../scripts/scenarios/scenario-files.ts'
import { differencesBetweenTargets } from '../../support/both-targets.ts'
import { expect, test } from '../../support/story.ts'

test.setTimeout(900_000)

test('R-SESS-01 R-GAME-03 R-NOTE-01 every scenario file holds on the machines and in the browser', async () => {
  expect(await differencesBetweenTargets(readScenarios([]))).toEqual([])
})
