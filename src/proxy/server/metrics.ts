import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import type { CallKind, LogEntry } from '../ports.ts'

const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Sources = { readonly lostLogEntries: () => number }

/** Figures of one proxy for Prometheus, counted from its log entries. */
export function createMetrics({ lostLogEntries }: Sources) {
  const registry = new Registry()
  const requests = new Counter({
    name: 'proxy_requests_total',
    help: 'Requests under /api/ by route and HTTP status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const broken = new Counter({
    name: 'proxy_answers_unlike_contract_total',
    help: 'Answers of the backend that break the contract, by route.',
    labelNames: ['route'],
    registers: [registry],
  })
  new Counter({
    name: 'log_entries_lost_total',
    help: 'Log entries that could not be written: a full disk, or a reader that is too slow.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(lostLogEntries())
    },
  })
  const foreign = new Counter({
    name: 'proxy_foreign_member_answers_total',
    help: 'Answers of the backend about another member than the one who asked, by route.',
    labelNames: ['route'],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'proxy_calls_refused_total',
    help: 'Calls that were not sent to the backend, by kind: no room, or its breaker is open.',
    labelNames: ['kind', 'reason'],
    registers: [registry],
  })
  const timing = (name: string, help: string) =>
    new Histogram({ name, help, labelNames: ['route'], buckets, registers: [registry] })
  const seconds = timing('proxy_request_seconds', 'Time to answer a request under /api/.')
  const backendSeconds = timing('proxy_backend_seconds', 'The part of it that the backend took.')
  collectDefaultMetrics({ register: registry })
  return {
    count: ({ event, route, status, totalMs, backendMs }: LogEntry) => {
      if (event === 'answer_unlike_contract') broken.inc({ route })
      if (event === 'foreign_member') foreign.inc({ route })
      if (status === undefined) return
      requests.inc({ route, status })
      if (totalMs !== undefined) seconds.observe({ route }, totalMs / 1_000)
      if (backendMs !== undefined) backendSeconds.observe({ route }, backendMs / 1_000)
    },
    countRefusal: (kind: CallKind, reason: string) => {
      refused.inc({ kind, reason })
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}
