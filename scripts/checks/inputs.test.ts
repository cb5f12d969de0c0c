import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readInputs } from './inputs.ts'

let root = ''
const write = async (name: string, text: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), text)
}

const repository = {
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'package.json': '{ "imports": { "#site/*": "./src/*", "#tool/read": "./tools/tool/read.ts" } }',
  'tools/tool/read.ts': 'export const read = 1',
  'src/env.d.ts': 'declare const mode: string',
  'src/made.js': 'export const made = 1',
  'src/made.d.ts': 'export declare const made: number',
  'src/money.ts': 'export type Won = number',
  'src/wallet.ts': `import type { Won } from './money.ts'\nexport const won: Won = 1`,
  'src/form.tsx': `import { won } from './wallet.ts'\nimport { made } from './made.js'`,
  'src/late.ts': 'export const load = () => import(`#site/form.tsx`)',
  'src/bundled.ts': `import { read } from '#tool/read'\nexport type Later = typeof import("./made")`,
}
const code = Object.keys(repository).filter((file) => /\.tsx?$/.test(file))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'))
  for (const [name, text] of Object.entries(repository)) await write(name, text)
})
afterEach(() => rm(root, { recursive: true }))

const hashes = () => {
  const { hashOf } = readInputs(root)
  return new Map(code.map((file) => [file, hashOf(file)]))
}

test.each([
  ['src/late.ts', ['src/late.ts']],
  ['src/money.ts', ['src/money.ts', 'src/wallet.ts', 'src/form.tsx', 'src/late.ts']],
  ['src/made.d.ts', ['src/made.d.ts', 'src/form.tsx', 'src/late.ts', 'src/bundled.ts']],
  ['tools/tool/read.ts', ['tools/tool/read.ts', 'src/bundled.ts']],
  ['docs/notes.ts', []],
  ['node_modules/tool/index.ts', []],
])('after an edit of %s a developer waits for the check of %j', async (edited, expected) => {
  const before = hashes()
  await write(edited, 'export const other = 2')
  const changed = [...hashes()].filter(([file, hash]) => before.get(file) !== hash)
  expect(changed.map(([file]) => file).toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['package-lock.json', '{ "packages": {} }'],
  ['tsconfig.base.json', '{ "compilerOptions": {} }'],
  ['src/env.d.ts', 'declare const mode: number'],
  ['src/window.ts', 'declare global { interface Window { maru: string } }\nexport {}'],
])('after an edit of %s every file is checked', async (edited, text) => {
  const before = hashes()
  await write(edited, text)
  expect([...hashes()].filter(([file, hash]) => before.get(file) === hash)).toEqual([])
})

test('a new file that an import means is an input of it', async () => {
  await write('src/open.ts', `import { late } from './missing.ts'`)
  const before = readInputs(root).hashOf('src/open.ts')
  await write('src/missing.ts', 'export const late = 1')
  expect(readInputs(root).hashOf('src/open.ts')).not.toBe(before)
})
