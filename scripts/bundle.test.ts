import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstVisitScripts, mockTracesIn } from './bundle.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'assets/index.js'), 'console.log("a site")')
})
afterEach(() => rm(dist, { recursive: true, force: true }))

test('the first visit loads the entry, what it imports, the home screen and Korean', () => {
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      imports: ['_vendor.js'],
      dynamicImports: [
        'src/features/home/home-screen.tsx',
        'src/features/notes/notes-screen.tsx',
        'src/i18n/compiled/ko.json',
        'src/i18n/compiled/ko.rest.json',
        'src/i18n/compiled/en.json',
      ],
    },
    '_vendor.js': { file: 'assets/vendor.js' },
    'src/features/home/home-screen.tsx': { file: 'assets/home.js', imports: ['_tile.js'] },
    '_tile.js': { file: 'assets/tile.js', imports: ['_vendor.js'] },
    'src/features/notes/notes-screen.tsx': { file: 'assets/note.js' },
    'src/i18n/compiled/ko.json': { file: 'assets/ko.js' },
    'src/i18n/compiled/ko.rest.json': { file: 'assets/ko.rest.js' },
    'src/i18n/compiled/en.json': { file: 'assets/en.js' },
  }
  expect(firstVisitScripts(manifest)).toEqual([
    'assets/index.js',
    'assets/vendor.js',
    'assets/home.js',
    'assets/tile.js',
    'assets/ko.js',
  ])
})

test('a build without mock code has no traces of it', async () => {
  expect(await mockTracesIn(dist)).toEqual([])
})

test.each([
  ['mockServiceWorker.js', ''],
  ['assets/late.js', 'navigator.serviceWorker.register("/mockServiceWorker.js")'],
  ['assets/data.js', 'throw new Error("@msw/data: no such record")'],
  ['manifest.json', '{ "mocks/browser/start.ts": { "file": "assets/browser.js" } }'],
])('mock code in %s is found', async (file, text) => {
  await writeFile(join(dist, file), text)
  expect(await mockTracesIn(dist)).toEqual([expect.stringContaining(`${file}: `)])
})
