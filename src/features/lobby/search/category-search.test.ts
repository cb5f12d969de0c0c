import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import categoryWords from '../../../i18n/compiled/category-words.json'
import { kinds } from '../game-entry.ts'
import { knownOffers } from '../offers.ts'
import { searchIn, synonymsFrom } from '../../../../tests/support/search.ts'
import { parseSearchWords } from './search-words.ts'

type Category = keyof typeof categoryWords

const shipped = parseSearchWords(
  JSON.parse(
    readFileSync(new URL('../../../../public/search-words.json', import.meta.url), 'utf8'),
  ),
)

type Provider = { name: string; ko: string; categories: readonly Category[] }

const providers: Provider[] = [
  { name: 'Sky Table', ko: '하늘 테이블', categories: ['casino', 'baccarat', 'roulette'] },
  { name: 'Galaxy Room', ko: '은하 룸', categories: ['casino', 'blackjack', 'sic_bo'] },
  { name: 'Night Club', ko: '백야 클럽', categories: ['casino', 'poker', 'dragon_tiger'] },
  { name: 'Fox Reels', ko: '여우 릴', categories: ['slot'] },
  { name: 'River Match', ko: '강 매치', categories: ['sport', 'football', 'esports'] },
  { name: 'Peak League', ko: '산 리그', categories: ['sport', 'baseball', 'ice_hockey'] },
  { name: 'Hoop Line', ko: '선 라인', categories: ['sport', 'basketball', 'volleyball'] },
]
const casinos = ['Sky Table', 'Galaxy Room', 'Night Club']
const sports = ['River Match', 'Peak League', 'Hoop Line']

const wordsOf = (category: Category) => Object.values(categoryWords[category]).flat()
const findWith = (operators: typeof shipped) => {
  const find = searchIn(
    providers,
    ({ name, ko }) => [ko, name],
    synonymsFrom([...Object.values(categoryWords), ...operators]),
    ({ categories }) => categories.flatMap(wordsOf),
  )
  return (query: string) => find(query).map(({ name }) => name)
}
const found = findWith(shipped)

test.each([...kinds, ...knownOffers])(
  'each language’s word for %s finds its providers, without the operator’s list too',
  (category) => {
    const offering = providers
      .filter(({ categories }) => categories.includes(category))
      .map(({ name }) => name)
    const queries = wordsOf(category).flatMap((word) => [
      word,
      word.toUpperCase(),
      word.normalize('NFD'),
      word.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
    ])
    for (const find of [found, findWith([])])
      expect(
        queries.filter((query) => !offering.every((name) => find(query).includes(name))),
      ).toEqual([])
  },
)

test.each([
  [
    '바카라 박카라 ㅂㅋㄹ bakara 百家樂 ﾊﾞｶﾗ ばから ＢＡＣＣＡＲＡＴ baccrat qkzkfk บาคารา 真人百家乐',
    ['Sky Table'],
  ],
  ['rulet 輪盤 るーれっと รูเลต 룰', ['Sky Table']],
  ['21点 21 二十一點 แบล็คแจ็ค xì_dách 블렉잭', ['Galaxy Room']],
  ['骰子 다이사이 sicbo tai_xiu dice', ['Galaxy Room']],
  ['홀덤 holdem 德州扑克 ポーカ', ['Night Club']],
  ['龍虎 rong_ho 용호 dragontiger ドラゴンタイガー', ['Night Club']],
  ['live_casino 라이브카지노 真人娛樂 casino_truc_tiep 카지노', casinos],
  ['slots 슬롯머신 老虎機 no_hu スロットマシン สล็อตออนไลน์', ['Fox Reels']],
  ['soccer 사커 bong_da bongda フットボール ซอคเกอร์ 足球', ['River Match']],
  ['sportsbook 토토 體育 the_thao สปอร์ต', sports],
  ['野球 베이스볼 bong_chay', ['Peak League']],
  ['バスケ 籃球 bong_ro', ['Hoop Line']],
  ['hockey 冰球', ['Peak League']],
  ['電競 이스포츠 e-sports', ['River Match']],
])('other spellings find the providers: %s', (queries, expected) => {
  const missed = queries
    .split(' ')
    .map((query) => query.replaceAll('_', ' '))
    .filter((query) => !expected.every((name) => found(query).includes(name)))
  expect(missed).toEqual([])
})

test('a name beside an offer finds the provider that has both', () => {
  expect(found('하늘 바카라')).toEqual(['Sky Table'])
  expect(found('live roulette')).toEqual(['Sky Table'])
  expect(found('은하 바카라')).toEqual([])
})

test('a query without letters and digits finds nothing', () => {
  const queries = [
    '%',
    '.*',
    '.',
    '*',
    '\\',
    '-',
    '_',
    '/',
    '·',
    '🎰',
    '👨‍👩‍👧',
    '!?',
    '( )',
    '♥',
    '​',
    '₩',
    '́',
  ]
  expect(queries.filter((query) => found(query).length > 0)).toEqual([])
  expect(found(' ')).toHaveLength(providers.length)
})

test('a word that no category means finds nothing', () => {
  expect(['냉장고', 'bicycle', '冰箱', 'ตู้เย็น', 'tủ lạnh'].flatMap(found)).toEqual([])
})
