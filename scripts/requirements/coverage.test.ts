import { expect, test } from 'vitest'
import { coverageOf, readRequirements } from './coverage.ts'

const list = `
Text with R-A-09 in it.

- **R-A-01** (now): shown
- **R-A-02** (now): not
  shown
- R-A-04 is only mentioned
- **R-A-03** (next): not yet
- **R-A-03** (soon): twice, and in no known stage
`

test('requirements are the list items that begin with an id', () => {
  expect(readRequirements(list)).toEqual([
    { id: 'R-A-01', stage: 'now', text: 'shown' },
    { id: 'R-A-02', stage: 'now', text: 'not shown' },
    { id: 'R-A-03', stage: 'next', text: 'not yet' },
    { id: 'R-A-03', stage: 'soon', text: 'twice, and in no known stage' },
  ])
})

test('a repeated, unknown or untested requirement is a fault', () => {
  const tests = [
    { file: 'a.test.ts', title: 'R-A-01 holds, and R-A-01 again' },
    { file: 'b.test.ts', title: 'R-Z-01 is an invention' },
  ]
  const { testsByRequirement, faults } = coverageOf(readRequirements(list), tests)
  expect(testsByRequirement.get('R-A-01')).toEqual([tests[0]])
  expect(faults).toEqual([
    'R-A-03 has two rows',
    'R-A-03 has the stage "soon": it is one of now, next',
    'R-A-02 has no test',
    'b.test.ts names R-Z-01, unknown',
  ])
})
