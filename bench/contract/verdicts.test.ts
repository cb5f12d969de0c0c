import { expect, test } from 'vitest'
import type { Outcome, Tool } from './program/bench.model.ts'
import { sampleOf, visibleCount } from './sample.ts'
import { falseAlarms, verdictsOf } from './verdicts.ts'

const tool = { id: 'tool', isPerOperation: true } as Tool
const [one, two, three] = sampleOf(1)
const sample = [one, two, three].filter((each) => each !== undefined)

test('R-CALL-03 a finding counts if the tool does not report it for the sound backend', () => {
  const outcomes = new Map<string, Outcome>()
  const failing = (operation: string, ...kinds: readonly string[]): Outcome => ({
    failures: kinds.map((kind) => ({ operation, kind })),
    seconds: 2,
  })
  for (const { broken } of sample)
    outcomes.set(`sound ${broken.operation}`, failing(broken.operation, 'always'))
  const [first, second] = sample.map(({ broken }) => broken)
  outcomes.set(first!.name, failing(first!.operation, 'always', 'new'))
  outcomes.set(second!.name, failing('elsewhere', 'new'))

  // The third one is unknown.
  expect(verdictsOf(tool, sample, outcomes)).toEqual([
    { sample: sample[0], isFound: true, isThere: true, seconds: 2 },
    { sample: sample[1], isFound: true, isThere: false, seconds: 2 },
  ])
  outcomes.set(first!.name, failing(first!.operation, 'always'))
  expect(verdictsOf(tool, sample, outcomes)[0]).toMatchObject({ isFound: false, isThere: false })
  const operations = [...new Set(sample.map(({ broken }) => broken.operation))]
  expect(falseAlarms(tool, sample, outcomes)).toEqual(
    operations.map((operation) => ({ operation, kind: 'always' })),
  )
})

test('a sample has members of each group, and a smaller sample is part of it', () => {
  expect(sampleOf(1).length).toBe(visibleCount)
  const larger = new Set(sampleOf(5).map(({ broken }) => broken))
  expect(new Set(sampleOf(10).map(({ group }) => group)).size).toBe(7)
  expect(sampleOf(10).every(({ broken }) => larger.has(broken))).toBe(true)
})
