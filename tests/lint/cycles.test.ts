import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, normalize, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const require = createRequire(import.meta.url)
const code = '{src,proxy,mocks,tools,scripts,bench,panel}/**/*.{ts,tsx,mjs}'

type Import = { readonly from: string; readonly to: string }

function allImports(): readonly Import[] {
  const files = globSync(code, { cwd: repositoryRoot }).filter(
    (file) => !/node_modules|\.test\./.test(file),
  )
  const known = new Set(files)
  return files.flatMap((from) => {
    const text = readFileSync(join(repositoryRoot, from), 'utf8')
    const { importedFiles } = ts.preProcessFile(text, true, false)
    return importedFiles
      .map(({ fileName }) => ({ from, to: fileOf(from, fileName) }))
      .filter(({ to }) => known.has(to))
  })
}

function fileOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return specifier.startsWith('#') ? relative(repositoryRoot, require.resolve(specifier)) : ''
}

/** Cycles between folders, as `folder: file -> file, file -> file`. */
function folderCycles(imports: readonly Import[]): readonly string[] {
  const between = imports.filter(({ from, to }) => dirname(from) !== dirname(to))
  const byFolder = Map.groupBy(between, ({ from }) => dirname(from))
  return [...byFolder.keys()].flatMap((folder) => {
    const way = wayBack(folder, byFolder)
    const words = way.map(({ from, to }) => `${from} -> ${to}`)
    return way.length === 0 ? [] : [`${folder}: ${words.join(', ')}`]
  })
}

function wayBack(
  folder: string,
  byFolder: ReadonlyMap<string, readonly Import[]>,
): readonly Import[] {
  const reached = new Set<string>()
  const waiting = [{ at: folder, way: [] as readonly Import[] }]
  for (const { at, way } of waiting) {
    for (const next of byFolder.get(at) ?? []) {
      const to = dirname(next.to)
      if (to === folder) return [...way, next]
      if (reached.has(to)) continue
      reached.add(to)
      waiting.push({ at: to, way: [...way, next] })
    }
  }
  return []
}

test('no folder imports a folder that imports it, directly or through others', () => {
  const imports = allImports()
  expect(imports.length).toBeGreaterThan(4_000)
  expect(imports.map(({ to }) => to)).toContain('tools/contract/index.ts')
  expect(folderCycles(imports)).toEqual([])
})

test('a folder cycle is named with the imports that close it', () => {
  const imports = [
    { from: 'src/a/one.ts', to: 'src/b/two.ts' },
    { from: 'src/b/three.ts', to: 'src/c/four.ts' },
    { from: 'src/c/four.ts', to: 'src/a/five.ts' },
    { from: 'src/c/four.ts', to: 'src/d/six.ts' },
  ]
  expect(folderCycles(imports)[0]).toBe(
    'src/a: src/a/one.ts -> src/b/two.ts, src/b/three.ts -> src/c/four.ts, src/c/four.ts -> src/a/five.ts',
  )
})
