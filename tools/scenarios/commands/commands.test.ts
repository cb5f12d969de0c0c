import { UsageError } from '../files/scenario-files.ts'
import { expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'
import { parseScenario } from '../files/read-scenario.ts'
import { runSummary, describeUnequal } from './print.ts'
import { unequalVerdicts } from '../run/targets.ts'
import type { TargetResult } from '../run/targets.ts'

const resultOf = (file: string, change: Partial<TargetResult> = {}): TargetResult => ({
  scenario: parseScenario(
    'title: A guest comes and stays\nsteps:\n  - expect: { dialog: none }\n',
    file,
    new Set<string>(),
  ),
  failure: null,
  path: [],
  calls: [],
  milliseconds: 1,
  ...change,
})

const failed = {
  failure: { line: 3, differences: [{ subject: 'dialog', expected: 'none', actual: 'msg2001' }] },
}

test('targets differ if a scenario passes on one and fails on the other', () => {
  const onMachines = [resultOf('a'), resultOf('b', failed), resultOf('c'), resultOf('d', failed)]
  const inBrowser = [
    resultOf('a', { ...failed, isFlaky: true, trace: 'a.zip' }),
    resultOf('b'),
    resultOf('c', { skipped: 'no browser does what it says' }),
    resultOf('d', failed),
  ]
  const browserRun = { target: 'browser', results: inBrowser } as const
  const unequal = unequalVerdicts([{ target: 'machine', results: onMachines }, browserRun])
  expect(describeUnequal(unequal, 4)).toBe(
    [
      '  different verdicts: a: held on the machines, failed in the browser',
      '  different verdicts: b: failed on the machines, held in the browser',
      '2 of 4 have the same verdict on both targets',
    ].join('\n'),
  )
  const summary = runSummary(browserRun, 1)
  expect(summary).toContain('flaky: it passed when repeated')
  expect(summary).toContain('trace: npx playwright show-trace a.zip')
  expect(summary).toContain('c: not in the browser: no browser does what it says')
  expect(summary).toContain('1 of 4 scenarios hold in the browser, 1 not played there, 1.00 s')
})

test('a single target has no differences', () => {
  expect(unequalVerdicts([{ target: 'browser', results: [resultOf('a', failed)] }])).toEqual([])
})

test('a command line selects scenarios, targets and outputs', () => {
  const line = ['tabs', '--target', 'both', '--junit', 'x.xml', '--report']
  expect(readCommandLine(line)).toEqual({
    command: 'play',
    names: ['tabs'],
    tags: [],
    target: 'both',
    report: '.cache/scenarios/report',
    junit: 'x.xml',
  })
  expect(readCommandLine(['money', '--tag', 'smoke', '--tag', 'money'])).toMatchObject({
    names: ['money'],
    tags: ['smoke', 'money'],
  })
  expect(readCommandLine(['--watch', 'money', '--tag', 'money', '--target', 'screen'])).toEqual({
    command: 'watch',
    args: ['money', '--tag', 'money', '--target', 'screen'],
  })
  const walk = { command: 'walk', seed: 1 }
  expect(readCommandLine(['--walk', '100'])).toEqual({ ...walk, target: 'machine', count: 100 })
  expect(readCommandLine(['--walk', '9', '--target', 'screen'])).toEqual({
    ...walk,
    target: 'screen',
    count: 9,
  })
})

test.each([
  [['--walk', '9', '--target', 'browser'], /--walk does not go with --target browser.*Leave/],
  [['--walk', 'many'], /--walk is "many": it takes a whole number/],
  [['--target', 'phone'], /--target is "phone": it takes machine, screen, browser, both or all/],
  [['--watch', '--walk', '9'], /--watch and --walk: run --walk once/],
  [['--walk', '9', '--tag', 'money'], /--tag chooses scenarios to play: leave it out/],
  [['--accept'], /--accept/],
  [['money', '--walk', '9', '--target', 'screen'], /--walk and money: .* Leave the names out/],
  [['money', '--walk', '9'], /--walk and money: .* Leave the names out/],
  [['--faster'], /--faster/],
])('an invalid option is refused with the valid ones: %j', (args, words) => {
  expect(() => readCommandLine(args)).toThrow(UsageError)
  expect(() => readCommandLine(args)).toThrow(words)
})
