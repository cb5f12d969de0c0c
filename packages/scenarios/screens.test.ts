import { beforeAll, expect, test } from 'vitest'
import { nothingReached } from './coverage/observe.ts'
import { readScenarios } from './input/scenario-files.ts'
import { failureText } from './play/print.ts'
import { bundleScreens } from './screen/bundle-screens.ts'
import type { ScreenBundle } from './screen/bundle-screens.ts'
import { runOnScreens } from './play/run-screen.ts'

let bundle: ScreenBundle

beforeAll(async () => {
  bundle = await bundleScreens()
}, 180_000)

const failuresOf = async (names: readonly string[]): Promise<readonly string[]> => {
  const texts = []
  for (const scenario of readScenarios(names))
    texts.push(failureText(await runOnScreens(scenario, { bundle, reached: nothingReached() })))
  return texts.filter((text) => text !== '')
}

test('R-SESS-01 R-SESS-06 R-GAME-02 R-GAME-04 R-NOTE-01 R-NOTE-03 R-PROT-01 R-PROT-03 R-PROT-04 R-ACCT-07 R-I18N-02 screens do as their scenarios say', async () => {
  expect(await failuresOf(['screens/'])).toEqual([])
}, 1_200_000)

test('R-SESS-03 R-SESS-04 R-ACCT-07 what machines do is seen on screens', async () => {
  const names = [
    ...['session/sign-in', 'game-open/blocked.', 'tabs/follower-asks.', 'all-three-sums'],
    'money-request/',
  ]
  expect(await failuresOf(names)).toEqual([])
}, 1_200_000)
