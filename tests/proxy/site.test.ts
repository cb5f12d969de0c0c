import { describe, expect, test } from 'vitest'
import { browserAt, startHarness, raw } from './proxy-harness.ts'

const SCRIPT = '/assets/index-C0ffee12.js'
const VIDEO = '/media/night.mp4'
const YEAR = 'public, max-age=31536000, immutable'

describe('the built site', () => {
  test('R-NAV-01 every route of the app is index.html, revalidated each time', async () => {
    const harness = await startHarness()
    for (const path of ['/', '/deposit', '/slot/game', '/no/such/place', '/slot?company=x']) {
      const page = await harness.get(path, { accept: 'text/html,*/*;q=0.8' })
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([
        path,
        200,
        'no-cache',
      ])
      expect(await page.text()).toContain('<div id="root">')
    }
  })

  test('an unknown path answers 404', async () => {
    const harness = await startHarness()
    const paths = [
      '/assets/gone-12345678.js',
      '/assets/gone',
      '/favicon.gif',
      '/a.b/c',
      '/index.php',
    ]
    for (const path of paths) expect([path, (await harness.get(path)).status]).toEqual([path, 404])
    expect((await harness.get('/deposit', { accept: 'application/json' })).status).toBe(404)
  })

  test('no way leads out of the site’s folder, and hidden files stay hidden', async () => {
    const harness = await startHarness()
    const ask = (path: string) =>
      raw(harness.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    const outside = [
      '/../../../../etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..\\..\\etc\\passwd',
    ]
    for (const path of outside) {
      // The remaining path is a route of the app or unknown, never a file.
      expect(await ask(path), path).toMatch(/^HTTP\/1\.1 40[04]|<div id="root">/)
    }
    const hidden = [
      '/.vite/manifest.json',
      '/%2evite/manifest.json',
      '/assets/../.vite/manifest.json',
      '/.env',
      '/mockServiceWorker.js',
      '/index.html%00.js',
      '/%ff.html',
    ]
    for (const path of hidden) expect(await ask(path), path).toMatch(/^HTTP\/1\.1 404/)
  })

  test('R-NAV-05 the page carries the product tag and the hosts of the games, as text', async () => {
    const harness = await startHarness({
      PRODUCT_TAG: `A&B <script>"'$&`,
      GAME_HOSTS: 'play.example:8443, *.provider.example',
    })
    const html = await (await harness.get('/')).text()
    expect(html).toContain("<title>A&amp;B &lt;script&gt;&quot;'$&amp;</title>")
    expect(html).toContain(
      '<meta name="maru:game-hosts" content="play.example:8443 *.provider.example" />',
    )
    expect(html).not.toContain('localhost:4010')
    expect(html).not.toContain('session-idle')
  })

  test('A-247 the page and its policy carry the hosts of pictures, where the operator lists them', async () => {
    const pageOf = async (hosts: string) => {
      const page = await (await startHarness({ IMAGE_HOSTS: hosts })).get('/')
      const policy = page.headers.get('content-security-policy') ?? ''
      const [, named = ''] = /image-hosts" content="([^"]*)"/.exec(await page.text()) ?? []
      return [named, /img-src ([^;]*)/.exec(policy)?.[1]]
    }
    expect(await pageOf('cdn.example *.provider.example localhost:4010')).toEqual([
      'cdn.example *.provider.example localhost:4010',
      "'self' data: https://cdn.example https://*.provider.example http://localhost:4010",
    ])
    expect(await pageOf('')).toEqual(['', "'self' data:"])
  })

  test('the page carries the minimum age, where the operator sets one', async () => {
    const pageOf = async (age: string) =>
      (await (await startHarness({ MINIMUM_AGE: age })).get('/')).text()
    expect(await pageOf('21')).toContain('<meta name="maru:minimum-age" content="21" />')
    expect(await pageOf('0')).not.toContain('minimum-age')
  })

  test('the page carries the idle limit, where the operator sets one', async () => {
    const harness = await startHarness({ SESSION_IDLE_MS: '900000' })
    const html = await (await harness.get('/')).text()
    expect(html).toContain('<meta name="maru:session-idle-ms" content="900000" />')
  })

  test.each([
    ['/', 'text/html; charset=utf-8'],
    [SCRIPT, 'text/javascript; charset=utf-8'],
    ['/media/mark.svg', 'image/svg+xml; charset=utf-8'],
    [VIDEO, 'video/mp4'],
  ])('%s says what it is: %s', async (path, type) => {
    const harness = await startHarness()
    expect((await harness.get(path)).headers.get('content-type')).toBe(type)
  })

  test('a hashed file is cached for a year, and compressed as the browser accepts', async () => {
    const harness = await startHarness()
    const bodyOf = async (coding: string) => {
      const answer = await raw(
        harness.url,
        `HEAD ${SCRIPT} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${coding}\r\nConnection: close\r\n\r\n`,
      )
      return /content-encoding: (\w+)/i.exec(answer)?.[1] ?? null
    }
    expect(await bodyOf('gzip, deflate, br')).toBe('br')
    expect(await bodyOf('gzip, br;q=0')).toBe('gzip')
    expect(await bodyOf('zebra')).toBeNull()
    const script = await harness.get(SCRIPT, { 'accept-encoding': 'br' })
    expect([script.headers.get('cache-control'), script.headers.get('vary')]).toEqual([
      YEAR,
      'accept-encoding',
    ])
    // fetch has decompressed it.
    expect(await script.text()).toBe('console.log("maru");'.repeat(100))
  })

  test('a file that the browser has is not sent again', async () => {
    const harness = await startHarness()
    for (const path of ['/', SCRIPT, VIDEO]) {
      const etag = (await harness.get(path)).headers.get('etag')!
      const again = await harness.get(path, { 'if-none-match': `"other", ${etag}` })
      expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
      expect((await harness.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    }
  })

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=5-2', 200, null, '0123456789'],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
    ['lines=1-2', 200, null, '0123456789'],
  ])('R-HOME-04 a video is sent in parts: %s', async (range, status, contentRange, body) => {
    const harness = await startHarness()
    const answer = await harness.get(VIDEO, { range })
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      body,
    ])
    expect(answer.headers.get('content-type')).toBe('video/mp4')
  })

  test('a part of a video that has changed meanwhile is sent as a whole', async () => {
    const harness = await startHarness()
    const etag = (await harness.get(VIDEO)).headers.get('etag')!
    const partly = async (condition: string) =>
      (await harness.get(VIDEO, { range: 'bytes=0-1', 'if-range': condition })).status
    expect([await partly(etag), await partly('"older"')]).toEqual([206, 200])
  })

  test('nothing but GET and HEAD is answered', async () => {
    const harness = await startHarness()
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${harness.url}/deposit`, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })
})

const NOTHING_PERMITTED = [
  'camera microphone geolocation payment usb browsing-topics accelerometer',
  'display-capture gyroscope hid magnetometer midi serial xr-spatial-tracking',
]
  .flatMap((names) => names.split(' '))
  .map((name) => `${name}=()`)
  .join(', ')

describe('permissions of a browser for an answer', () => {
  test('are sent with every answer', async () => {
    const harness = await startHarness()
    const answers = await Promise.all([
      harness.get('/'),
      harness.get(VIDEO, { range: 'bytes=0-1' }),
      harness.get('/media/mark.svg'),
      harness.get('/assets/gone'),
      harness.get('/healthz'),
    ])
    for (const { headers, url } of answers) {
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy, url).toContain(
        "default-src 'self'; script-src 'self'; style-src 'self'; worker-src 'self'; img-src 'self' data:; base-uri 'none'",
      )
      expect(policy).not.toMatch(/unsafe|\*|http:|https:/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(
        /; require-trusted-types-for 'script'; trusted-types service-worker cover-worker operator-markup$/,
      )
      expect(headers.get('permissions-policy')).toBe(NOTHING_PERMITTED)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.has('strict-transport-security')).toBe(false)
    }
  })

  test('lets data do nothing at all, on both ways to the proxy', async () => {
    const harness = await startHarness()
    const answers = await Promise.all([
      harness.get('/api/routes/session'),
      harness.get('/api/unknown'),
      browserAt(harness.url).post('session', {}),
    ])
    for (const { headers } of answers) {
      const { 'x-request-id': _, ...rest } = Object.fromEntries(headers)
      const said = Object.keys(rest).filter((name) => /-(policy|options)$/.test(name))
      expect(Object.fromEntries(said.map((name) => [name, rest[name]]))).toEqual({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    }
  })

  test('are short for scripts and stylesheets, which cannot become pages', async () => {
    const harness = await startHarness()
    for (const path of [SCRIPT, '/assets/gone.js']) {
      const { headers } = await harness.get(path)
      const said = ['content-security-policy', 'permissions-policy', 'x-frame-options']
      expect([path, ...said.map((name) => headers.get(name))]).toEqual([path, null, null, null])
      expect(headers.get('content-type')).toMatch(/^text\/(javascript|plain);/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })

  test('served by https, it stays by https', async () => {
    const harness = await startHarness({ PUBLIC_ORIGIN: 'https://maru.example' })
    const answers = [
      ...(await Promise.all(
        ['/', SCRIPT, VIDEO, '/assets/gone.js', '/api/unknown'].map((path) => harness.get(path)),
      )),
      await browserAt(harness.url).post('session', {}),
    ]
    expect(answers.map(({ headers }) => headers.get('strict-transport-security'))).toEqual(
      answers.map(() => 'max-age=31536000; includeSubDomains'),
    )
  })
})
