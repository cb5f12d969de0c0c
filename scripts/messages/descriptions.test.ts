import { expect, test } from 'vitest'
import { descriptionFaults, exportedMessages, parseDescriptions } from './descriptions.ts'
import { languages, parseTermBase } from './terms.ts'
import type { Catalogs } from './terms.ts'

const descriptions = parseDescriptions(`
places: { home: on the home page }
kinds: { title: heading }
notes: { home.count: beside the clock }
arguments: { count: how many, home.count seconds: whole seconds }
`)

const catalogs = Object.fromEntries(
  languages.map((language) => [
    language,
    { 'home.title': '홈', 'home.count': '{count, plural, other {#}}개, {seconds}초' },
  ]),
) as unknown as Catalogs

const base = parseTermBase(`
sources: {}
style: { ${languages.map((language) => `${language}: { register: plain, not: [] }`).join(', ')} }
terms: { home: { means: first page, ko: 홈, en: home, vn: chủ, jp: ホーム, cn: 首页, th: หน้าแรก } }
`)

test('a message whose place or argument nothing describes is named, and what describes nothing', () => {
  expect(descriptionFaults(descriptions, catalogs)).toEqual([])
  const more = { 'away.title': '{who}' }
  expect(descriptionFaults(descriptions, { ...catalogs, ko: { ...catalogs.ko, ...more } })).toEqual(
    [
      'src/i18n/descriptions.yaml: places lacks "away": say what it is.',
      'src/i18n/descriptions.yaml: arguments lacks "who": say what it is.',
    ],
  )
  expect(descriptionFaults(descriptions, { ...catalogs, ko: { 'home.title': '홈' } })).toEqual([
    'src/i18n/descriptions.yaml: arguments has "count", which no message needs.',
    'src/i18n/descriptions.yaml: arguments has "home.count seconds", which no message needs.',
    'src/i18n/descriptions.yaml: notes has "home.count", which no message needs.',
  ])
})

test('a translator reads where a text stands, its arguments and the words for it', () => {
  expect(JSON.parse(exportedMessages('ko', descriptions, base, catalogs))).toEqual({
    'home.title': {
      defaultMessage: '홈',
      description:
        'Where: on the home page. What: heading. Term: ko 홈, en home, vn chủ, jp ホーム, cn 首页, th หน้าแรก.',
    },
    'home.count': {
      defaultMessage: '{count, plural, other {#}}개, {seconds}초',
      description:
        'Where: on the home page. Note: beside the clock. {count}: how many. {seconds}: whole seconds.',
    },
  })
})
