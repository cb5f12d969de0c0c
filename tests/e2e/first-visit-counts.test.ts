import type { Page } from '@playwright/test'
import { settle } from '../support/layout/check-screen.ts'
import { expect, test } from '../support/story.ts'

test.use({ viewport: { width: 412, height: 823 } })

/** Counts that do not depend on the machine: of documents' nodes, requests, and the browser's work on styles and layout. */
type Counts = Readonly<Record<'nodes' | 'requests' | 'recalculations' | 'layouts', number>>

/**
 * What each page had when it was last made quicker (docs/performance.md), with the most styles and layouts of several
 * runs. Write a larger number only for what is worth it.
 */
const measured: Readonly<Record<string, Counts>> = {
  '/': { nodes: 583, requests: 26, recalculations: 20, layouts: 11 },
  '/casino': { nodes: 472, requests: 27, recalculations: 16, layouts: 9 },
  '/login': { nodes: 622, requests: 27, recalculations: 19, layouts: 11 },
}

/** Frames come together differently from run to run. */
const tolerance: Counts = { nodes: 1.05, requests: 1.05, recalculations: 1.25, layouts: 1.25 }

async function countsOf(page: Page, path: string): Promise<Counts> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  let requests = 0
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1
  })
  const lastCode = page.waitForResponse(/\/assets\/menu-list-/)
  await page.goto(path)
  await (await lastCode).finished()
  await settle(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Infinity
  return {
    nodes: metric('Nodes'),
    requests,
    recalculations: metric('RecalcStyleCount'),
    layouts: metric('LayoutCount'),
  }
}

for (const [path, counts] of Object.entries(measured))
  test(`R-NAV-01 a guest’s first visit of ${path} takes no more nodes, requests and layouts than it did`, async ({
    page,
  }) => {
    const now = await countsOf(page, path)
    const grown = (Object.keys(now) as (keyof Counts)[]).flatMap((key) => {
      const most = Math.floor(counts[key] * tolerance[key])
      return now[key] > most ? [`${now[key]} ${key}, at most ${most}`] : []
    })
    expect(grown).toEqual([])
  })
