import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

/**
 * Words that the glossary (docs/decisions/010-glossary.md) replaces, and what to say instead. They are
 * looked for in text of which `asWords` made words, so neither case nor a name's spelling hides them.
 */
const replacedWords: readonly (readonly [word: RegExp, say: string])[] = [
  [/\bhouses?\b/, 'provider'],
  [/\bseats?\b/, 'leader, leader election'],
  [/\bcarried\b(?! out)/, 'tab storage, session storage'],
  [/\blate (?:component|code|part)s?\b/, 'LazyBoundary, lazyComponent'],
  [/\bcall abandoned\b|\bpatience\b/, 'client disconnected, timeout'],
  [/\bstack wish/, 'stack options'],
  [/\bdoors\b/, 'game categories'],
  [/\bannouncers?\b/, 'toast'],
  [/\bpurses?\b/, 'balance'],
  [/\b(?:he|him|his|himself)\b/, 'they, or the role'],
  [/\bwhoever\b|\bwhom\b/, 'the role'],
]

/** Names that it replaces whose words are plain English when they stand apart. */
const replacedNames: readonly (readonly [name: RegExp, say: string])[] = [
  [/\bAwaiting\b/, 'LazyBoundary, lazyComponent'],
  [/\b(?:answer|content|found)(?:Of|_of)\b/, 'parseResponse, parseSuccess, parseOptional'],
  [/\bpass(?:On|_on)\b|\bExchange\b/, 'forward, request context'],
  [/\bstand[-_]?in\b/i, 'forward signals'],
  [/\btell(?:Fault|Developer)\b/i, 'log, warn'],
  [/\b(?:MOST|LONGEST|ENOUGH)_[A-Z]/, 'MAX_, MIN_'],
]

/** What is no such word: taken out of the text before it is read. */
const exceptions: readonly (readonly [text: RegExp, reason: string])[] = [
  [/Doors within doors/g, 'describes what a cover shows'],
]

const patterns = [
  '{src,proxy,mocks,tools,scripts,bench,tests}/**/*.{ts,tsx,mjs,css,html}',
  'openapi/**/*.yaml',
  'docs/**/*.md',
  '{openapi,mocks,src,proxy,tools,scripts,bench,tests,.}/*.md',
]

/** List the replaced words themselves. */
const glossaries = ['docs/decisions/010-glossary.md']

const files = globSync(patterns, { cwd: repositoryRoot }).filter(
  (file) =>
    !/\/(generated|compiled)\//.test(file) &&
    !file.startsWith('tests/docs/') &&
    !glossaries.includes(file),
)

const textOf = (file: string): string =>
  exceptions.reduce(
    (text, [pattern]) => text.replaceAll(pattern, ''),
    readFileSync(join(repositoryRoot, file), 'utf8'),
  )

/** A line as lower-case words: `seekSeat`, `SEEK_SEAT` and `seek-seat` are "seek seat". */
const asWords = (line: string): string =>
  line
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()

const findingsIn = (name: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const lineWords = asWords(line)
    const found = [
      ...replacedWords.map(([pattern, say]) => [pattern.exec(lineWords)?.[0], say]),
      ...replacedNames.map(([pattern, say]) => [pattern.exec(line)?.[0], say]),
    ]
    return found.flatMap(([word, say]) =>
      word === undefined ? [] : [`${name}:${index + 1}: "${word}", say ${say}`],
    )
  })

test('code, comments, contract and documents use the words of the glossary', () => {
  for (const one of ['src/main.tsx', 'openapi/public.yaml', 'README.md', 'docs/requirements.md'])
    expect(files).toContain(one)
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => findingsIn(file, textOf(file)))).toEqual([])
})

test.each([
  ['// The seat of whoever asks.', ['seat', 'whoever']],
  ['const seekSeat = SEEK_SEAT', ['seat']],
  ['type HTTPSeat = { leader_seat: 1 }', ['seat']],
  ['const PATIENCE_MS = 10', ['patience']],
  ['He said it, and so did His friend.', ['he']],
  ['Purse and HOUSES', ['houses', 'purse']],
  ['const found_of = answerOf(it)', ['found_of']],
  ['a stand_in, tellFault()', ['stand_in', 'tellFault']],
  [
    '// She is late; the theory of history, carried out. exchange, carries, is the answer of it',
    [],
  ],
])('a replaced word is found however it is spelt: %s', (line, lineWords) => {
  const found = findingsIn('a.ts', `const one = 1\n${line}`)
  expect(found.map((finding) => /^a\.ts:2: "(.*)"/.exec(finding)?.[1])).toEqual(lineWords)
})
