import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const files = globSync('src/**/*.{css,ts,tsx}', { cwd: repositoryRoot }).filter(
  (file) => !/\.test\.|\/generated\//.test(file),
)

/** Colours as CSS writes them, and the default brand's name; comments about requirements may name neither. */
const brandly = [
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/i,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/,
  /\bMARU\b/,
]

/** Lines of a text that name a colour or a brand; `%23` begins a colour in an address. */
const linesIn = (text: string) =>
  text
    .split('\n')
    .flatMap((line, at) =>
      brandly.some((pattern) => pattern.test(line.replaceAll('%23', '#'))) ? [at + 1] : [],
    )

test('no file of the site names a colour or a brand: both are roles of brands/', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    linesIn(readFileSync(join(repositoryRoot, file), 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})

test('a colour or a brand is found in each form', () => {
  const lines = ['color: #fff', "fill='%23aabbcc'", 'rgb(0 0 0 / 0.4)', "title = 'MARU'"]
  for (const line of lines) expect(linesIn(line), line).toEqual([1])
  expect(linesIn("href='#help' /* R-HOME-01 #help-block */ private #room = 1")).toEqual([])
})
