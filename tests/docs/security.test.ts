import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const read = (name: string) => readFileSync(join(repositoryRoot, 'docs', name), 'utf8')
const text = read('security.md')
const asvs = read('asvs.md')

type Quote = { readonly file: string; readonly title: string }

const itemsOf = (markdown: string): string[] =>
  markdown.split(/\n(?=\S|\n)/).map((block) => block.replaceAll(/\s+/g, ' ').trim())

const quotesIn = (markdown: string): Quote[] =>
  itemsOf(markdown).flatMap((item) => {
    let file = ''
    return [
      ...item.matchAll(
        /`([^`]+\.test\.tsx?|tests\/e2e\/matrix\/[^`]+\.ts|tests\/support\/[^`]+\.ts)`|“([^”]+)”/g,
      ),
    ].flatMap(([, path, title]): Quote[] => {
      if (path !== undefined) file = path
      return title === undefined || file === '' ? [] : [{ file, title }]
    })
  })

const isMissing = ({ file, title }: Quote): boolean => {
  const [path] = globSync(file, { cwd: repositoryRoot })
  return path === undefined || !readFileSync(join(repositoryRoot, path), 'utf8').includes(title)
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const requirement = /^- \*\*(v5\.0\.0-[^*]+)\*\* ([a-z ]+): /
const verdicts = ['yes', 'no', 'not ours', 'does not apply']

function countedIn(chapter: string): number[] {
  const items = itemsOf(chapter).flatMap((item) => {
    const [, ids = '', given] = requirement.exec(item) ?? []
    return ids === '' ? [] : [{ ids, given }]
  })
  return verdicts.map((verdict) =>
    items
      .filter(({ given }) => given === verdict)
      // An item about several says how many: `v5.0.0-6.5.1 to v5.0.0-6.5.5 (5)`.
      .reduce((sum, { ids }) => sum + Number(/\((\d+)\)$/.exec(ids)?.[1] ?? 1), 0),
  )
}

test.each([
  ['docs/security.md', text],
  ['docs/asvs.md', asvs],
])('each test that %s quotes exists under that title', (_, quoting) => {
  expect(quotesIn(quoting).length).toBeGreaterThan(50)
  expect(quotesIn(quoting).filter(isMissing)).toEqual([])
})

test('a title that no test has is found, also the second one of a file', () => {
  const line =
    '“Log” above; `tests/docs/paths.test.ts` “each file and folder”, “no such title”; `no.test.ts` “x”'
  expect(quotesIn(line).map((quote) => [quote.file, quote.title, isMissing(quote)])).toEqual([
    ['tests/docs/paths.test.ts', 'each file and folder', false],
    ['tests/docs/paths.test.ts', 'no such title', true],
    ['no.test.ts', 'x', true],
  ])
})

test('each requirement appears once, and the table of counts is correct', () => {
  const chapters = asvs.split(/^## V/m).slice(1)
  const ids = [...asvs.matchAll(/^- \*\*(v5\.0\.0-[\d.]+)/gm)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const counted = chapters.map(countedIn)
  const stated = asvs
    .split('\n')
    .filter((line) => /^\| (V\d|\*\*all)/.test(line))
    .map((line) => cellsOf(line).slice(1).map(Number))
  const all = verdicts.map((_, at) => counted.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  expect(stated).toEqual([...counted, all])
})

test('each fulfilled requirement names its file', () => {
  const held = itemsOf(asvs).filter((item) => requirement.exec(item)?.[2] === 'yes')
  expect(held.length).toBeGreaterThan(50)
  expect(
    held.filter((item) => !/`[^`]+\.\w+`|security\.md#|same (test|file)|as \d/.test(item)),
  ).toEqual([])
})

test('the list of log entries has every event of the proxy', () => {
  const entry = readFileSync(join(repositoryRoot, 'proxy/ports/log.ts'), 'utf8')
  const [, union = ''] = /readonly event:([^]*?)readonly/.exec(entry) ?? []
  const events = [...union.matchAll(/'(\w+)'/g)].map(([, event = '']) => event)
  expect(events.length).toBeGreaterThan(5)
  expect(events.filter((event) => !text.includes(`- \`${event}\`: `))).toEqual([])
})
