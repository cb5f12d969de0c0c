import { expect, test } from 'vitest'
import { parseScenario } from '../files/read-scenario.ts'
import type { TargetResult } from '../run/targets.ts'
import { createProgress } from '../commands/print.ts'
import { textsIn } from '../look/texts.ts'

const resultOf = (file: string, isSound: boolean): TargetResult => ({
  scenario: parseScenario(
    'title: A guest comes and stays\nsteps:\n  - expect: { dialog: none }\n',
    file,
    new Set<string>(),
  ),
  failure: isSound ? null : { line: 3, differences: [] },
  path: [],
  calls: [],
  milliseconds: 1,
})

test('a run prints each tenth scenario, the last one, and each that fails', () => {
  const lines: string[] = []
  const reportProgress = createProgress(12, (line) => lines.push(line))
  for (let number = 1; number <= 12; number += 1)
    reportProgress(resultOf(`${number}.yaml`, number !== 3))
  expect(lines).toEqual([
    '  3 of 12: 3.yaml failed',
    '  10 of 12 in the browser',
    '  12 of 12 in the browser',
  ])
})

test('a text on screen is recognised by its id, whatever its arguments', () => {
  const { pattern, of } = textsIn('en')
  expect(of('dialog.button.yes')).toBe('Yes')
  const old = pattern('balance.old.brief')
  expect([old.test('as of 21:05'), of('balance.old.brief').includes('{')]).toEqual([true, true])
  expect(old.test('something else')).toBe(false)
})
