import { expect, test } from 'vitest'
import { pageNumberIn, searchWithPage } from './page-number.ts'

const at = (search: string) => new URLSearchParams(search)

test.each([
  ['?page=3', 3],
  ['?page=1', 1],
  ['', 1],
  ['?page=', 1],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=2.5', 1],
  ['?page=two', 1],
  ['?page=1e3', 1],
  ['?page=99999999', 1],
])('the address %s means page %i', (search, page) => {
  expect(pageNumberIn(at(search))).toBe(page)
})

test('links to other pages keep the rest of the address', () => {
  expect(searchWithPage(at('?company=nova'), 2)).toBe('?company=nova&page=2')
  expect(searchWithPage(at('?company=nova&page=2'), 1)).toBe('?company=nova')
})

test('the first page has no number in its address', () => {
  expect(searchWithPage(at('?page=7'), 1)).toBe('')
})
