import { expect, test } from 'vitest'
import { faultOf, instantReader, instantWriter } from './instant-format.ts'
import type { InstantFormat } from './instant-format.ts'

const instant = Date.parse('2026-11-28T23:53:20.000Z')

test.each<[InstantFormat, unknown]>([
  ['iso', '2026-11-28T23:53:20.000Z'],
  ['epoch-s', 1_795_910_000],
  ['epoch-ms', 1_795_910_000_000],
  ['epoch-us', 1_795_910_000_000_000],
  ['ticks', '639315068000000000'],
  ['net-date', '/Date(1795910000000)/'],
  [{ text: 'yyyyMMddHHmmss', zone: '+09:00' }, '20261129085320'],
  [{ text: 'M/d/yyyy h:mm:ss tt' }, '11/28/2026 11:53:20 PM'],
  [{ text: "yyyy-MM-dd'T'HH:mm:ss[.SSS]X", zone: '-05:00' }, '2026-11-28T18:53:20.000-05:00'],
  [{ text: 'ddd, d MMM yy HH:mm:ss', zone: 'Z' }, 'Sat, 28 Nov 26 23:53:20'],
  [{ text: 'yyyy년 M월 d일 H:mm:ss', zone: '+09:00' }, '2026년 11월 29일 8:53:20'],
])('a time as %j is written and read', (format, written) => {
  expect(instantWriter(format)(instant)).toBe(written)
  expect(instantReader(format)(written)).toBe('2026-11-28T23:53:20.000Z')
  if (typeof format === 'object') expect(faultOf(format.text)).toBeNull()
})

test('a text of a format without a year is none', () => {
  expect(faultOf('HH:mm')).toBe('has no year: write yyyy')
})
