import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Scenario } from '../core/scenario.model.ts'
import { readScenarios } from '../input/scenario-files.ts'
import { fileOfAll, saidOtherwise } from './changed-files.ts'
import { reachedBy } from './impact.ts'
import { makeMap, startRecording } from './reach-map.ts'
import type { ReachMap } from './reach-map.ts'
import type { Change } from './sources.ts'

const top = join(import.meta.dirname, '../../..')
const folder = 'tests/scenarios/'
const [game, idle, login] = [
  'game-open/opens',
  'idle-limit/warning-and-stay',
  'session/wrong-password',
] as const

let scenarios: readonly Scenario[]
let map: ReachMap

beforeAll(async () => {
  scenarios = readScenarios([game, idle, login].map((name) => `${folder}${name}.yaml`))
  const recorder = await startRecording('machine', [])
  map = await makeMap('machine', 'now', scenarios, recorder)
  recorder.recording.end()
}, 60_000)

/** A file with one passage replaced. */
function edited(file: string, from: string, to: string): Change {
  const old = readFileSync(join(top, file), 'utf8')
  expect(old).toContain(from)
  return { file, old, now: old.replace(from, to) }
}

const reached = (...changes: readonly Change[]): readonly string[] =>
  [...reachedBy(map, changes).keys()].map((name) => name.replace(folder, '')).toSorted()

test('a change of a machine plays the scenarios that come there, and no others', () => {
  const file = 'src/features/idle-limit/idle-limit.machine.ts'
  const change = edited(file, "after: { warningDue: 'warning' },", '')
  expect([...reachedBy(map, [change])]).toEqual([
    [`${folder}${idle}`, expect.stringMatching(`^${file}:\\d+$`)],
  ])
})

test('a change of code plays the scenarios that run this branch of it', () => {
  const refused = edited('src/generated/statuses.ts', '"pass": "wrong-password"', '"pass": "done"')
  expect(reached(refused)).toEqual([login])
})

test('a change of a value plays the scenarios that use it in other files', () => {
  const width = edited('src/lib/business-constants.ts', 'WIDTH = 800', 'WIDTH = 801')
  expect(reached(width)).toEqual([game])
})

test('a chart that can no longer be made plays everything', () => {
  const file = 'src/features/idle-limit/idle-limit.machine.ts'
  expect(reached(edited(file, "initial: 'heard',", ''))).toHaveLength(3)
  expect(reached(edited(file, "initial: 'heard',", 'initial: undefined,'))).toHaveLength(3)
  expect(reached(edited(file, "initial: 'heard',", "initial: 'acting',"))).toEqual([idle])
})

test('a change within a state that is called "on" plays the scenarios that enter it', () => {
  const file = 'src/features/protection/reality-check.machine.ts'
  expect(
    reached(edited(file, "on: { 'check.changed': '.reading' },", 'on: undefined,')),
  ).toHaveLength(3)
})

test('a change of what the machines alone use plays everything', () => {
  const file = 'src/features/wallet/money-form/money-request.setup.ts'
  expect(reached(edited(file, '  actors: {', '  actors: undefined && {'))).toHaveLength(3)
})

test('a change of a comment, of a type and of an export plays nothing', () => {
  const file = 'src/features/session/session.machine.ts'
  expect(
    reached(edited(file, 'export const sessionMachine', '// A comment.\nconst sessionMachine')),
  ).toEqual([])
  expect(
    reached(
      edited('src/features/session/session.model.ts', 'export type', 'type Other = 1\nexport type'),
    ),
  ).toEqual([])
})

test('code that runs while every page loads plays everything', () => {
  const file = 'src/features/session/session.machine.ts'
  expect(reached(edited(file, 'export const', "document.title = ''\nexport const"))).toHaveLength(3)
})

test('a changed file of a scenario plays the scenario, and those that go on after it', () => {
  const change = { file: `${folder}${game}.yaml`, old: '', now: ' ' }
  const all = readScenarios([game, login, 'game-open/second-game'])
  expect([...saidOtherwise([change], all)]).toEqual([
    [`${folder}${game}`, change.file],
    [`${folder}game-open/second-game`, change.file],
  ])
})

test.each([
  ['vite.config.ts', 'vite.config.ts'],
  ['packages/scenarios/play/run.ts', 'packages/scenarios/play/run.ts'],
  ['src/lib/json.ts', 'src/lib/json.ts'],
  ['docs/qa.md', null],
  ['src/features/session/session.machine.ts', null],
  ['src/ui/button.module.css', null],
])('a change of %s plays everything because of %s', async (file, why) => {
  expect(await fileOfAll([{ file, old: '', now: ' ' }], false)).toBe(why)
})
