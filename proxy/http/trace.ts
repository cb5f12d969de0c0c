import type { TraceContext, Tracer } from '../ports/ports.ts'

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const TRACESTATE = /^[\x20-\x7e]{1,512}$/
const ALL_ZEROS = /^0+$/
const SAMPLED = 1

/** Reads `traceparent` and `tracestate`. Null: missing or malformed; a new trace then begins. */
export function parseTrace(parent: string | null, state: string | null): TraceContext | null {
  const [, version, traceId = '', spanId = '', flags = '', extension] =
    TRACEPARENT.exec(parent ?? '') ?? []
  const isVersionKnown =
    version === '00' ? extension === undefined : version !== undefined && version !== 'ff'
  if (!isVersionKnown || ALL_ZEROS.test(traceId) || ALL_ZEROS.test(spanId)) return null
  const isSampled = (parseInt(flags, 16) & SAMPLED) === SAMPLED
  return {
    traceId,
    spanId,
    isSampled,
    state: state !== null && TRACESTATE.test(state) ? state : null,
  }
}

/** Headers that continue a trace. */
export function traceHeaders({ traceId, spanId, isSampled, state }: TraceContext): string[] {
  const parent = ['traceparent', `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`]
  return state === null ? parent : [...parent, 'tracestate', state]
}

const randomHex = (digits: number): string => {
  const hex = () => crypto.randomUUID().replaceAll('-', '')
  return hex().slice(0, digits)
}

/**
 * Continues traces without recording: the parent of the backend's spans is then the sender of the request. A new trace is
 * marked as sampled, so that a backend records it as it did without the proxy.
 */
export const passTraces: Tracer = (parent) => {
  const trace = parent ?? {
    traceId: randomHex(32),
    spanId: randomHex(16),
    isSampled: true,
    state: null,
  }
  const headers = traceHeaders(trace)
  return {
    traceId: trace.traceId,
    call: () => ({ headers, end: () => undefined }),
    end: () => undefined,
  }
}
