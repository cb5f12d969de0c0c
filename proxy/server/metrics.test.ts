import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('requests are counted by route and status, their times in buckets that include the smaller ones', async () => {
  const metrics = createMetrics({
    lostLogEntries: () => 0,
    isCacheUp: () => true,
    isReady: () => Promise.resolve(true),
    isBusUp: () => true,
    liveStreams: () => 0,
  })
  const entry = { level: 'info', event: 'request', requestId: 'request-1' } as const
  const times = [0, 5, 6, 20, 99, 10_000, 10_001]
  for (const totalMs of times) {
    metrics.count({ ...entry, route: '/api/routes/a', status: 200, totalMs, backendMs: 1 })
  }
  metrics.count({ ...entry, route: '/api/routes/b', status: 404, totalMs: 1 })
  metrics.count({ ...entry, route: '/api/routes/b', status: 200, totalMs: 1 })
  await metrics.text()
  const lines = (await metrics.text()).split('\n').filter((line) => /proxy_(re|ba)q?/.test(line))
  const counted = lines.filter((line) => line.includes('requests_total') && !line.endsWith(' 0'))
  expect(counted).toEqual([
    '# HELP proxy_requests_total Requests under /api/ by route and HTTP status.',
    '# TYPE proxy_requests_total counter',
    'proxy_requests_total{route="/api/routes/a",status="200"} 7',
    'proxy_requests_total{route="/api/routes/b",status="404"} 1',
    'proxy_requests_total{route="/api/routes/b",status="200"} 1',
  ])
  expect(lines.filter((line) => /request_seconds.*a"|[#].*request_seconds/.test(line))).toEqual([
    '# HELP proxy_request_seconds Time to answer a request under /api/.',
    '# TYPE proxy_request_seconds histogram',
    ...[
      ['0.005', 2],
      ['0.02', 4],
      ['0.05', 4],
      ['0.1', 5],
      ['0.25', 5],
      ['0.5', 5],
      ['1', 5],
      ['2.5', 5],
      ['5', 5],
      ['10', 6],
      ['+Inf', 7],
    ].map(
      ([le, count]) => `proxy_request_seconds_bucket{le="${le}",route="/api/routes/a"} ${count}`,
    ),
    'proxy_request_seconds_sum{route="/api/routes/a"} 20.131',
    'proxy_request_seconds_count{route="/api/routes/a"} 7',
  ])
  expect(lines).toContain('proxy_backend_seconds_count{route="/api/routes/a"} 7')
  expect(lines).not.toContain('proxy_backend_seconds_count{route="/api/routes/b"} 0')
})
