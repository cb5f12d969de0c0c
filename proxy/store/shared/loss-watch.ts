/** A connection that is made again within this time is not worth a line. */
const LOST_AFTER_MS = 1_000

export type LossWatch = {
  works(): void
  /** @param reason without a full stop */
  fails(reason: string): void
}

/** Reports once when a connection is lost, and once when it is back. */
export function createLossWatch(onReady: () => void, onLost: (reason: string) => void): LossWatch {
  let reported: 'lost' | 'ready' | null = null
  let failsSince: number | null = null
  return {
    works: () => {
      failsSince = null
      if (reported !== 'ready') onReady()
      reported = 'ready'
    },
    fails: (reason) => {
      failsSince ??= performance.now()
      if (reported === 'lost' || performance.now() - failsSince < LOST_AFTER_MS) return
      reported = 'lost'
      onLost(reason)
    },
  }
}
