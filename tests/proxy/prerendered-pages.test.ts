import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'

const SCRIPT = 'addEventListener("click",console.log)'
const STYLE = 'p{color:red}'

const page = (file: string): string =>
  `<!doctype html><html lang="${file.slice(0, 2)}"><head><title>MARU</title><meta name="maru:game-hosts" /><style>${STYLE}</style>
<script>${SCRIPT}</script></head><body>${'<!-- long enough to be compressed -->'.repeat(20)}<div id="root">${file} %product-tag%</div></body></html>`

const files = [
  'ko/index.html',
  'ko/slot/game.html',
  'ko/slot/game.guest.html',
  'ko/other.html',
  'en/index.html',
  'en/other.html',
]
const pages = Object.fromEntries(files.map((file) => [file, page(file)]))

const open = (env: Readonly<Record<string, string>> = {}) => startHarness(env, {}, pages)

const shownAt = async (
  harness: Awaited<ReturnType<typeof open>>,
  path: string,
  cookie: string | null,
) => {
  const answer = await harness.get(path, cookie === null ? {} : { cookie })
  return /<div id="root">(\S+)/.exec(await answer.text())?.[1]
}

test.each([
  ['/', null, 'ko/index.html'],
  ['/', 'maru-language=en', 'en/index.html'],
  ['/', 'a=b; maru-language=en; c=d', 'en/index.html'],
  ['/', 'maru-language=xx', 'ko/index.html'],
  ['/', 'maru-language=..%2Fko', 'ko/index.html'],
  ['/?company=x', 'maru-language=en', 'en/index.html'],
  ['/deposit', 'maru-language=en', 'en/other.html'],
  ['/slot/game', 'maru-language=en', 'en/other.html'],
  ['/slot/game', null, 'ko/slot/game.guest.html'],
])('R-I18N-01 %s for the cookie %s is %s', async (path, cookie, file) => {
  expect(await shownAt(await open(), path, cookie)).toBe(file)
})

test('R-SESS-07 a browser with a session never gets a guest’s page', async () => {
  const harness = await open()
  const browser = harness.browser()
  await browser.signIn()
  expect(await shownAt(harness, '/slot/game', browser.cookie())).toBe('ko/slot/game.html')
  expect(await shownAt(harness, '/slot/game', 'session=no-id')).toBe('ko/slot/game.guest.html')
})

test('R-SESS-07 the page reserves a member’s places from its first byte for a browser with a session, and for no other', async () => {
  const harness = await open()
  const browser = harness.browser()
  await browser.signIn()
  const session = browser.cookie() ?? ''
  const isMarked = async (path: string, cookie: string) =>
    / data-returning=""/.test(await (await harness.get(path, { cookie })).text())
  for (const path of ['/', '/slot/game', '/deposit']) {
    expect([path, await isMarked(path, session)]).toEqual([path, true])
    expect([path, await isMarked(path, 'session=no-id')]).toEqual([path, false])
    expect([path, await isMarked(path, 'a=b')]).toEqual([path, false])
  }
  const tagFor = async (cookie: string) => (await harness.get('/', { cookie })).headers.get('etag')
  expect(await tagFor(session)).not.toBe(await tagFor('a=b'))
})

test('a page is revalidated each time, by language and session, and sent once', async () => {
  const harness = await open()
  const first = await harness.get('/')
  expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
    'no-cache',
    'accept-encoding, cookie',
  ])
  const known = { 'if-none-match': first.headers.get('etag')! }
  expect((await harness.get('/', known)).status).toBe(304)
  expect((await harness.get('/', { ...known, cookie: 'maru-language=en' })).status).toBe(200)
  const packed = await harness.get('/', { 'accept-encoding': 'br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
})

test('R-NAV-05 the page names the product as the operator set it, as text', async () => {
  const harness = await open({ PRODUCT_TAG: `A&B <script>"'$&` })
  const html = await (await harness.get('/')).text()
  expect(html).toContain("ko/index.html A&amp;B &lt;script&gt;&quot;'$&amp;</div>")
})

test('the pages have no address of their own', async () => {
  const harness = await open()
  for (const path of ['/.pages/ko/index.html', '/ko/index.html', '/%2epages/ko/index.html'])
    expect([path, (await harness.get(path)).status]).toEqual([path, 404])
})

test('of inline scripts and styles only those of the pages may run', async () => {
  const harness = await open()
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
  const policy = (await harness.get('/')).headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' 'sha256-${hashOf(SCRIPT)}';`)
  expect(policy).toContain(`style-src 'self' 'sha256-${hashOf(STYLE)}';`)
})
