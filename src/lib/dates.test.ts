import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from './dates.ts'
import { siteDay } from './site-time.ts'

test.each([
  ['2026-01-31T14:59:59Z', '2026-01-31'],
  ['2026-01-31T15:00:00Z', '2026-02-01'],
  ['2026-01-31T15:00:00.123456z', '2026-02-01'],
  ['2026-02-01T00:30:00+09:00', '2026-02-01'],
  ['2026-01-31T23:30:00-05:00', '2026-02-01'],
  ['2024-02-29t12:00:00Z', '2024-02-29'],
  ['2016-12-31T23:59:60Z', '2017-01-01'],
  ['2026-01-31 23:59:59', '2026-01-31'],
  ['2026-01-31T23:59', '2026-01-31'],
  [' 2026-01-31 ', '2026-01-31'],
])('R-ACCT-04 %s is the day %s in Seoul', (value, expected) => {
  expect(formatDate(value)).toBe(expected)
})

test.each(
  [
    ['', '  ', '-', 'yesterday', '31.01.2026', '2026-1-31', '20260131', '1769871600000'],
    ['2026-02-29', '2026-13-01', '2026-00-10', '0000-00-00', '0001-01-01T00:00:00Z'],
    ['2026-01-31T24:00:00Z', '2026-01-31T12:61:00Z', '2026-01-31T12:00:00+25:00'],
    ['9999-12-31T20:00:00Z', null, undefined, 0, {}, [], Number.NaN],
  ].flat(),
)('R-ACCT-04 %j shows as a dash', (value) => {
  expect(formatDate(value)).toBe('-')
})

test('R-ACCT-04 agrees with the platform’s own calendar for Seoul', () => {
  const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
  const range = { min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(range), (date) => {
      expect(formatDate(date.toISOString())).toBe(seoul.format(date))
    }),
  )
})

test('R-ACCT-04 any input gives a day or a dash', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(formatDate(value)).toMatch(/^(-|\d{4}-\d{2}-\d{2})$/)
    }),
  )
})

test('the day changes at midnight in Seoul', () => {
  expect(siteDay(Date.UTC(2026, 10, 21, 14, 59))).toBe('2026-11-21')
  expect(siteDay(Date.UTC(2026, 10, 21, 15, 0))).toBe('2026-11-22')
})
