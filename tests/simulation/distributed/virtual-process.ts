import { AsyncLocalStorage } from 'node:async_hooks'

/** A proxy process; it does nothing after its death. */
export type VirtualProcess = {
  isAlive: boolean
  readonly index: number
  /** Nothing passes between it and the database. */
  isCutOff: boolean
  /** What the machine does with its connections when it dies. */
  readonly ends: Set<() => void>
}

export const running = new AsyncLocalStorage<VirtualProcess>()
