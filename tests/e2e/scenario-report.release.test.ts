import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createReachedParts,
  writeReport,
  runOnMachines,
  readScenarios,
  bundleSite,
} from '#scenarios'
import type { TargetRun } from '#scenarios'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/story.ts'

async function report(folder: string): Promise<string> {
  const bundles = await bundleSite()
  const reached = createReachedParts()
  const results = []
  for (const scenario of readScenarios(['all-three-sums', 'deposit-approved', 'deposit-refused']))
    results.push(await runOnMachines(scenario, { bundles, reached }))
  const differences = [{ subject: 'balance', expected: '1350000', actual: '1250000' }]
  const runs: readonly TargetRun[] = [
    { target: 'machine', results },
    {
      target: 'browser',
      results: results.map((result, at) => ({
        ...result,
        failure: at === 1 ? { line: 12, differences } : null,
        trace: at === 1 ? 'test-results/scenarios/deposit-approved.zip' : null,
        skipped: at === 2 ? 'no page shows this, so no player can press it' : null,
      })),
    },
  ]
  return writeReport(folder, { runs, reached })
}

test('the report on scenarios opens from disk without a network, and axe finds nothing in it', async ({
  page,
}, { outputDir }) => {
  const url = pathToFileURL(await report(join(outputDir, 'report'))).href
  const requests: string[] = []
  await page.context().route('**/*', (route) => {
    requests.push(route.request().url())
    return route.request().url() === url ? route.continue() : route.abort()
  })
  for (const [width, height] of [
    [390, 844],
    [1_440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1, name: 'Scenarios' })).toBeVisible()
    if (width === 390) await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `at ${width} px nothing overflows the page`).toBeLessThanOrEqual(0)

    await page.getByLabel('failed alone').check()
    await expect(page.getByRole('status')).toHaveText('1 of 3')
    if (width === 1_440) await expectAccessible(page)
  }
  expect(requests.filter((one) => one !== url)).toEqual([])
})
