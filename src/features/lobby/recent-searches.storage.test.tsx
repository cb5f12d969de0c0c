import { beforeEach, expect, test } from 'vitest'
import { forgetSearches, keepSearch, readSearches } from './recent-searches.storage.ts'

beforeEach(() => localStorage.clear())

test('the last search is first, listed once, of six at most, and no other member sees it', () => {
  for (const query of ['용', '드래곤', ' 불사조 ', '럭키', '잭팟', '777', '바카라', '드래곤'])
    keepSearch('rower', query)
  const kept = ['드래곤', '바카라', '777', '잭팟', '럭키', '불사조']
  expect(readSearches('rower')).toEqual(kept)
  expect(readSearches('painter')).toEqual([])
  expect(localStorage.key(0)).not.toContain('rower')
  forgetSearches('rower')
  expect([readSearches('rower'), localStorage.length]).toEqual([[], 0])
})

test('entries of other programs are ignored', () => {
  keepSearch('rower', '드래곤')
  const place = localStorage.key(0)!
  for (const text of ['{', '{}', '[1, null]']) {
    localStorage.setItem(place, text)
    expect(readSearches('rower')).toEqual([])
  }
})
