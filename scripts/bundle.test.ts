import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  complaintsAbout,
  measureCosts,
  findLayers,
  findMockTraces,
  withSteadyHashes,
} from './bundle.ts'
import { largestIn } from './vite/list-sizes.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'assets/index.js'), 'console.log("a site")')
})
afterEach(() => rm(dist, { recursive: true, force: true }))

test('a page costs the files it names, in its largest language, for guests and members', async () => {
  const page = (...scripts: readonly string[]) =>
    scripts
      .map((file) => `<link href="/assets/${file}.js" /><a href="/assets/${file}.js">`)
      .join('')
  const files = {
    'assets/a.js': 'a',
    'assets/long.js': 'abcdefghijklmnopqrstuvwxyz',
    '.pages/ko/index.html': page('a'),
    '.pages/th/index.html': page('a', 'long'),
    '.pages/th/slot/game.html': page('a', 'long'),
    '.pages/th/slot/game.guest.html': page('a'),
    '.pages/th/other.html': page('long'),
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), text)
  }
  const size = (text: string) => brotliCompressSync(text).length
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  const pageSize = brotliCompressSync(page('a', 'long'), { params }).length
  const [short, both] = [size('a'), size('a') + size(files['assets/long.js'])]
  expect(await measureCosts(dist)).toEqual({
    '/': { page: pageSize, guest: both, member: both },
    '/slot/game': { page: pageSize, guest: short, member: both },
  })
})

const sizes = {
  '/': { page: 10_000, guest: 20_000, member: 30_000 },
  '/cheap': { page: 1_000, guest: 20_000, member: 40_000 },
  '/dear': { page: 1_500, guest: 20_000, member: 50_000 },
}
const classOf = (address: string) => (address === '/' ? 'guest' : 'member')

test('pages may grow by a percent, and each that grows by more is named at once', () => {
  const grown = {
    '/': { page: 10_200, guest: 20_200, member: 30_300 },
    '/cheap': { page: 1_200, guest: 20_200, member: 40_400 },
    '/dear': { page: 1_700, guest: 20_200, member: 50_500 },
  }
  expect(complaintsAbout(grown, sizes, classOf)).toEqual([])
  const tooLarge = {
    ...grown,
    '/': { page: 10_200, guest: 20_203, member: 30_300 },
    '/dear': { page: 1_701, guest: 20_200, member: 50_500 },
  }
  expect(complaintsAbout(tooLarge, sizes, classOf)).toEqual([
    '/: guest 20203 bytes, 3 over 20200 (scripts/sizes.json: 20000 plus headroom)',
    '/dear: page 1701 bytes, 1 over 1700 (scripts/sizes.json: 1500 plus headroom)',
    expect.stringContaining('--write-sizes'),
  ])
})

test('a page that is new may cost as much as the largest one of its class', () => {
  const more = (member: number) => ({ ...sizes, '/new': { page: 1_200, guest: 20_000, member } })
  expect(complaintsAbout(more(50_500), sizes, classOf)).toEqual([])
  expect(complaintsAbout(more(50_501), sizes, classOf)).toEqual([
    '/new: member 50501 bytes, 1 over 50500 (the largest page of its class: 50000 plus headroom)',
    expect.stringContaining('lazyComponent'),
  ])
})

test('the contents of a file are summed by package, largest first', () => {
  const modules = {
    '/top/node_modules/@tanstack/query-core/a.js': { renderedLength: 3 },
    '/top/node_modules/@tanstack/query-core/b.js': { renderedLength: 4 },
    '/top/src/main.tsx': { renderedLength: 5 },
    '/top/src/types.ts': { renderedLength: 0 },
  }
  expect(largestIn(modules, '/top')).toEqual([
    ['@tanstack/query-core', 7],
    ['src/main.tsx', 5],
  ])
})

test('a build without mock code has no traces of it', async () => {
  expect(await findMockTraces(dist)).toEqual([])
})

test.each([
  ['mockServiceWorker.js', ''],
  ['assets/late.js', 'navigator.serviceWorker.register("/mockServiceWorker.js")'],
  ['assets/data.js', 'throw new Error("@msw/data: no such record")'],
  ['assets/panel.js', 'maru.perform({ command: "event", event: "deposit-approved" })'],
  ['assets/late.js', 'document.getElementById("maru-panel")'],
  ['assets/late.js', 'globalThis.scenarioObservation.prepare(logic)'],
  ['manifest.json', '{ "mocks/browser/start.ts": { "file": "assets/browser.js" } }'],
])('mock code in %s is found', async (file, text) => {
  await writeFile(join(dist, file), text)
  expect(await findMockTraces(dist)).toEqual([expect.stringContaining(`${file}: `)])
})

test('the layers of the built styles are listed in cascade order', async () => {
  await writeFile(
    join(dist, 'assets/site.css'),
    '@layer reset,tokens;@layer ui{.a{}}@layer tokens{:root{}}@layer screens{.b{}}',
  )
  expect(await findLayers(dist)).toEqual(['reset', 'tokens', 'ui', 'screens'])
})

test('the measured size does not depend on file hashes', () => {
  const code = (a: string, b: string) => `["assets/a-${a}.js","assets/b.rest-${b}.css"]`
  const steady = withSteadyHashes(code('CbJbD3nU', 'BD_rB-PY'))
  expect(steady).toBe(withSteadyHashes(code('AAAAAAAA', 'BBBBBBBB')))
  expect(steady).toMatch(/^\["assets\/a-[\w-]{8}\.js","assets\/b\.rest-[\w-]{8}\.css"\]$/)
})
