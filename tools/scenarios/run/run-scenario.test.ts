import { beforeAll, describe, expect, test } from 'vitest'
import { createReachedParts } from '../coverage/observe.ts'
import { describeFailure } from '../report/failure-text.ts'
import { parseScenario } from '../files/read-scenario.ts'
import { runOnMachines } from '../machine/machine-target.ts'
import type { MachineOptions } from '../machine/machine-target.ts'
import { bundleSite } from '../simulated/bundles.ts'
import type { Bundles } from '../simulated/bundles.ts'

const file = 'tests/scenarios/found/x.yaml'

let bundles: Bundles

beforeAll(async () => {
  bundles = await bundleSite()
}, 60_000)

const run = (steps: string, options: Partial<MachineOptions> = {}, begin = 'member: demo') =>
  runOnMachines(
    parseScenario(
      `title: What is written here happens\nbegin: { ${begin} }\nsteps:\n${steps}`,
      file,
      new Set(),
    ),
    { bundles, reached: createReachedParts(), ...options },
  )

const opensGame = `  - player: game.chosen
  - expect: { states: { gameOpen: ready.opened }, window: open, balance: 1250000 }
`

describe('a scenario that runs on the machines', () => {
  test('passes when everything happens as described, and records machines and calls', async () => {
    const { failure, path, calls } = await run(opensGame)
    expect(failure).toBeNull()
    expect(path.map(({ machine }) => machine)).toContain('gameOpen')
    expect(calls.map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['session', 'authenticated'],
      ['getProtection', 'success'],
      ['userHealthCheck', 'success'],
      ['openGame', 'success'],
    ])
  })

  test('a wrong expectation fails with step, expected and actual values, and the path', async () => {
    const result = await run(`  - player: game.chosen
  - pass: 1 s
  - expect:
      states: { gameOpen: ready.failed }
      dialog: game.dialog.failed
      balance: 0
      requests: [{ operation: openGame, times: 2 }]
`)
    expect(result.failure).toEqual({
      line: 6,
      differences: [
        { subject: 'state of gameOpen', expected: 'ready.failed', actual: 'ready.opened' },
        { subject: 'dialog', expected: 'game.dialog.failed', actual: 'none' },
        { subject: 'calls of openGame', expected: '2', actual: '1' },
        { subject: 'balance', expected: '0', actual: '1250000' },
      ],
    })
    const text = describeFailure(result)
    expect(text).toContain('tests/scenarios/found/x.yaml:6: What is written here happens')
    expect(text).toContain('expected: ready.failed')
    expect(text).toContain('gameOpen: window.opened → ready.opened')
    expect(text).toContain('openGame success')
  })

  test.each([
    [
      'a button of a dialog that is not open',
      '  - player: dialog.accepted\n',
      'dialog.accepted is a button of the dialog msg2003 or msg2004, and open is none',
    ],
    [
      'what a dialog lies over',
      '  - player: signOut.requested\n  - player: game.chosen\n',
      'the dialog msg2285 covers the page',
    ],
    [
      'a tab that is not open',
      '  - { player: game.chosen, tab: 2 }\n',
      'tab 2 is not open: use "page: opens" first',
    ],
    ['a message that is not open', '  - player: message.closed\n', 'no message is open'],
    [
      'an idle limit that nobody set',
      '  - player: player.acted\n',
      'no idle limit is set: begin with "idle limit: 10 min"',
    ],
    [
      'a press on a page that is frozen',
      '  - page: freezes\n  - player: game.chosen\n',
      'the page is frozen: add a step "page: goes on" before',
    ],
    ['a page without its path', '  - page: goes to\n', '"page: goes to" needs a path'],
    [
      'an event that the mock refuses',
      '  - backend: { command: event, event: deposit-approved }\n',
      'demo has no deposit that waits',
    ],
  ])('says that a step cannot be made: %s', async (_, steps, words) => {
    const { failure } = await run(steps)
    expect(failure?.differences.map(({ subject, expected }) => [subject, expected])).toEqual([
      ['step', 'can be made'],
    ])
    expect(failure?.differences[0]?.actual).toContain(words)
  })

  test('ends when the site never becomes idle', async () => {
    const key = 'healthCheck leading.resting/always/0'
    const { failure } = await run('  - pass: 1 s\n', {
      mutation: { key, kind: 'without guard' },
      restWithinMs: 100,
    })
    expect(failure?.differences).toEqual([
      {
        subject: 'rest',
        expected: 'the site comes to rest',
        actual: 'The site does not come to rest in 0.1 s.',
      },
    ])
  })

  test('says once that the site did not open', async () => {
    const { failure } = await run('  - pass: 1 s\n', {
      mutation: { key: 'healthCheck leading.resting/always/0', kind: 'without guard' },
      restWithinMs: 0,
    })
    expect(failure?.differences.map(({ actual }) => actual)).toEqual([
      'The site does not come to rest in 0 s.',
    ])
  })

  test('lets time pass for late answers before its first step', async () => {
    const { failure } = await run(
      '  - expect: { balance: 1250000 }\n',
      {},
      'member: demo, scenario: slow',
    )
    expect(failure).toBeNull()
  })

  test('notices a fault in a chart', async () => {
    const key = 'gameOpen opening.navigating/window.opened/0'
    const { failure } = await run(opensGame, { mutation: { key, kind: 'without transition' } })
    expect(failure?.differences.map(({ subject, actual }) => [subject, actual])).toEqual([
      ['state of gameOpen', 'opening.navigating'],
    ])
  })

  test('does the same each time it runs', async () => {
    const steps = '  - player: game.chosen\n  - pass: 2 min\n'
    const [result, other] = [await run(steps), await run(steps)]
    expect(result.path).toEqual(other.path)
    expect(result.path.length).toBeGreaterThan(10)
  })
})
