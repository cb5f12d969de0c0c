/** A connection that is made again within this time is not worth a line. */
const LOST_AFTER_MS = 1_000

export type TellCache = (event: 'cache_lost' | 'cache_ready', sentence: string) => void

/** Tells once when the cache is lost, and once when it can be used. */
export function createCacheWatch(tell: TellCache) {
  let told: 'lost' | 'ready' | null = null
  let failsSince: number | null = null
  return {
    works: () => {
      failsSince = null
      if (told !== 'ready') tell('cache_ready', 'The cache is used.')
      told = 'ready'
    },
    /** @param reason without a full stop */
    fails: (reason: string) => {
      failsSince ??= performance.now()
      if (told === 'lost' || performance.now() - failsSince < LOST_AFTER_MS) return
      told = 'lost'
      tell(
        'cache_lost',
        `The cache cannot be used: ${reason}. Sessions are read from the database, and each process counts logins alone.`,
      )
    },
  }
}
