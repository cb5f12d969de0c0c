import { z } from 'zod'
import { httpUrl } from '../settings/settings-table.ts'
import type { Setting, Values } from '../settings/settings-table.ts'
import type { TraceSettings } from './otlp-tracer.ts'

export const traceTable = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    fallback: '',
    takes:
      'where spans are sent by OTLP over HTTP: http://collector:4318; OTEL_EXPORTER_OTLP_HEADERS and the others of the exporter apply; not set: nowhere',
    schema: z.union([z.literal('').transform(() => null), httpUrl]),
  },
  OTEL_SERVICE_NAME: {
    fallback: 'maru-proxy',
    takes: 'the name of this service in traces',
    schema: z.string(),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    fallback: '1',
    takes:
      'the share of the traces that begin here, 0 to 1; a trace that a request brings is recorded as it says',
    schema: z
      .string()
      .regex(/^(0|1|0?\.\d+|1\.0+)$/)
      .transform(Number),
  },
} as const satisfies Record<string, Setting>

/** Null: no spans are sent. */
export const traceSettings = (values: Values<typeof traceTable>): TraceSettings | null =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === null
    ? null
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: values.OTEL_SERVICE_NAME,
        share: values.OTEL_TRACES_SAMPLER_ARG,
      }
