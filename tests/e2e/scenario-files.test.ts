import { readScenarios } from '../../scripts/scenarios/scenario-files.ts'
import { differencesBetweenTargets } from '../support/both-targets.ts'
import { expect, test } from '../support/story.ts'

const sample = [
  'game-open/window-closed-early.yaml',
  'session/wrong-password.yaml',
  'tabs/signed-out-elsewhere.yaml',
]

test('R-SESS-01 R-GAME-03 scenario files say of the built site what they say of its machines', async () => {
  expect(await differencesBetweenTargets(readScenarios(sample))).toEqual([])
})
