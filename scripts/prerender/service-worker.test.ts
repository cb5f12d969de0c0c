import { expect, test } from 'vitest'
import { releaseOf } from './service-worker.ts'

test('a release is all its code, each language’s texts, and the pages that are the same for all', () => {
  const manifest = {
    'index.html': { file: 'assets/index-1.js', isEntry: true },
    'src/i18n/compiled/ko.json': { file: 'assets/ko-1.js' },
    'src/i18n/compiled/ko.rest.json': { file: 'assets/ko.rest-1.js' },
    'src/i18n/compiled/en.json': { file: 'assets/en-1.js' },
  }
  const assets = [
    'ko-1.js',
    'style-1.css',
    'worker-1.js',
    'ko.rest-1.js',
    'en-1.js',
    'index-1.js',
    'cover-1.svg',
  ]
  const site = {
    languages: ['ko', 'en'],
    pages: [
      { path: '/', view: 'any' },
      { path: '/login', view: 'any' },
      { path: '/login', view: 'guest' },
    ],
  } as const
  expect(releaseOf(manifest, assets, { language: 'ko', ...site })).toEqual({
    language: 'ko',
    files: ['/assets/index-1.js', '/assets/style-1.css', '/assets/worker-1.js'],
    texts: { ko: ['/assets/ko-1.js', '/assets/ko.rest-1.js'], en: ['/assets/en-1.js'] },
    pages: ['/'],
  })
})
