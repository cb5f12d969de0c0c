import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Span, SpanContext } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { traceHeaders } from '../http/trace.ts'
import type { TraceContext, Tracer } from '../ports/ports.ts'

export type TraceSettings = {
  /** Where spans are sent, without `/v1/traces`. */
  readonly endpoint: string
  readonly serviceName: string
  /** Share of the traces that begin here, 0 to 1. */
  readonly share: number
}

/** A collector that is away must not delay the end of the process. */
const CLOSE_MS = 1_000

const contextOf = (span: Span, state: TraceContext['state']): TraceContext => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  const isSampled = (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED
  return { traceId, spanId, isSampled, state }
}

const parentOf = ({ traceId, spanId, isSampled }: TraceContext): SpanContext => ({
  traceId,
  spanId,
  isRemote: true,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
})

/** Records a span per request and one per call of the backend, and sends them by OTLP (HTTP, JSON). */
export function createOtlpTracer({ endpoint, serviceName, share }: TraceSettings): {
  readonly trace: Tracer
  /** Sends the remaining spans. Never rejects. */
  close(): Promise<void>
} {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('maru-proxy')
  return {
    close: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        sleep(CLOSE_MS, undefined, { ref: false }),
      ]),
    trace: (parent, route) => {
      const context =
        parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parentOf(parent))
      const attributes = { 'http.request.method': 'POST', 'http.route': route }
      const span = tracer.startSpan(`POST ${route}`, { kind: SpanKind.SERVER, attributes }, context)
      const requestContext = trace.setSpan(context, span)
      return {
        traceId: span.spanContext().traceId,
        call: (operation) => {
          const attributes = { 'http.request.method': 'POST', 'url.path': operation }
          const call = tracer.startSpan(
            `POST ${operation}`,
            { kind: SpanKind.CLIENT, attributes },
            requestContext,
          )
          return {
            headers: traceHeaders(contextOf(call, parent?.state ?? null)),
            end: (status) => endSpan(call, status),
          }
        },
        end: ({ status, code }) => {
          if (code !== undefined) span.setAttribute('error.type', code)
          endSpan(span, status)
        },
      }
    },
  }
}

const FAULT = 500

function endSpan(span: Span, status: number | null): void {
  if (status !== null) span.setAttribute('http.response.status_code', status)
  if (status === null || status >= FAULT) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
