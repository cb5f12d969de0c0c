import { globSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const top = fileURLToPath(new URL('../..', import.meta.url))
const judged = new Set(['boundaries/dependencies', 'no-restricted-syntax'])
const eslint = new ESLint({
  cwd: top,
  ruleFilter: ({ ruleId }) => judged.has(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})

/** A real file of a room: the linter judges a path by what it finds there. */
function someFileIn(room: string): string | undefined {
  return globSync(`${room}/**/*.{ts,tsx,js}`, { cwd: top }).find(
    (file) => !/\.(test|d)\.tsx?$/.test(file),
  )
}

function specifier(from: string, to: string): string {
  const target = someFileIn(to)
  if (!target) return to
  const path = relative(dirname(from), target)
  return path.startsWith('.') ? path : `./${path}`
}

async function complaints(from: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${top}${from}` })
  return result?.messages.map(({ ruleId, message }) => `${ruleId ?? 'broken'}: ${message}`) ?? []
}

const forbidden = [
  ['src/lib/new.ts', 'src/ui'],
  ['src/ui/new.tsx', 'src/machines'],
  ['src/machines/new.ts', 'src/ui'],
  ['src/machines/new.ts', 'src/proxy'],
  ['src/screens/new.tsx', 'src/generated'],
  ['src/api/new.ts', 'src/machines'],
  ['src/queries/new.ts', 'src/machines'],
  ['src/app/new.tsx', 'src/proxy'],
  ['src/app/new.tsx', 'scripts'],
  ['src/proxy/new.ts', 'src/ui'],
  ['mocks/new.ts', 'src/ui'],
  ['src/main.tsx', 'src/machines'],
] as const

test.each(forbidden)('%s may not import from %s', async (from, to) => {
  const path = specifier(from, to)
  const refusal = [expect.stringMatching(/^boundaries.* may not import /)]
  expect(await complaints(from, `import { x } from '${path}'`)).toEqual(refusal)
  expect(await complaints(from, `const x = await import('${path}')`)).toEqual(refusal)
  expect(await complaints(from, `export type { x } from '${path}'`)).toEqual(refusal)
})

test.each([
  ['src/ui/new.tsx', 'src/lib'],
  ['src/screens/new.tsx', 'src/machines'],
  ['src/app/new.tsx', 'src/generated'],
  ['src/proxy/new.ts', 'src/generated'],
  ['mocks/new.ts', 'src/generated'],
  ['scripts/new.ts', 'src/ui'],
  ['src/machines/new.test.ts', 'tests/support'],
] as const)('%s may import from %s', async (from, to) => {
  expect(await complaints(from, `import { x } from '${specifier(from, to)}'`)).toEqual([])
})

test('machines see types of what is generated, and nothing that runs', async () => {
  const path = specifier('src/machines/new.ts', 'src/generated')
  expect(await complaints('src/machines/new.ts', `import type { x } from '${path}'`)).toEqual([])
  expect(await complaints('src/machines/new.ts', `import { x } from '${path}'`)).toHaveLength(1)
})

test('the page reaches the mocks by a dynamic import alone', async () => {
  const path = specifier('src/main.tsx', 'mocks')
  expect(await complaints('src/main.tsx', `const x = await import('${path}')`)).toEqual([])
  expect(await complaints('src/main.tsx', `import { x } from '${path}'`)).toHaveLength(1)
})

test('packages belong to rooms too', async () => {
  const client = `import createClient from 'openapi-fetch'`
  expect(await complaints('src/api/new.ts', client)).toEqual([])
  expect(await complaints('src/screens/new.tsx', client)).toHaveLength(1)
  expect(await complaints('src/lib/new.ts', `import { useState } from 'react'`)).toHaveLength(1)
  expect(await complaints('src/app/new.ts', `import { join } from 'node:path'`)).toHaveLength(1)
  expect(await complaints('src/proxy/new.ts', `import { join } from 'node:path'`)).toEqual([])
})

test('no file is reached around the imports that the linter judges', async () => {
  const refusal = [expect.stringMatching(/^no-restricted-syntax: Reach other files by imports/)]
  const glob = `const x = import.meta.glob('../../api/*.ts')`
  expect(await complaints('src/screens/new.tsx', glob)).toEqual(refusal)
  const address = `const x = new URL('../../proxy/main.ts', import.meta.url)`
  expect(await complaints('src/screens/new.tsx', address)).toEqual(refusal)
  expect(await complaints('src/screens/new.test.tsx', address)).toEqual([])
  expect(await complaints('src/screens/new.tsx', 'if (import.meta.env.DEV) stop()')).toEqual([])
})

test('no file is a barrel of others, and a room may hand on types', async () => {
  const path = specifier('src/queries/new.ts', 'src/api')
  const refusal = [expect.stringMatching(/^no-restricted-syntax: No barrels/)]
  expect(await complaints('src/queries/new.ts', `export { x } from '${path}'`)).toEqual(refusal)
  expect(await complaints('src/queries/new.ts', `export * from '${path}'`)).toEqual(refusal)
  expect(await complaints('mocks/new.ts', `export * from './backend.ts'`)).toEqual(refusal)
  expect(await complaints('src/queries/new.ts', `export type { x } from '${path}'`)).toEqual([])
})
