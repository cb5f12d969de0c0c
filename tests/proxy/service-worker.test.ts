import { expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'

const files = {
  '.worker/on.js': 'addEventListener("fetch", () => settings.cache)',
  '.worker/off.js': 'registration.unregister()',
  'offline.html': '<title></title><style>h1{}</style><script>comeBack()</script>',
}
const open = (env: Readonly<Record<string, string>> = {}) => startHarness(env, {}, {}, files)

const fetchScript = async (env: Readonly<Record<string, string>> = {}) => {
  const answer = await (await open(env)).get('/service-worker.js')
  return { headers: answer.headers, text: await answer.text() }
}

test('the service worker is revalidated each time, and may run only from this site', async () => {
  const { headers, text } = await fetchScript()
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
    'no-cache',
    'text/javascript; charset=utf-8',
  ])
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self';")
  expect(policy).toContain('trusted-types service-worker')
  expect(text).toMatch(/^const settings=\{"cache":"maru-[\w-]{16}","pageWaitMs":400\};\naddEvent/)
})

test('another release, or another title of its offline page, has a cache of its own', async () => {
  const cacheOf = async (env?: Readonly<Record<string, string>>) =>
    /maru-[\w-]{16}/.exec((await fetchScript(env)).text)?.[0]
  const first = await cacheOf()
  expect(await cacheOf({ PAGE_WAIT_MS: '0' })).toBe(first)
  expect(await cacheOf({ PRODUCT_TAG: 'Other' })).not.toBe(first)
})

test('when switched off, a script that removes it replaces it, and no page requests it', async () => {
  const harness = await open({ SERVICE_WORKER: 'off' })
  const answer = await harness.get('/service-worker.js')
  expect([answer.headers.get('cache-control'), await answer.text()]).toEqual([
    'no-cache',
    files['.worker/off.js'],
  ])
  const meta = '<meta name="maru:service-worker" content="off" />'
  expect(await (await harness.get('/')).text()).toContain(meta)
  expect(await (await (await open()).get('/')).text()).not.toContain('maru:service-worker')
})

test('the offline page may run its own script, and its title is the operator’s', async () => {
  const harness = await open({ PRODUCT_TAG: 'A & B' })
  const page = await harness.get('/offline.html')
  expect(await page.text()).toContain('<title>A &amp; B</title>')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect((await harness.get('/.worker/on.js')).status).toBe(404)
})
