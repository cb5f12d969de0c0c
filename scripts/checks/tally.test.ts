import { expect, test } from 'vitest'
import { countPlaywright, countVitest, describe, sum, tallyOf } from './tally.ts'

const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

test('a file of tests that cannot be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'login.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a wrong password' },
          { status: 'passed', fullName: 'a right one' },
        ],
      },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['broken.test.ts', 'login.test.ts › a wrong password'],
  })
})

test('failed stories are named with their file, and an error outside of them counts as one', () => {
  const report = {
    stats: { expected: 6, unexpected: 1, skipped: 0 },
    errors: [{ message: 'no such port\nstack' }],
    suites: [
      {
        title: 'login.test.ts',
        specs: [{ title: 'a guest logs in', tests: [{ status: 'expected' }] }],
        suites: [
          {
            title: 'on a phone',
            specs: [
              { title: 'a wrong password', tests: [{ status: 'unexpected' }] },
              { title: 'a right one', tests: [{ status: 'expected' }] },
            ],
          },
        ],
      },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    passed: 6,
    failed: 2,
    skipped: 0,
    failures: ['login.test.ts › on a phone › a wrong password', 'no such port'],
  })
})

test('a tool with a non-zero exit code has failed, whatever its report says', () => {
  expect(tallyOf(true, null)).toEqual({ ...none, passed: 1 })
  expect(tallyOf(false, null)).toEqual({ ...none, failed: 1 })
  expect(tallyOf(false, { ...none, passed: 9 })).toEqual({ ...none, passed: 9, failed: 1 })
  expect(tallyOf(true, none)).toEqual({ ...none, failed: 1 })
})

test('the last line names skipped tests only when there are some', () => {
  const tallies = [
    { ...none, passed: 2 },
    { ...none, passed: 1, failed: 1, failures: ['one'] },
  ]
  expect(describe(sum(tallies))).toBe('3 passed, 1 failed')
  const mixed = { ...none, passed: 2, skipped: 2 }
  expect(describe(sum([...tallies, mixed]))).toBe('5 passed, 1 failed, 2 skipped')
})
