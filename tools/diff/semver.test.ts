import { expect, test } from 'vitest'
import { isBreakingBump, nextBreaking } from './comparison.ts'

test.each([
  ['0.1.0', '0.2.0'],
  ['0.9.7-beta.1', '0.10.0'],
  ['1.4.2', '2.0.0'],
])('R-CALL-03 a breaking change of %s needs %s', (version, next) => {
  expect(nextBreaking(version)).toBe(next)
})

test.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.9', false],
  ['0.2.0', '0.1.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['2.0.0', '0.9.0', false],
])('R-CALL-03 whether %s → %s may break: %s', (from, to, may) => {
  expect(isBreakingBump(from, to)).toBe(may)
})

test.each(['1', 'v1.2.3', 'undefined', '1.2'])('R-CALL-03 %s is not a version', (version) => {
  expect(() => nextBreaking(version)).toThrow(
    `info.version is "${version}": write a semantic version, such as 1.2.0.`,
  )
})
