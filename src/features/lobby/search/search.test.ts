import { expect, test } from 'vitest'
import { searchIn } from '../../../../tests/support/search.ts'

type Game = { ko: string; en: string }

const games: Game[] = [
  { ko: '황금 연꽃', en: 'Golden Lotus' },
  { ko: '메가 슬롯', en: 'Mega Slot' },
  { ko: '슬롯 왕국', en: 'Slot Kingdom' },
  { ko: '아아 정글', en: 'A-a Jungle' },
  { ko: '값진 보석', en: 'Precious Gems' },
  { ko: '꽃의 도시', en: 'City of Flowers 777' },
]

const find = searchIn(games, ({ ko, en }) => [ko, en])
const found = (query: string) => find(query).map(({ en }) => en)

test('without a query a player sees the whole list in its order', () => {
  expect(find('')).toBe(games)
  expect(found('  ')).toHaveLength(games.length)
})

test.each([
  ['case', 'gOLDEN', ['Golden Lotus']],
  ['spaces that are not there', 'golden lotus', ['Golden Lotus']],
  ['spaces that were left out', '황금연꽃', ['Golden Lotus']],
  ['signs', 'aa jungle', ['A-a Jungle']],
  ['digits', '777', ['City of Flowers 777']],
  ['decomposed letters of a Mac', '황금'.normalize('NFD'), ['Golden Lotus']],
])('a player finds a game with any %s', (_what, query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('a name that begins with the query comes before one that contains it', () => {
  expect(found('슬롯')).toEqual(['Slot Kingdom', 'Mega Slot'])
})

test.each([
  ['a syllable that is not finished', '황그', ['Golden Lotus']],
  ['a letter after a syllable', '메가ㅅ', ['Mega Slot']],
  ['initials', 'ㅎㄱㅇㄲ', ['Golden Lotus']],
  ['initials with a space', 'ㅁㄱ ㅅㄹ', ['Mega Slot']],
  ['initials that the keyboard merged', 'ㄳ', ['Mega Slot']],
])('a player who types Korean finds by %s', (_what, query, expected) => {
  expect(found(query)).toEqual(expected)
})

test.each([
  ['dkdk', ['A-a Jungle']],
  ['tmffht', ['Slot Kingdom', 'Mega Slot']],
  ['RHc', ['City of Flowers 777', 'Golden Lotus']],
  ['ㅣㅐ셔ㄴ', ['Golden Lotus']],
])('a player who forgot to switch the keyboard and typed %s finds the game', (query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('one slip is forgiven, where nothing fits exactly', () => {
  expect(found('goldn lotus')).toEqual(['Golden Lotus'])
  expect(found('kimgdom')).toEqual(['Slot Kingdom'])
  expect(found('왕굳')).toEqual(['Slot Kingdom'])
})

const treasures: Game[] = [
  { ko: '용왕의 보물', en: "The Dragon King's Treasure" },
  { ko: '여왕의 금고', en: "The Queen's Vault" },
  { ko: '별의 다리의 숨바꼭질', en: 'Hide and Seek of the Star Bridge' },
]
const findTreasure = searchIn(treasures, ({ ko, en }) => [ko, en])

test.each([
  ['the particle left out', '용왕 보물', '용왕의 보물'],
  ['the particle and the space left out', '용왕보물', '용왕의 보물'],
  ['words in another order', '보물 용왕', '용왕의 보물'],
  ['English words in another order', 'treasure dragon', '용왕의 보물'],
  ['small words left out', 'queen vault', '여왕의 금고'],
  ['the beginnings of words', '별 숨바', '별의 다리의 숨바꼭질'],
  ['initials without the particle', 'ㅇㅇㅂㅁ', '용왕의 보물'],
  ['two letters swapped', '여왕의 그모', '여왕의 금고'],
  ['two syllables swapped', '용왕의 물보', '용왕의 보물'],
  ['Latin letters', 'yongwangui bomul', '용왕의 보물'],
  ['Latin letters of their own', 'yeowang gumgo', '여왕의 금고'],
  ['a slip on the wrong keyboard', 'duhkddml rmarhh', '여왕의 금고'],
  ['a slip and another order', '숨바꼭잘 별의 다리', '별의 다리의 숨바꼭질'],
])('a player finds a game by %s', (_what, query, expected) => {
  expect(findTreasure(query).map(({ ko }) => ko)[0]).toBe(expected)
})

test('a search for an unknown name finds nothing', () => {
  expect(found('roulette')).toEqual([])
  expect(found('zzz')).toEqual([])
})

test.each([
  ['parts of two words', 'tlo'],
  ['a slip in a short word', 'slat'],
  ['two slips in a word', 'kimgdon'],
  ['a part of a word with a slip', 'ingdam'],
  ['a word that sounds alike', '캔들'],
])('no result is better than a wrong one: %s finds nothing', (_what, query) => {
  expect(found(query)).toEqual([])
})

test('among three thousand games, each that fits is found', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ({
    ko: `황금 연꽃 ${at}`,
    en: `Lotus ${at}`,
  }))
  const found = searchIn(many, ({ ko, en }) => [ko, en])('연꽃 299')
  expect(found).toEqual(
    [299, ...Array.from({ length: 10 }, (_, at) => 2990 + at)].map((at) => many[at]),
  )
})
