import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchIn, synonymsFrom } from '../../../../tests/support/search.ts'
import { parseSearchWords } from './search-words.ts'

const shipped: unknown = JSON.parse(
  readFileSync(new URL('../../../../public/search-words.json', import.meta.url), 'utf8'),
)
const words = parseSearchWords(shipped)

const games = [
  { ko: '황금 용', en: 'Golden Dragon' },
  { ko: '용감한 봉황', en: 'Brave Phoenix' },
  { ko: '달나라의 회전목마', en: 'Carousel of the Moon' },
  { ko: '해적의 대박', en: "The Pirate's Jackpot" },
  { ko: '행운의 체리', en: 'Lucky Cherry' },
  { ko: '용왕의 열쇠', en: "The Dragon King's Key" },
]
const find = searchIn(games, ({ ko, en }) => [ko, en], synonymsFrom(words))
const found = (query: string) => find(query).map(({ en }) => en)

const dragons = ['Golden Dragon', "The Dragon King's Key"]

test.each([
  ['드래곤', dragons],
  ['드래', dragons],
  ['피닉스', ['Brave Phoenix']],
  ['캐러셀', ['Carousel of the Moon']],
  ['merry-go-round', ['Carousel of the Moon']],
  ['잭팟', ["The Pirate's Jackpot"]],
  ['럭키', ['Lucky Cherry']],
  ['777', ['Lucky Cherry']],
  ['ドラゴン', dragons],
  ['どらごん', dragons],
  ['龙', dragons],
  ['มังกร', dragons],
  ['rồng', dragons],
  ['rong', dragons],
  ['CƯỚP BIỂN', ["The Pirate's Jackpot"]],
])('a player who types %s finds the games with another word for it', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test.each([
  ['a word of the name beside a synonym', '황금 드래곤', 'Golden Dragon'],
  ['two synonyms without a space', '골든드래곤', 'Golden Dragon'],
  ['a synonym with a particle', '드래곤킹의 키', "The Dragon King's Key"],
  ['a plural', 'pirates jackpots', "The Pirate's Jackpot"],
  ['a slip in a synonym', '드래건킹', "The Dragon King's Key"],
  ['a synonym on the wrong keyboard', 'vlslrtm', 'Brave Phoenix'],
])('a player finds a game by %s', (_what, query, expected) => {
  expect(found(query)[0]).toBe(expected)
})

test('a word of one syllable does not match the start of a longer word', () => {
  expect(found('ドラゴン')).not.toContain('Brave Phoenix')
})

test('names that have the typed word come before names that have another word for it', () => {
  const named = [
    { ko: '행운의 종', en: 'Fortune Bells' },
    { ko: '럭키 세븐', en: 'Lucky Seven' },
  ]
  const findNamed = searchIn(named, ({ ko, en }) => [ko, en], synonymsFrom(words))
  expect(findNamed('럭키').map(({ en }) => en)).toEqual(['Lucky Seven', 'Fortune Bells'])
})

test('a query with a word that nothing means finds nothing', () => {
  expect(found('드래곤 냉장고')).toEqual([])
})

test('each word of the shipped list is written once in its entry and language', () => {
  const doubled = words.flatMap((entry) =>
    Object.values(entry).flatMap((same) => same.filter((word, at) => same.indexOf(word) !== at)),
  )
  expect(doubled).toEqual([])
  expect(words.length).toBeGreaterThan(200)
})

test.each<[unknown, string]>([
  [[], '"words" must be a list'],
  [{ words: [{ ko: ['용'] }, null] }, 'words[1] must be an object of languages'],
  [{ words: [{ de: ['Drache'] }] }, 'words[0] has the language "de": use ko, en, vn, jp, cn, th'],
  [
    { words: [{ ko: ['용', ' '] }] },
    'words[0].ko must be a list of words, each at most 60 characters',
  ],
  [{ words: Array.from({ length: 5_001 }, () => ({})) }, '"words" may have 5000 entries'],
])('a list that is wrong is refused, with the place: %j', (list, message) => {
  expect(() => parseSearchWords(list)).toThrow(new TypeError(message))
})
