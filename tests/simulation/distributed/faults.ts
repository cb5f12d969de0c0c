import type { Timeline } from '../timeline.ts'
import type { CacheStep, DatabaseStep } from './plan.ts'
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
    case 'standby-away':
      postgres.setStreaming(false)
      timeline.after(2 * forMs, () => postgres.setStreaming(true))
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
