import { AsyncLocalStorage } from 'node:async_hooks'
import type { Timeline } from '../timeline.ts'
import type { SimulatedCache } from './simulated-cache.ts'
import type { MessageFate } from './plan.ts'
import type { SimulatedPostgres } from './simulated-postgres.ts'

/** A proxy process; it does nothing after its death. */
export type VirtualProcess = {
  isAlive: boolean
  readonly index: number
  /** What the machine does with its connections when it dies. */
  readonly ends: Set<() => void>
}

export const running = new AsyncLocalStorage<VirtualProcess>()

export type World = {
  readonly timeline: Timeline
  readonly postgres: SimulatedPostgres
  readonly cache: SimulatedCache
  latency(): number
  /** What happens to the next `BEGIN` or `COMMIT`. */
  postgresFate(): MessageFate
  /** What happens to the next script. */
  cacheFate(): MessageFate
}

let current: World | null = null

export function enter(world: World): void {
  current = world
}

export function world(): World {
  if (current === null) throw new Error('No history is played.')
  return current
}

/** The act in the context of its planning, unless its process has died meanwhile. */
export function owned(act: () => void): () => void {
  const process = running.getStore()
  const bound = AsyncLocalStorage.bind(act)
  return () => {
    if (process?.isAlive !== false) bound()
  }
}
