import { expect, test } from 'vitest'
import { startHarness } from './proxy-harness.ts'

const report = { page: '/slot/game', ttfb: 80, fcp: 320.5, lcp: 2_610, inp: 48, cls: 0.02 }

type Harness = Awaited<ReturnType<typeof startHarness>>

const figures = async (harness: Harness): Promise<string[]> => {
  const lines = (await (await harness.admin('/metrics')).text()).split('\n')
  return lines.filter((line) => /^web_vitals_\w+_(sum|count)\{/.test(line))
}

test('reports of pages are counted by metric and page, and nothing else is kept', async () => {
  const harness = await startHarness()
  const { post } = harness.browser()
  const headers = { 'user-agent': 'Phone 7', cookie: 'session=secret-0001' }
  const { status, body } = await post('report-vitals', report, headers)
  expect([status, body]).toEqual([200, { status: 'success' }])
  await post('report-vitals', { page: '/slot/game', lcp: 1_390 })
  await post('report-vitals', { page: 'other', cls: 0 })
  expect(await figures(harness)).toEqual([
    'web_vitals_seconds_sum{metric="TTFB",page="/slot/game"} 0.08',
    'web_vitals_seconds_count{metric="TTFB",page="/slot/game"} 1',
    'web_vitals_seconds_sum{metric="FCP",page="/slot/game"} 0.3205',
    'web_vitals_seconds_count{metric="FCP",page="/slot/game"} 1',
    'web_vitals_seconds_sum{metric="LCP",page="/slot/game"} 4',
    'web_vitals_seconds_count{metric="LCP",page="/slot/game"} 2',
    'web_vitals_seconds_sum{metric="INP",page="/slot/game"} 0.048',
    'web_vitals_seconds_count{metric="INP",page="/slot/game"} 1',
    'web_vitals_layout_shift_sum{page="/slot/game"} 0.02',
    'web_vitals_layout_shift_count{page="/slot/game"} 1',
    'web_vitals_layout_shift_sum{page="other"} 0',
    'web_vitals_layout_shift_count{page="other"} 1',
  ])
  const all = (await (await harness.admin('/metrics')).text()) + JSON.stringify(harness.log)
  for (const secret of ['Phone 7', 'secret-0001', '127.0.0.1', '320.5'])
    expect(all).not.toContain(secret)
  expect(harness.backend.received).toEqual([])
})

test.each([
  [{}],
  [{ ...report, page: '/user/demo' }],
  [{ ...report, page: undefined }],
  [{ ...report, user: 'demo' }],
  [{ ...report, lcp: -1 }],
  [{ ...report, lcp: 300_001 }],
  [{ ...report, lcp: '610' }],
  [{ ...report, lcp: null }],
  [{ ...report, cls: 101 }],
  [[report]],
])('a report that is none is refused and not counted: %j', async (body) => {
  const harness = await startHarness()
  const answer = await harness.browser().post('report-vitals', body)
  expect([answer.status, answer.body['code']]).toEqual([400, 'request_invalid'])
  expect(await figures(harness)).toEqual([])
})

test('reports of other sites, large bodies and too many reports from one address are refused', async () => {
  const harness = await startHarness()
  const { post } = harness.browser()
  const elsewhere = { origin: 'https://other.example' }
  expect((await post('report-vitals', report, elsewhere)).status).toBe(403)
  expect((await post('report-vitals', { ...report, lcp: '9'.repeat(70_000) })).status).toBe(413)
  expect(await figures(harness)).toEqual([])
  const statuses: number[] = []
  for (let sent = 0; sent < 121; sent += 1)
    statuses.push((await post('report-vitals', { page: '/', cls: 0 })).status)
  expect(statuses.filter((status) => status === 200).length).toBe(120)
  expect(statuses.at(-1)).toBe(429)
})

test('pages contain the share that reports, and nothing if it is 0', async () => {
  const pageOf = async (percent: string) =>
    (await (await startHarness({ VITALS_PERCENT: percent })).get('/')).text()
  expect(await pageOf('25')).toContain('<meta name="maru:vitals-percent" content="25" />')
  expect(await pageOf('0')).not.toContain('vitals')
})
