import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { onTestFinished } from '../support/this-test.ts'
import { startHarness } from './proxy-harness.ts'
import { problem } from './scripted-backend.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'
const PARENT = `00-${TRACE}-${SPAN}-01`

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}
type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}

async function collector() {
  const received: { readonly path: string; readonly body: Export }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Export
      received.push({ path: request.url ?? '', body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const spans = () =>
    received
      .flatMap(({ body }) => body.resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, spans }
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

describe('a trace', () => {
  test('of the balancer reaches the backend as it came, and the log names it', async () => {
    const harness = await startHarness()
    const headers = { traceparent: PARENT, tracestate: 'vendor=1' }
    await harness.browser().post('check-user-id', { id: 'newbie1' }, headers)
    expect(harness.backend.last()?.headers).toMatchObject(headers)
    expect(harness.log.at(-1)).toMatchObject({ event: 'request', traceId: TRACE })
  })

  test.each([
    undefined,
    '',
    PARENT.toUpperCase(),
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${SPAN}-01`,
    `${PARENT}-more`,
    `${PARENT}, ${PARENT}`,
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}'; DROP TABLE-${SPAN}-01`,
  ])('without a valid parent starts a new one: %s', async (traceparent) => {
    const harness = await startHarness()
    const headers = { ...(traceparent === undefined ? {} : { traceparent }), tracestate: 'evil=1' }
    await harness.browser().post('check-user-id', { id: 'newbie1' }, headers)
    const sent = harness.backend.last()?.headers
    expect(sent?.['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(sent?.['traceparent']).not.toContain(TRACE)
    expect(sent?.['tracestate']).toBeUndefined()
    expect(sent?.['traceparent']).toContain(harness.log.at(-1)?.traceId)
  })

  test('of a later version of the standard is continued in ours', async () => {
    const harness = await startHarness()
    const headers = { traceparent: `01-${TRACE}-${SPAN}-01-more`, tracestate: 'x'.repeat(600) }
    await harness.browser().post('check-user-id', { id: 'newbie1' }, headers)
    expect(harness.backend.last()?.headers).toMatchObject({ traceparent: PARENT })
    expect(harness.backend.last()?.headers['tracestate']).toBeUndefined()
  })
})

describe('spans', () => {
  test('of request and backend call go to the collector, without bodies or names', async () => {
    const { url, received, spans } = await collector()
    const harness = await startHarness({ OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/` })
    harness.backend.stub('user/check_user_id', problem(500, 'internal_fault'))
    const headers = { traceparent: PARENT, tracestate: 'vendor=1' }
    await harness.browser().post('check-user-id', { id: 'newbie1' }, headers)
    await harness.stop()
    await vi.waitFor(() => expect(spans()).toHaveLength(2), 20_000)
    expect(received[0]?.path).toBe('/v1/traces')
    const request = spans().find(({ parentSpanId }) => parentSpanId === SPAN)
    const call = spans().find(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect([request?.name, request?.traceId, call?.name, call?.traceId]).toEqual([
      'POST /api/routes/check-user-id',
      TRACE,
      'POST /public/user/check_user_id',
      TRACE,
    ])
    expect([attributesOf(request!), attributesOf(call!)]).toEqual([
      {
        'http.request.method': 'POST',
        'http.route': '/api/routes/check-user-id',
        'http.response.status_code': 502,
        'error.type': 'backend_fault',
      },
      {
        'http.request.method': 'POST',
        'url.path': '/public/user/check_user_id',
        'http.response.status_code': 500,
      },
    ])
    expect([request?.status.code, call?.status.code]).toEqual([2, 2])
    expect(harness.backend.last()?.headers).toMatchObject({
      traceparent: `00-${TRACE}-${call?.spanId}-01`,
      tracestate: 'vendor=1',
    })
    expect(JSON.stringify(received)).not.toContain('newbie1')
    const { resource } = received[0]!.body.resourceSpans[0]!
    expect(resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'maru-proxy' },
    })
  })

  test('are recorded for the configured share of new traces, and calls work without a collector', async () => {
    const { url, spans } = await collector()
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: '0' }
    const harness = await startHarness(env)
    await harness.browser().post('check-user-id', { id: 'newbie1' })
    expect(harness.backend.last()?.headers['traceparent']).toMatch(/-00$/)
    await harness.stop()
    expect(spans()).toEqual([])
    const alone = await startHarness({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
    const answer = await alone.browser().post('check-user-id', { id: 'newbie1' })
    expect(answer.status).toBe(200)
    await alone.stop()
  })
})
