import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfLintInputs } from './eslint.ts'

let root = ''
const write = async (name: string, text: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), text)
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'))
  await write('eslint.config.js', 'export default []')
  await write('package.json', '{}')
  await write('package-lock.json', '{}')
  await write('tools/lint/areas.ts', 'export const areas = []')
  await write('src/lib/money.ts', 'export const won = 1')
})
afterEach(() => rm(root, { recursive: true }))

test('cached findings of a file stay valid when another file changes', async () => {
  const before = hashOfLintInputs(root)
  await write('src/lib/money.ts', 'export const won = 2')
  expect(hashOfLintInputs(root)).toBe(before)
})

test.each([
  ['a rule changes', 'tools/lint/areas.ts', 'export const areas = [1]'],
  ['the configuration changes', 'eslint.config.js', 'export default [{}]'],
  ['a package changes', 'package-lock.json', '{"packages":{}}'],
  ['a file comes that an import may mean', 'src/lib/new.ts', 'export {}'],
])('every file is linted again when %s', async (_, name, text) => {
  const before = hashOfLintInputs(root)
  await write(name, text)
  expect(hashOfLintInputs(root)).not.toBe(before)
})
