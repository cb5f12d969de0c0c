import type { Timeline } from '../timeline.ts'
import type { CacheStep, DatabaseStep, Plan, Step } from './plan.ts'
import type { SimulatedCache } from './simulated-cache.ts'
import type { SimulatedPostgres } from './simulated-postgres.ts'

export function applyDatabaseFault(
  postgres: SimulatedPostgres,
  timeline: Timeline,
  { fault, forMs, isSilent }: DatabaseStep,
): void {
  const outage = isSilent ? 'silent' : 'refuses'
  switch (fault) {
    case 'restart':
      postgres.restart(outage, forMs)
      return
    case 'failover':
      postgres.failOver(outage, forMs)
      return
    case 'promotion':
      postgres.promoteLagging(outage, forMs)
      return
    case 'standby-away':
      postgres.setStreaming(false)
      timeline.after(2 * forMs, () => postgres.setStreaming(true))
      return
    case 'asynchronous':
      postgres.setStreaming(false)
      postgres.setSynchronous(false)
      timeline.after(2 * forMs, () => {
        postgres.setStreaming(true)
        postgres.setSynchronous(true)
      })
  }
}

export function applyCacheFault(cache: SimulatedCache, { fault, forMs, lagMs }: CacheStep): void {
  cache.setLag(lagMs)
  switch (fault) {
    case 'restart-empty':
      cache.restart(forMs, false)
      return
    case 'restart-old':
      cache.restart(forMs, true)
      return
    case 'copy':
      cache.saveCopy()
      return
    case 'failover':
      cache.failOver(forMs)
      return
    case 'split':
      cache.split(forMs, false)
      return
    case 'split-kept':
      cache.split(forMs, true)
      return
    case 'cut':
      cache.cut()
  }
}

/** Calls on connections that have died silently end one after another. */
const SILENCE_MS = 4_000

/** Milliseconds until all servers are up and together again, and silent connections have been noticed. */
export function durationOf(step: Step): number {
  switch (step.kind) {
    case 'database':
      return 2 * step.forMs + (step.isSilent ? SILENCE_MS : 0)
    case 'cutOff':
      return step.forMs + SILENCE_MS
    case 'cache':
      return step.forMs
    default:
      return 0
  }
}

const undisturbed = new Set<Step['kind']>(['try', 'visit', 'money', 'signIn', 'signOut', 'profile'])

/** Whether a message, a server or a process fails. */
export const isDisturbed = ({ steps, cacheFates, postgresFates }: Plan): boolean =>
  steps.some(({ kind }) => !undisturbed.has(kind)) ||
  [...cacheFates, ...postgresFates].some((fate) => fate !== 'works')
