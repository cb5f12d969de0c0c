import { expect, test } from 'vitest'
import { foreignLanguage, isMarkup, plainWords, textLanguage } from './text-language.ts'

test('R-COMM-01 the language of a text follows from its script', () => {
  const texts = [
    '점검 안내',
    'MARU VIP 이벤트',
    '점검'.normalize('NFD'),
    'メンテナンスのお知らせ',
    '東京のカジノ',
    'ประกาศ',
    '维护公告',
    'Thông báo bảo trì',
    'Thông báo'.normalize('NFD'),
    'Café closed, résumé at 5',
    'Maintenance at 05:00',
    '2026-11-22 05:00 (+9)',
    '',
  ]
  expect(texts.map(textLanguage)).toEqual([
    'ko',
    'ko',
    'ko',
    'ja',
    'ja',
    'th',
    'zh',
    'vi',
    'vi',
    'en',
    'en',
    null,
    null,
  ])
})

test('R-COMM-01 tags and entities of an HTML text do not count as words', () => {
  expect(textLanguage('<p class="점검">Closed&nbsp;now</p>')).toBe('en')
  expect(textLanguage('<p>점검</p>')).toBe('ko')
  expect(textLanguage('<b>2026&nbsp;</b>')).toBe(null)
})

test('R-COMM-01 a text names its language only where the page has another', () => {
  expect(foreignLanguage('维护公告', 'zh-CN')).toBe(undefined)
  expect(foreignLanguage('维护公告', 'ko')).toBe('zh')
  expect(foreignLanguage('점검 안내', 'ko')).toBe(undefined)
  expect(foreignLanguage('점검 안내', 'en')).toBe('ko')
  expect(foreignLanguage('100', 'ko')).toBe(undefined)
  expect(foreignLanguage('入金停止', 'ja')).toBe(undefined)
  expect(foreignLanguage('入金停止', 'th')).toBe('zh')
})

test('R-COMM-01 a text with a tag of HTML is HTML, any other is plain', () => {
  const html = ['<p>a</p>', 'a<br>b', 'a<BR/>b', '<a href="https://b.c">d</a>', '<svg/onload=x>']
  const plain = [
    'a\nb',
    '1 < 2 > 0',
    'I <3 you',
    'Enter <amount>',
    '<me@a.b>',
    'x <b y',
    'a &amp; b',
  ]
  expect(html.filter(isMarkup)).toEqual(html)
  expect(plain.filter(isMarkup)).toEqual([])
})

test('R-COMM-01 a preview has the words of a text without its elements, in one line', () => {
  const texts = [
    '첫 줄\n둘째 줄 <3',
    '<p>5시 <b>점검</b></p>&nbsp;<script>alert(1)</script>끝',
    ' ',
  ]
  expect(texts.map(plainWords)).toEqual(['첫 줄 둘째 줄 <3', '5시 점검 끝', ''])
  expect(plainWords('가'.repeat(999))).toHaveLength(200)
})
