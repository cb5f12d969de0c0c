import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { maxBytesFor, scriptsNamedIn, sizesFile } from '../../scripts/bundle.ts'
import type { Costs } from '../../scripts/bundle.ts'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { desk } from '../support/visitor.ts'
import { word } from '../support/words.ts'

/**
 * Bytes that guests load after the first paint on wide screens: login, what members have, the words of the gates (6 kB),
 * a notice, providers, the words that choose a cover's motif, the worker that draws covers (14 kB), service worker
 * registration.
 */
const SETTLED_MORE = 31_500

test.use({ viewport: desk })

test('the home page appears at the first paint without a skeleton, and loads little afterwards', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const skeleton = document.querySelector('main [aria-busy="true"]')
      if (skeleton) document.documentElement.dataset['skeleton'] = skeleton.outerHTML
    }).observe(document, { childList: true, subtree: true })
  })
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.set(new URL(response.url()).pathname.slice(1), response.body())
  })
  const afterLoad = page.waitForResponse(/\/after-load-/)
  await page.goto('/')
  await afterLoad
  await everythingAnswered(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-skeleton')
  const title = page.getByRole('heading', { level: 1, name: word('home.hero.title') })
  await expect(title).toBeVisible()
  // Only now, because the layer between proxy and mock runs in this process, which compresses synchronously.
  const loaded = await Promise.all(
    [...bodies].map(async ([file, body]) => ({
      file,
      bytes: brotliCompressSync(await body).length,
    })),
  )
  const named = scriptsNamedIn(await readFile('dist/.pages/ko/index.html', 'utf8'))
  expect(loaded.map(({ file }) => file)).toEqual(expect.arrayContaining([...named]))
  const { '/': home } = JSON.parse(await readFile(sizesFile, 'utf8')) as Costs
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0)
  expect(sum, JSON.stringify(loaded, null, 2)).toBeLessThanOrEqual(
    maxBytesFor((home?.guest ?? 0) + SETTLED_MORE),
  )
})

test('the built site contains no mock', async ({ request }) => {
  const worker = await request.get('/mockServiceWorker.js')
  expect(worker.headers()['content-type'] ?? '').not.toContain('javascript')
})
