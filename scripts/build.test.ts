import { relative } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'
import { buildInputs } from './build.ts'
import { repositoryRoot } from './repository/repository-root.ts'

test('every file that the build configuration imports counts as an input', async () => {
  const env = { command: 'build', mode: 'production' } as const
  const { dependencies = [] } =
    (await loadConfigFromFile(env, undefined, repositoryRoot, 'silent')) ?? {}
  const files = dependencies.map((file) => relative(repositoryRoot, file).replaceAll('\\', '/'))
  const isInput = (file: string) =>
    buildInputs.some((input) => file === input || file.startsWith(`${input}/`))
  expect(files).toContain('scripts/vite/output-names.ts')
  expect(files.filter((file) => !isInput(file))).toEqual([])
})
