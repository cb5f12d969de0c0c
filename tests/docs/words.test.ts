import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../..')

/** Words that the glossary (docs/decisions/010-glossary.md) replaces, and what to say instead. */
const replaced: readonly (readonly [word: RegExp, say: string])[] = [
  [/\bhouses?\b/, 'provider'],
  [/\bseats?\b|seekSeat/, 'leader, leader election'],
  [/\bcarried\b/, 'tab storage, session storage'],
  [/\bAwaiting\b|\blate (?:component|code|part)s?\b/, 'LazyBoundary, lazyComponent'],
  [/\b(?:answer|content|found)Of\b/, 'parseResponse, parseSuccess, parseOptional'],
  [/\bpassOn\b|\bExchange\b/, 'forward, request context'],
  [/\bcall abandoned\b|\bpatience\b/i, 'client disconnected, timeout'],
  [/\bstand-?in\b|\bstack ?wish/i, 'forward signals, stack options'],
  [/\bdoors\b/i, 'game categories'],
  [/\bannouncer\b/i, 'toast'],
  [/\bpurses?\b/i, 'balance'],
  [/\b(?:he|him|his|himself)\b/, 'they, or the role'],
  [/\bwhoever\b|\bwhom\b/i, 'the role'],
]

/** What is no such word: taken out of the text before it is read. */
const allowed: readonly (readonly [text: RegExp, reason: string])[] = [
  [/Doors within doors/g, 'describes what a cover shows'],
]

const files = globSync('{src,mocks,scripts,tests}/**/*.{ts,tsx,mjs,css}', { cwd: top }).filter(
  (file) => !/\/(generated|compiled)\//.test(file) && !file.startsWith('tests/docs/'),
)

const textOf = (file: string): string =>
  allowed.reduce(
    (text, [pattern]) => text.replaceAll(pattern, ''),
    readFileSync(join(top, file), 'utf8'),
  )

/** Each line that holds a replaced word: `file:line: word, say …`. */
const findingsIn = (name: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    replaced.flatMap(([pattern, say]) => {
      const word = pattern.exec(line)?.[0]
      return word === undefined ? [] : [`${name}:${index + 1}: "${word}", say ${say}`]
    }),
  )

test('code and comments use the words of the glossary', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => findingsIn(file, textOf(file)))).toEqual([])
})

test('a replaced word is found where it stands', () => {
  expect(findingsIn('a.ts', 'const one = 1\n// The seat of whoever asks.')).toEqual([
    'a.ts:2: "seat", say leader, leader election',
    'a.ts:2: "whoever", say the role',
  ])
  expect(findingsIn('a.ts', '// She is late; the theory of history. exchange, carries')).toEqual([])
})
