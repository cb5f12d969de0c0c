import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

test.each([
  'vitest.config.ts',
  'playwright.config.ts',
  'playwright.matrix.config.ts',
  'playwright.screenshots.config.ts',
])('%s ignores the ports that a developer has exported', (config) => {
  const program = `await import('./${config}'); const { PORT, MOCK_PORT, ADMIN_PORT } = process.env
    console.log([PORT, MOCK_PORT, ADMIN_PORT])`
  const env = { ...process.env, PORT: '1', MOCK_PORT: '2', ADMIN_PORT: '3' }
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: repositoryRoot,
    env,
    encoding: 'utf8',
  })
  expect(printed).toBe('[ undefined, undefined, undefined ]\n')
})
