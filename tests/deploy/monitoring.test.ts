import { parser } from '@prometheus-io/lezer-promql'
import { expect, test } from 'vitest'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import { startHarness } from '../proxy/proxy-harness.ts'
import { read, readYaml } from './manifests.ts'

type Rule = { readonly alert: string; readonly expr: string }
const { groups } = readYaml('deploy/monitoring/alerts.yaml') as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

type Panel = { readonly targets: readonly { readonly expr: string }[] }
const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  readonly panels: readonly Panel[]
}
const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

function metricsIn(query: string): readonly string[] {
  const names: string[] = []
  const text = query.replaceAll('$__rate_interval', '5m')
  parser.parse(text).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new Error(`not PromQL: ${query}`)
      if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector')
        names.push(text.slice(from, to))
    },
  })
  return names
}

test('dashboard and alerts read metrics that the proxy has', async () => {
  const harness = await startHarness()
  const browser = harness.browser()
  await browser.signIn()
  await browser.post('user-health-check', {})
  const output = await (await harness.admin('/metrics')).text()
  const types = [...output.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const known = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : name,
    ),
  )
  expect(output).toMatch(/^proxy_ready 1$/m)
  // Prometheus itself makes this one.
  known.add('up')
  const queries = [...expressions, ...rules.map(({ expr }) => expr)]
  const found = queries.map(metricsIn)
  expect(found.every((names) => names.length > 0)).toBe(true)
  expect(found.flat().filter((name) => !known.has(name))).toEqual([])
  expect(() => metricsIn('sum(rate(x[5m])')).toThrow('not PromQL')
})

test('what alerts count is there from the start, so that Prometheus sees the first event as an increase', async () => {
  const harness = await startHarness()
  const output = await (await harness.admin('/metrics')).text()
  const lines = output.split('\n')
  const missing = proxyRoutes.flatMap(({ path, hasIdempotencyKey }) => {
    const wanted = [
      `proxy_foreign_member_answers_total{route="${path}"} 0`,
      `proxy_answers_unlike_contract_total{route="${path}"} 0`,
      ...(hasIdempotencyKey
        ? [500, 502, 503, 504].map(
            (status) => `proxy_requests_total{route="${path}",status="${status}"} 0`,
          )
        : []),
    ]
    return wanted.filter((line) => !lines.includes(line))
  })
  expect(missing).toEqual([])
})

test('each alert has a section in docs/operating.md', () => {
  const headings = [...read('docs/operating.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(rules.map(({ alert }) => alert))
})

test('the alert for money names every route that moves money', () => {
  const { expr = '' } = rules.find(({ alert }) => alert === 'MoneyRequestsFail') ?? {}
  const [, named = ''] = /routes\/\(([^)]*)\)/.exec(expr) ?? []
  const routes = proxyRoutes.filter(({ hasIdempotencyKey }) => hasIdempotencyKey)
  expect(named.split('|')).toEqual(routes.map(({ path }) => path.replace('/api/routes/', '')))
})
