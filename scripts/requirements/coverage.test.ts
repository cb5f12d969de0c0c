import { expect, test } from 'vitest'
import { coverageOf, readRequirements } from './coverage.ts'

const table = `
Text with R-A-09 in it.

| id | stage | what holds |
| --- | --- | --- |
| R-A-01 | now | shown |
| R-A-02 | now | not shown |
| R-A-03 | next | not yet |
| R-A-03 | soon | twice, and in no known stage |
`

test('rows are read, and only rows', () => {
  expect(readRequirements(table)).toEqual([
    { id: 'R-A-01', stage: 'now', holds: 'shown' },
    { id: 'R-A-02', stage: 'now', holds: 'not shown' },
    { id: 'R-A-03', stage: 'next', holds: 'not yet' },
    { id: 'R-A-03', stage: 'soon', holds: 'twice, and in no known stage' },
  ])
})

test('whatever does not fit together is a fault', () => {
  const tests = [
    { file: 'a.test.ts', title: 'R-A-01 holds, and R-A-01 again' },
    { file: 'b.test.ts', title: 'R-Z-01 is an invention' },
  ]
  const { shownBy, faults } = coverageOf(readRequirements(table), tests)
  expect(shownBy.get('R-A-01')).toEqual([tests[0]])
  expect(faults).toEqual([
    'R-A-03 has two rows',
    'R-A-03 has the stage "soon": it is one of now, next',
    'R-A-02 is shown by no test',
    'b.test.ts names R-Z-01, unknown',
  ])
})
