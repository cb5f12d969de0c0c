import { beforeAll, expect, test } from 'vitest'
import { createReachedParts } from './coverage/observe.ts'
import { readScenarios } from './files/scenario-files.ts'
import { isPlayedOnScreens } from './run/targets.ts'
import { describeFailure } from './report/failure-text.ts'
import { runOnScreens } from './screen/screen-target.ts'
import { bundleScreens } from './screen/bundle-screens.ts'
import type { ScreenBundle } from './screen/bundle-screens.ts'

let bundle: ScreenBundle

beforeAll(async () => {
  bundle = await bundleScreens()
}, 180_000)

test('R-SESS-01 R-SESS-03 R-SESS-04 R-SESS-06 R-GAME-02 R-GAME-04 R-NOTE-01 R-NOTE-03 R-PROT-01 R-PROT-03 R-PROT-04 R-ACCT-07 R-I18N-02 screens do as the scenarios of every folder say', async () => {
  const texts = []
  for (const scenario of readScenarios([]).filter(isPlayedOnScreens))
    texts.push(
      describeFailure(await runOnScreens(scenario, { bundle, reached: createReachedParts() })),
    )
  expect(texts.filter((text) => text !== '')).toEqual([])
}, 1_200_000)
