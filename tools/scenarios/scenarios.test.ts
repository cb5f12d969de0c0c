import { beforeAll, expect, test } from 'vitest'
import { idsIn } from '../../scripts/requirements/titles.ts'
import { allCoverage } from './coverage/coverage.ts'
import { createReachedParts } from './coverage/observe.ts'
import { isPlayedOnScreens, skipReason } from './run/targets.ts'
import { describeFailure } from './report/failure-text.ts'
import { parseScenario } from './files/read-scenario.ts'
import { strayFileFaults, readScenarios } from './files/scenario-files.ts'
import { runOnMachines } from './machine/machine-target.ts'
import type { Result } from './run/run-scenario.ts'
import { bundleSite } from './simulated/bundles.ts'

const reached = createReachedParts()
const results: Result[] = []

beforeAll(async () => {
  const bundles = await bundleSite()
  for (const scenario of readScenarios([])) {
    if (skipReason(scenario, 'machine') !== null) continue
    results.push(await runOnMachines(scenario, { bundles, reached }))
  }
}, 600_000)

function expectToHold(name: string, title: string): void {
  const own = results.filter(({ scenario }) => scenario.file.includes(`/${name}/`))
  expect(own.length).toBeGreaterThan(0)
  expect(own.map(describeFailure).filter((text) => text !== '')).toEqual([])
  const covered = own.flatMap(({ scenario }) => scenario.covers)
  expect(covered).toEqual(expect.arrayContaining([...idsIn(title)]))
}

test('R-SESS-01 R-SESS-02 R-SESS-03 R-SESS-04 R-SESS-05 R-SESS-06 R-SESS-07 R-SESS-08 R-SESS-09 R-CALL-06 the session begins, lasts and ends as its scenarios say', ({
  task,
}) => {
  expectToHold('session', task.name)
})

test('R-SESS-01 R-SESS-05 R-SESS-06 R-SESS-08 tabs of one browser agree as their scenarios say', ({
  task,
}) => {
  expectToHold('tabs', task.name)
})

test('R-SESS-08 R-CALL-07 the health check keeps figures fresh as its scenarios say', ({
  task,
}) => {
  expectToHold('health-check', task.name)
})

test('R-GAME-01 R-GAME-02 R-GAME-03 R-GAME-04 games open as their scenarios say', ({ task }) => {
  expectToHold('game-open', task.name)
})

test('R-NOTE-01 R-NOTE-02 R-NOTE-03 unread messages and answers are asked about as their scenarios say', ({
  task,
}) => {
  expectToHold('notification-dialog', task.name)
})

test('R-SESS-01 R-SESS-08 the idle limit warns and ends as its scenarios say', ({ task }) => {
  expectToHold('idle-limit', task.name)
})

test('R-PROT-04 the reality check comes as its scenarios say', ({ task }) => {
  expectToHold('reality-check', task.name)
})

test('R-ACCT-03 R-ACCT-05 R-SESS-07 R-SESS-08 money shows as its scenarios say', ({ task }) => {
  expectToHold('money-on-screen', task.name)
})

test('R-ACCT-07 R-SESS-01 R-CALL-05 a request for money takes effect once as its scenarios say', ({
  task,
}) => {
  expectToHold('money-request', task.name)
})

test('scenarios of every other folder hold on machines, too, where machines can play them', () => {
  expect(results.length).toBeGreaterThan(0)
  expect(results.map(describeFailure).filter((text) => text !== '')).toEqual([])
})

test('every scenario is played on machines or on screens, in whatever folder', () => {
  const left = readScenarios([]).filter(
    (scenario) => skipReason(scenario, 'machine') !== null && !isPlayedOnScreens(scenario),
  )
  expect(left.map(({ file }) => file)).toEqual([])
  const text = 'title: A guest sees a button\nsteps:\n  - expect: { screen: [{ role: button }] }\n'
  const elsewhere = ['new', '.hidden', 'deep/er'].map((folder) =>
    parseScenario(text, `tests/scenarios/${folder}/a.yaml`, new Set()),
  )
  expect(elsewhere.map(isPlayedOnScreens)).toEqual([true, true, true])
  expect(strayFileFaults(['new/a.yaml', 'new/a.yml', 'scenario.schema.json'])).toEqual([
    'tests/scenarios/new/a.yml: is not played. Name scenarios *.yaml, and remove others.',
  ])
})

test('no state, no transition and no side of a guard is without a scenario', () => {
  const missing = allCoverage(reached).map(({ machine, ...shares }) => [
    machine,
    ...Object.values(shares).flatMap((share) => share.missing),
  ])
  expect(missing).toEqual([
    ['session'],
    ['healthCheck'],
    ['gameOpen'],
    ['notificationDialog'],
    ['idleLimit'],
    ['realityCheck'],
    ['moneyRequest'],
  ])
})
