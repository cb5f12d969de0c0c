import { expect, test } from 'vitest'
import { pageHtml, withPreloads } from './page-html.ts'

const index = `<!doctype html>
<html lang="ko">
  <head>
    <title>MARU</title>
    <meta
      name="description"
      content="말"
    />
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body>
    <div id="root">
      <div>…</div>
    </div>
  </body>
</html>
`

const page = {
  path: '/',
  view: 'any',
  language: 'vn',
  root: '<main>$&</main>',
  texts: {
    tag: 'vi',
    description: 'Mô tả',
    notLoaded: '<p>!</p>',
    noScript: '<noscript></noscript>',
    tooManyCookies: '<main></main>',
  },
  stylesheetUrl: 'assets/site.css',
  guestStyles: 'p{}',
  script: 'f()',
  modules: ['assets/vn.js'],
  picture: '/poster.webp',
} as const

test('a page contains everything for its first paint, including the stylesheet', () => {
  expect(pageHtml(index, page)).toBe(`<!doctype html>
<html lang="vi">
  <head>
    <title>MARU</title>
    <link rel="preload" as="image" href="/poster.webp" fetchpriority="high" />
    <link rel="modulepreload" crossorigin href="/assets/vn.js" />
    <meta name="maru:stylesheet" content="/assets/site.css" />
    <link rel="expect" href="#root" blocking="render" />
    <meta name="description" content="Mô tả" />
    <style>p{}</style>
    <script>f()</script>
  </head>
  <body>
    <noscript></noscript>
    <div id="root" data-path="/" data-language="vn" data-view="any"><main>$&</main></div>
    <p>!</p>
  </body>
</html>
`)
})

test('an index.html without its parts is refused, and so is content that would close its element', () => {
  expect(() => pageHtml(index.replace('<div id="root">', '<div>'), page)).toThrow(
    'does not contain',
  )
  expect(() => pageHtml(index, { ...page, guestStyles: 'p{}</style>' })).toThrow(
    'must not contain "</"',
  )
})

test('dynamic imports of the entry are preloaded before the stylesheet', () => {
  expect(withPreloads(index, ['assets/start.js'])).toBe(
    index.replace(
      '\n    <link rel="stylesheet"',
      '<link rel="modulepreload" crossorigin href="/assets/start.js" />\n    <link rel="stylesheet"',
    ),
  )
})
