import { expect, test } from 'vitest'
import { countPlaywright, countVitest, describe, sum, tallyOf } from './tally.ts'

test('a file of tests that cannot be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('a flaky story and an error outside of the stories are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] }
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 0 })
})

test('a tool that ends with an error has failed, whatever its report says', () => {
  expect(tallyOf(true, null)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(tallyOf(false, null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  const allHeld = { passed: 9, failed: 0, skipped: 0 }
  expect(tallyOf(false, allHeld)).toEqual({ passed: 9, failed: 1, skipped: 0 })
  const nothingRan = { passed: 0, failed: 0, skipped: 0 }
  expect(tallyOf(true, nothingRan)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the last line names the skipped tests only when there are some', () => {
  const tallies = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 1, failed: 1, skipped: 0 },
  ]
  expect(describe(sum(tallies))).toBe('3 passed, 1 failed')
  expect(describe({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
})
