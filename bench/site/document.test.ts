import { expect, test } from 'vitest'
import type { Bench } from './measured/bench.model.ts'
import { machine, tableOf, withSection } from './document.ts'

const bench = (title: string): Bench => ({
  title,
  about: 'How.',
  run: () => Promise.resolve({ rows: [] }),
})

test('a table has a row for each figure, and says whether each goal is met', () => {
  expect(
    tableOf([
      { name: 'paint', value: '600 ms', spread: '500 to 700', goal: 'at most 650 ms', holds: true },
      { name: 'script', value: '120 B', ratio: '1.2 times', goal: 'at most 100 B', holds: false },
      { name: 'requests', value: '7' },
    ]),
  ).toBe(
    [
      '| Figure | Median | Spread | Beside | Goal | Holds |',
      '| --- | --- | --- | --- | --- | --- |',
      '| paint | 600 ms | 500 to 700 |  | at most 650 ms | yes |',
      '| script | 120 B |  | 1.2 times | at most 100 B | no |',
      '| requests | 7 |  |  |  |  |',
    ].join('\n'),
  )
})

test('a bench replaces its own section and leaves the others unchanged, in the order of the benches', () => {
  const order = ['page', 'proxy']
  const proxyOnly = withSection('', order, 'proxy', bench('Proxy'), [], '2026-01-02')
  const both = withSection(proxyOnly, order, 'page', bench('Page'), [], '2026-01-03')
  const again = withSection(both, order, 'proxy', bench('Proxy'), [], '2026-01-04')

  const sections = (document: string) =>
    document
      .split(/<!-- bench:[\w-]+ -->/)
      .slice(1)
      .map((text) => text.trim())
  const table = tableOf([])
  const section = (title: string, name: string, date: string) =>
    `## ${title}\n\nHow. \`npm run bench -- ${name}\`\n\n${table}\n\n${date}, ${machine()}.`
  expect(sections(again)).toEqual([
    section('Page', 'page', '2026-01-03'),
    section('Proxy', 'proxy', '2026-01-04'),
  ])
  expect(sections(withSection(again, ['page'], 'page', bench('Page'), [], '2026-01-05'))).toEqual([
    section('Page', 'page', '2026-01-05'),
  ])
})

test('what someone wrote below the figures stays when they are measured again', () => {
  const first = withSection('', ['page'], 'page', bench('Page'), [], '2026-01-02')
  const remarked = `${first}\nThe machine was busy.\n\nAnother run is needed.\n`

  const again = withSection(remarked, ['page'], 'page', bench('Page'), [], '2026-01-03')

  expect(again).toBe(
    `${first.replace('2026-01-02', '2026-01-03')}\nThe machine was busy.\n\nAnother run is needed.\n`,
  )
})
