import { collectDefaultMetrics, Counter, Gauge, Histogram, register, Registry } from 'prom-client'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'
import { DROPPED, EXPECTED } from '../../src/lib/drift-keywords.ts'
import type { DriftKind } from '../ports/log.ts'
import type { CallKind, LogEntry, VitalsReport } from '../ports/ports.ts'
import type { RefusalReason } from './connections/refusals.ts'

/** Bounds of the histograms, in seconds. */
const callBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Bucket limits around the thresholds of Web Vitals. */
const vitalsBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const shiftBuckets = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1]

/** Statuses of answers when the store or the backend fails. */
const SERVER_ERRORS = [500, 502, 503, 504]

type MetricSources = {
  readonly lostLogEntries: () => number
  /** The result of /readyz. */
  readonly isReady: () => Promise<boolean>
  /** True without CACHE. */
  readonly isCacheUp: () => boolean
  /** True with a store that carries no events. */
  readonly isBusUp: () => boolean
  /** Open streams of events. */
  readonly liveStreams: () => number
}

/** Metrics that are read when Prometheus asks. */
function registerReadings(
  registry: Registry,
  { lostLogEntries, isReady, isCacheUp, isBusUp, liveStreams }: MetricSources,
): void {
  new Counter({
    name: 'log_entries_lost_total',
    help: 'Log entries lost to a full disk or a slow reader.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(lostLogEntries())
    },
  })
  new Gauge({
    name: 'proxy_ready',
    help: '1 while the store and the backend are usable, as /readyz says, else 0.',
    registers: [registry],
    async collect() {
      this.set((await isReady()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'proxy_cache_up',
    help: '1 while the Redis of CACHE is used, or CACHE is not set, else 0.',
    registers: [registry],
    collect() {
      this.set(isCacheUp() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'proxy_events_up',
    help: '0 while events of other processes do not arrive, else 1.',
    registers: [registry],
    collect() {
      this.set(isBusUp() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'proxy_event_streams',
    help: 'Open streams of events, one for each browser of a member.',
    registers: [registry],
    collect() {
      this.set(liveStreams())
    },
  })
}

function createCounters(registry: Registry) {
  const requests = new Counter({
    name: 'proxy_requests_total',
    help: 'Requests under /api/ by route and HTTP status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  // Prometheus sees no increase of a series that begins with its first event, so those of alerts begin at 0.
  for (const { path, hasIdempotencyKey } of proxyRoutes)
    for (const status of hasIdempotencyKey ? SERVER_ERRORS : [])
      requests.inc({ route: path, status }, 0)
  const brokenAnswers = new Counter({
    name: 'proxy_answers_unlike_contract_total',
    help: 'Backend answers that violate the contract, by route.',
    labelNames: ['route'],
    registers: [registry],
  })
  const drift = new Counter({
    name: 'proxy_contract_drift_total',
    help: 'Backend answers that violate the contract, by operation, HTTP status, place, keyword and refuted assumptions.',
    labelNames: ['operation', 'status', 'pointer', 'keyword', 'assumptions'],
    registers: [registry],
  })
  const foreignAnswers = new Counter({
    name: 'proxy_foreign_member_answers_total',
    help: 'Backend answers about another member than the caller, by route.',
    labelNames: ['route'],
    registers: [registry],
  })
  const refusedCalls = new Counter({
    name: 'proxy_calls_refused_total',
    help: 'Calls not sent to the backend, by kind: its limit was reached or its circuit breaker was open.',
    labelNames: ['kind', 'reason'],
    registers: [registry],
  })
  const requestsRefused = new Counter({
    name: 'proxy_requests_refused_total',
    help: 'Requests and connections refused before routing, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  for (const { path } of proxyRoutes)
    for (const counter of [brokenAnswers, foreignAnswers]) counter.inc({ route: path }, 0)
  return {
    requests,
    brokenAnswers,
    drift,
    foreignAnswers,
    refusedCalls,
    requestsRefused,
  }
}

function createHistograms(registry: Registry) {
  const requestSeconds = new Histogram({
    name: 'proxy_request_seconds',
    help: 'Time to answer a request under /api/.',
    labelNames: ['route'],
    buckets: callBuckets,
    registers: [registry],
  })
  const backendSeconds = new Histogram({
    name: 'proxy_backend_seconds',
    help: 'Share of that time spent in the backend.',
    labelNames: ['route'],
    buckets: callBuckets,
    registers: [registry],
  })
  const vitals = new Histogram({
    name: 'web_vitals_seconds',
    help: 'TTFB, FCP, LCP and INP of a sample of visits, by first page.',
    labelNames: ['metric', 'page'],
    buckets: vitalsBuckets,
    registers: [registry],
  })
  const shifts = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'CLS of a sample of visits, by first page.',
    labelNames: ['page'],
    buckets: shiftBuckets,
    registers: [registry],
  })
  return { requestSeconds, backendSeconds, vitals, shifts }
}

/** Prometheus metrics of one proxy, counted from its log entries. */
export function createMetrics(sources: MetricSources) {
  const registry = new Registry()
  const { requests, brokenAnswers, drift, foreignAnswers, refusedCalls, requestsRefused } =
    createCounters(registry)
  const { requestSeconds, backendSeconds, vitals, shifts } = createHistograms(registry)
  registerReadings(registry, sources)
  watchProcess()
  return {
    count: ({ event, route, status, totalMs, backendMs }: LogEntry) => {
      if (event === 'foreign_member') foreignAnswers.inc({ route })
      if (status === undefined) return
      requests.inc({ route, status })
      if (totalMs !== undefined) requestSeconds.observe({ route }, totalMs / 1_000)
      if (backendMs !== undefined) backendSeconds.observe({ route }, backendMs / 1_000)
    },
    countDrift: (route: string, kinds: readonly DriftKind[]) => {
      if (kinds.some(({ keyword }) => keyword !== DROPPED && keyword !== EXPECTED))
        brokenAnswers.inc({ route })
      for (const { operation, backendStatus, pointer, keyword, assumptions } of kinds) {
        const status = String(backendStatus)
        drift.inc({ operation, status, pointer, keyword, assumptions: assumptions.join(' ') })
      }
    },
    countVitals: ({ page, cls, ...times }: VitalsReport) => {
      if (cls !== undefined) shifts.observe({ page }, cls)
      for (const [metric, milliseconds] of Object.entries(times))
        vitals.observe({ metric: metric.toUpperCase(), page }, milliseconds / 1_000)
    },
    countRequestRefused: (reason: RefusalReason) => {
      requestsRefused.inc({ reason })
    },
    countRefusal: (kind: CallKind, reason: string) => {
      refusedCalls.inc({ kind, reason })
    },
    text: async () => `${await registry.metrics()}${await register.metrics()}`,
    type: registry.contentType,
  }
}

/** Figures of the process, once: prom-client never ends their observers, which would keep each stopped server. */
function watchProcess(): void {
  if (register.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics()
}
