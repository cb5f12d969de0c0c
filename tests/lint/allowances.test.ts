import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, matchesGlob, relative } from 'node:path/posix'
import { expect, test } from 'vitest'
import { featureAllowances } from '#lint/features'
import { allowances, folderOf, layersOf } from '#lint/areas'
import type { Area } from '#lint/areas'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const sources = [
  ...globSync('{src,proxy,mocks,panel}/**/*.{ts,tsx}', { cwd: repositoryRoot }).filter(
    (file) => !file.includes('.test.'),
  ),
  ...globSync('tools/**/*.ts', { cwd: repositoryRoot }),
]
const { resolve } = createRequire(import.meta.url)
const isFolderAlias = /^#(?:site|proxy|mocks)\//
const specifier = /(?:from|import)\s*\(?\s*'([^']+)'/g

/** Each import: the importing file, and the imported file or package. */
const imports = sources.flatMap((file) =>
  [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(specifier)].map(
    ([, to = '']) => [file, targetOf(file, to)] as const,
  ),
)

function targetOf(file: string, to: string): string {
  if (to.startsWith('.')) return join(file, '..', to)
  return isFolderAlias.test(to) ? relative(repositoryRoot, resolve(to)) : to
}

type FileFilter = (path: string) => boolean
const isImported = (by: FileFilter, target: FileFilter): boolean =>
  imports.some(([file, to]) => by(file) && target(to))
const within =
  (folder: string): FileFilter =>
  (path) =>
    path.startsWith(`${folder}/`)

test('each feature that another one may import is imported by it', () => {
  const unused = Object.entries<readonly string[]>(featureAllowances).flatMap(([from, known]) =>
    known
      .filter((to) => !isImported(within(`src/features/${from}`), within(`src/features/${to}`)))
      .map((to) => `${from} → ${to}`),
  )
  expect(unused).toEqual([])
})

test.each(Object.entries(layersOf))(
  'each layer of %s that another one may import is imported by it',
  (area, layers) => {
    const folder = folderOf[area as Area]
    const layerOf = (path: string) => {
      const [first = '', ...rest] = path.slice(folder.length + 1).split('/')
      return rest.length === 0 ? 'top' : first
    }
    const inLayer =
      (layer: string): FileFilter =>
      (path) =>
        within(folder)(path) && layerOf(path) === layer
    const unused = Object.entries(layers).flatMap(([from, known]) =>
      known.filter((to) => !isImported(inLayer(from), inLayer(to))).map((to) => `${from} → ${to}`),
    )
    expect(unused).toEqual([])
  },
)

const openToAll: readonly Area[] = ['scripts', 'bench', 'support', 'tests']
const bound = (Object.keys(allowances) as Area[]).filter((area) => !openToAll.includes(area))

test.each(bound)('each folder and package that %s may import is imported by it', (area) => {
  const { areas, types = [], packages } = allowances[area]
  const isUnused = (target: FileFilter) => !isImported(within(folderOf[area]), target)
  expect([
    [...areas, ...types].filter((other) => isUnused(within(folderOf[other]))),
    packages.filter(
      (name) =>
        name !== '**' && isUnused((path) => path === name || matchesGlob(path, `${name}/**`)),
    ),
  ]).toEqual([[], []])
})
