import { expect, test } from 'vitest'
import { faultsOfSubject } from './commits.ts'

test.each([
  'fix(proxy): end the session when the backend answers 401',
  'docs: say what the layers changed',
  'feat(api)!: drop the old login',
  'Merge branch main',
  `fix(proxy): ${'x'.repeat(60)}`,
])('a developer may commit with "%s"', (subject) => {
  expect(faultsOfSubject(subject)).toEqual([])
})

test.each([
  [`fix(proxy): ${'x'.repeat(61)}`, ['has 73 characters, at most 72 are allowed']],
  ['End the session', ['is not conventional: write "type(scope): summary"']],
  ['fix(proxy): fixed the login', ['begins with "fixed": write the imperative']],
  ['fix(proxy): end the session.', ['ends with a full stop']],
])('a developer reads what is wrong with "%s"', (subject, faults) => {
  expect(faultsOfSubject(subject)).toEqual(faults)
})
