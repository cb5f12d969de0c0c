import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

/** A repository path: starts with a top-level folder, or is a file with a known extension. */
const path =
  /^(?:(?:bench|docs|mocks|openapi|proxy|public|scripts|src|tests|tools)\/[\w./*{},-]*|[\w./*{},-]+\.(?:tsx?|mjs|yaml|json|md|css))$/

const pathsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = '']) => words)
    .filter((one) => path.test(one))

/** A path from the top of the repository, or the end of one: `session.machine.ts`, `covers/ink.ts`. */
const exists = (name: string): boolean =>
  [name, `{bench,docs,mocks,openapi,proxy,tools,scripts,src,tests}/**/${name}`].some(
    (pattern) => globSync(pattern, { cwd: repositoryRoot }).length > 0,
  )

test.each([
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'docs/decisions/010-glossary.md',
  'docs/security.md',
])('each file and folder that %s names exists', (document) => {
  const paths = pathsIn(readFileSync(join(repositoryRoot, document), 'utf8'))
  expect(paths.filter((one) => !exists(one))).toEqual([])
  expect(paths).not.toEqual([])
})

test('paths in backticks are recognised, and wrong ones are found', () => {
  const text =
    'See `proxy/`, `session.machine.ts`, `npm run check`, `/healthz`, `src/nowhere.ts`, `R-X`.'
  expect(pathsIn(text)).toEqual(['proxy/', 'session.machine.ts', 'src/nowhere.ts'])
  expect(exists('src/nowhere.ts')).toBe(false)
})

const withoutCode = (markdown: string): string => markdown.replaceAll(/```[\s\S]*?```/g, '')

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (markdown: string): readonly string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

const documents = globSync(['*.md', '{docs,openapi,packages}/**/*.md'], {
  cwd: repositoryRoot,
  exclude: ['**/node_modules/**'],
})

test.each(documents)('each link of %s leads to a file and a heading', (document) => {
  const text = readFileSync(join(repositoryRoot, document), 'utf8')
  const links = [...withoutCode(text).matchAll(/\]\(((?!https?:|mailto:|tel:)[^)\s]+)\)/g)]
  const broken = links.flatMap(([, link = '']) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    if (!existsSync(join(repositoryRoot, target))) return [link]
    if (anchor === undefined || !target.endsWith('.md')) return []
    return anchorsOf(readFileSync(join(repositoryRoot, target), 'utf8')).includes(anchor)
      ? []
      : [link]
  })
  expect(broken).toEqual([])
})
