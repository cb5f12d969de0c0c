import { readScenarios } from '#scenarios'
import { differencesInBrowser } from '../support/scenarios-in-browser.ts'
import { expect, test } from '../support/story.ts'

const sample = [
  'game-open/window-closed-early.yaml',
  'session/wrong-password.yaml',
  'tabs/leader-closes.yaml',
]

test('R-SESS-01 R-GAME-03 scenario files have the same verdict on the built site and on its machines', async () => {
  expect(await differencesInBrowser(readScenarios(sample))).toEqual([])
})
