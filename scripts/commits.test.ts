import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { subjectFaults } from './commits.ts'
import { repositoryRoot } from './repository/repository-root.ts'

test.each([
  'fix(proxy): end the session when the backend answers 401',
  'docs: say what the layers changed',
  'feat(api)!: drop the old login',
  'Merge branch main',
  `fix(proxy): ${'x'.repeat(60)}`,
])('a developer may commit with "%s"', (subject) => {
  expect(subjectFaults(subject)).toEqual([])
})

test.each([
  [`fix(proxy): ${'x'.repeat(61)}`, ['has 73 characters, at most 72 are allowed']],
  ['End the session', ['is not conventional: write "type(scope): summary"']],
  ['fix(proxy): fixed the login', ['begins with "fixed": write the imperative']],
  ['fix(proxy): end the session.', ['ends with a full stop']],
])('a developer reads what is wrong with "%s"', (subject, faults) => {
  expect(subjectFaults(subject)).toEqual(faults)
})

test('a check of commits that git cannot list fails and says so', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/commits.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, GIT_DIR: join(repositoryRoot, 'no-such-folder') },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Commits cannot be checked, git log failed: fatal: not a git repository/)
})
