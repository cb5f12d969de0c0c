import { createLossWatch } from '../shared/loss-watch.ts'

export type TellCache = (event: 'cache_lost' | 'cache_ready', sentence: string) => void

export const createCacheWatch = (tell: TellCache) =>
  createLossWatch(
    () => tell('cache_ready', 'The cache is used.'),
    (reason) =>
      tell(
        'cache_lost',
        `The cache cannot be used: ${reason}. Sessions are read from the database, and each process counts logins alone.`,
      ),
  )
