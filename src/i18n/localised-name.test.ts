import { expect, test } from 'vitest'
import { nameLanguage } from './localised-name.ts'

test('R-I18N-01 a name in another language than the page is marked with it', () => {
  const pages = ['ko', 'en', 'vn', 'jp', 'cn', 'th'] as const
  const languagesOf = (name: string) =>
    pages.map((page) => nameLanguage(page, name) ?? 'the page’s')
  expect(languagesOf('달빛 플레이')).toEqual(['the page’s', 'ko', 'ko', 'ko', 'ko', 'ko'])
  expect(languagesOf('Moon Play')).toEqual(['en', 'the page’s', 'en', 'en', 'en', 'en'])
})
