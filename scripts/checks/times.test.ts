import { expect, test } from 'vitest'
import { slowest, timesOfPlaywright, timesOfVitest } from './times.ts'

test('a developer reads which files of a run took the longest', () => {
  const unit = timesOfVitest({
    testResults: [
      { name: '/maru/src/money.test.ts', startTime: 1_000, endTime: 1_040 },
      { name: '/maru/tests/kills.test.ts', startTime: 2_000, endTime: 36_250 },
    ],
  })
  const story = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const browser = timesOfPlaywright({
    suites: [
      {
        specs: [story('login.test.ts', 900)],
        suites: [{ specs: [story('login.test.ts', 4_000, 3_000), story('walk.ts', 500)] }],
      },
    ],
  })
  expect(slowest([...unit, ...browser], '/maru/', 3)).toBe(
    '   34.3 s  tests/kills.test.ts\n    7.9 s  login.test.ts\n    0.5 s  walk.ts',
  )
})
