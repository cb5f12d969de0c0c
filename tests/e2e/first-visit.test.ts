import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { firstVisitBudget, firstVisitScripts } from '../../scripts/bundle.ts'
import { everythingAnswered } from '../support/calls.ts'
import { expect, test } from '../support/story.ts'
import { desk } from '../support/visitor.ts'
import { word } from '../support/words.ts'

/** With what comes after the first paint: the login beside the page, a notice that pops up. */
const settledBudget = 113_000

test.use({ viewport: desk })

test('a guest who opens the home page loads no more JavaScript than the budget', async ({
  page,
}) => {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.set(new URL(response.url()).pathname.slice(1), response.body())
  })
  await page.goto('/')
  await everythingAnswered(page)
  // Only now: what stands between proxy and mock runs in this process and waits while it compresses.

  const loaded = await Promise.all(
    [...bodies].map(async ([file, body]) => ({
      file,
      bytes: brotliCompressSync(await body).length,
    })),
  )
  const manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')) as Manifest
  const initial = firstVisitScripts(manifest)
  expect(loaded.map(({ file }) => file)).toEqual(expect.arrayContaining(initial))
  const sum = (files: typeof loaded) => files.reduce((total, { bytes }) => total + bytes, 0)
  expect(sum(loaded.filter(({ file }) => initial.includes(file)))).toBeLessThanOrEqual(
    firstVisitBudget,
  )
  expect(sum(loaded), JSON.stringify(loaded, null, 2)).toBeLessThanOrEqual(settledBudget)
})

test('the home page comes with the first thing that is shown, no skeleton before it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const main = document.querySelector('main')
      if (main === null || document.documentElement.dataset['first'] !== undefined) return
      document.documentElement.dataset['first'] = main.textContent
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  const first = page.locator('html')
  await expect(first).toHaveAttribute('data-first', new RegExp(word('home.jackpot.title')))
})

test('the site that is served holds no mock', async ({ request }) => {
  const worker = await request.get('/mockServiceWorker.js')
  expect(worker.headers()['content-type'] ?? '').not.toContain('javascript')
})
