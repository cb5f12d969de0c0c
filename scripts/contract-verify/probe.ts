import type { Run } from './run.ts'

/** What must hold and one answer alone cannot show: it sends requests on purpose. */
export type Probe = {
  /** Stable: reports and zoo name it. */
  readonly id: string
  /** What holds when it finds nothing. */
  readonly title: string
  readonly run: (run: Run) => Promise<void>
}
