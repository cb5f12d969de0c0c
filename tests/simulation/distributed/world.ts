import type { Timeline } from '../timeline.ts'
import type { SimulatedCache } from './simulated-cache.ts'
import type { MessageFate } from './steps.ts'
import type { SimulatedPostgres } from './simulated-postgres.ts'
import { running } from './virtual-process.ts'

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
  const { promise, resolve } = Promise.withResolvers<void>()
  // A promise keeps the context of \`then\` at a fraction of the cost of an AsyncResource.
  void promise.then(() => {
    if (process?.isAlive !== false) act()
  })
  return resolve
}
