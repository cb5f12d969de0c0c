import { brotliCompressSync } from 'node:zlib'
import { firstVisitBudget } from '../../scripts/bundle.ts'
import { expect, test } from '../support/story.ts'

test('a guest who opens the home page loads no more JavaScript than the budget', async ({
  page,
}) => {
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.set(new URL(response.url()).pathname, 0)
    scripts.set(new URL(response.url()).pathname, brotliCompressSync(await response.body()).length)
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')

  expect(scripts.size).toBeGreaterThan(0)
  await expect.poll(() => [...scripts.values()].every((bytes) => bytes > 0)).toBe(true)
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect(total, JSON.stringify([...scripts], null, 2)).toBeLessThanOrEqual(firstVisitBudget)
})

test('the site that is served holds no mock', async ({ request }) => {
  const worker = await request.get('/mockServiceWorker.js')
  expect(worker.headers()['content-type'] ?? '').not.toContain('javascript')
})
