import { readScenarios } from '@maru/scenarios'
import { differencesInBrowser } from '../../support/scenarios-in-browser.ts'
import { expect, test } from '../../support/story.ts'

test.setTimeout(2_400_000)

test('R-SESS-01 R-GAME-03 R-NOTE-01 every scenario file for browsers passes in Chromium', async () => {
  expect(await differencesInBrowser(readScenarios([]))).toEqual([])
})
