import { expect, test } from 'vitest'
import { allBets, betFilterIn, searchOfBetFilter, betsQueryOf } from './bet-filter.ts'

const filterIn = (search: string) => betFilterIn(new URLSearchParams(search))
/** 2026-03-01 in Seoul, still February in London. */
const now = Date.parse('2026-02-28T15:30:00Z')

test.each([
  ['', {}],
  ['kind=casino', { kind: 'casino' }],
  ['period=today', { from: '2026-03-01T00:00:00+09:00' }],
  ['period=week', { from: '2026-02-23T00:00:00+09:00' }],
  ['kind=slot&period=month', { kind: 'slot', from: '2026-01-31T00:00:00+09:00' }],
  [
    'period=days&from=2026-02-01&to=2026-02-28',
    { from: '2026-02-01T00:00:00+09:00', before: '2026-03-01T00:00:00+09:00' },
  ],
  ['period=days&to=2025-12-31', { before: '2026-01-01T00:00:00+09:00' }],
  ['period=days', {}],
])('R-ACCT-04 the address ?%s asks for the rounds of those days in Korea', (search, wanted) => {
  expect(betsQueryOf(filterIn(search), now)).toEqual(wanted)
})

test.each(['kind=bingo', 'kind=', 'period=year', 'from=2026-02-01', 'period=days&from=2026-02-30'])(
  'an invalid filter in the address (%s) is ignored',
  (search) => {
    expect(betsQueryOf(filterIn(search), now)).toEqual({})
  },
)

test('another filter starts at page one and keeps the other parameters of the address', () => {
  const search = new URLSearchParams('kind=slot&page=3&x=1')
  const today = { ...filterIn('kind=slot'), period: 'today' } as const
  expect(searchOfBetFilter(search, today)).toBe('?kind=slot&x=1&period=today')
  expect(searchOfBetFilter(new URLSearchParams('kind=slot&page=3'), allBets)).toBe('')
})
