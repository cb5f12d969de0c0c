import { beforeAll, expect, test } from 'vitest'
import { createReachedParts } from '../coverage/observe.ts'
import { parseScenario } from '../files/read-scenario.ts'
import { runOnScreens } from './screen-target.ts'
import { bundleScreens } from './bundle-screens.ts'
import type { ScreenBundle } from './bundle-screens.ts'

let bundle: ScreenBundle

beforeAll(async () => {
  bundle = await bundleScreens()
}, 180_000)

async function foundBy(steps: string): Promise<string | undefined> {
  const text = `title: What a failure says of the screen
begin: { member: demo, path: /limits, device: phone, language: en }
steps:
${steps}
  - expect: { path: /limits }
`
  const scenario = parseScenario(text, 'tests/scenarios/found/told.yaml', new Set())
  const { failure } = await runOnScreens(scenario, { bundle, reached: createReachedParts() })
  return failure?.differences[0]?.actual
}

const question = '  - press: { message: protection.break.start, with: { days: 7 } }'

test.each([
  [
    'a heading that is not there: the others, at most eight',
    '  - expect: { screen: [{ role: heading, name: Nothing of this }] }',
    /^none; there are: Limits, Your limits, (?:Deposits[^D]*){3}Time per day, Take a break, Reality check, …$/,
  ],
  [
    'a role that is not there: nothing',
    '  - expect: { screen: [{ role: timer, name: Nothing of this }] }',
    /^none$/,
  ],
  [
    'a dialog that is open: its name',
    `${question}\n  - expect: { dialog: none }`,
    /^"[^"]*7 days[^"]*"$/,
  ],
  [
    'a sheet that is open: its name',
    '  - press: shell.drawer.openAccount\n  - expect: { dialog: none }',
    /^"[^"]+"$/,
  ],
  [
    'a button under a dialog: the name of the dialog',
    `${question}\n  - press: { message: protection.break.start, with: { days: 1 } }`,
    /cannot be pressed: the dialog "[^"]*7 days[^"]*" covers the page$/,
  ],
])('a failed step says of %s', { timeout: 60_000 }, async (_what, steps, words) => {
  expect(await foundBy(steps)).toMatch(words)
})
