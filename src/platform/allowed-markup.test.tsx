import { expect, test } from 'vitest'
import { allowedMarkup } from './allowed-markup.ts'

const linksIn = (html: string): readonly (string | null)[] =>
  [...allowedMarkup(html).querySelectorAll('a')].map((link) => link.getAttribute('href'))

test.each([
  ['https://t.me/maru', 'https://t.me/maru'],
  ['http://maru.example/news', 'http://maru.example/news'],
  ['https://maru.example@evil.example/', null],
  ['https://maru.example:443@evil.example/', null],
  ['https://maru.example\\@evil.example/', null],
  ['https://maru.example&#9;@evil.example/', null],
  ['https://maru.example&#x2F;@evil.example/', 'https://maru.example/@evil.example/'],
  ['javascript:alert(1)', null],
])('R-COMM-01 a link of the operator to %s leads to %s', (written, read) => {
  expect(linksIn(`<p><a href="${written}">MARU</a></p>`)).toEqual([read])
})
