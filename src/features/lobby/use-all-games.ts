import { useMemo } from 'react'
import type { CallFailure } from '../../http/query-client.ts'
import { codeText } from './code-text.ts'
import { slotEntries } from './deal-covers.ts'
import { alternate } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import { useProviders } from './use-providers.ts'
import { useSlotLists } from './use-slot-lists.ts'

const MAX_FIRST_GAMES = 24

type ProviderQueries = ReturnType<typeof useProviders>['queries']

const failureOf = (queries: ProviderQueries): CallFailure | null => {
  const [{ error }] = queries
  const isNothingKnown = queries.every(({ isError, data }) => isError && data === undefined)
  return isNothingKnown ? error : null
}

export type AllGames = {
  readonly providers: readonly GameEntry[]
  readonly games: readonly GameEntry[]
  /** The first games of each provider in turn. */
  readonly firstGames: readonly GameEntry[]
  readonly loadedCount: number
  readonly providerCount: number
  readonly failedCount: number
  /** Set when all three lists of providers failed. */
  readonly failure: CallFailure | null
  readonly isPending: boolean
  readonly retry: () => void
}

/**
 * All providers and games. No call returns all games, so each provider's list is loaded; results appear as they
 * arrive.
 */
export const useAllGames = (): AllGames => {
  const { entries, slots, queries, ...settings } = useProviders()
  const { lists, endedCount, failedCount, retry } = useSlotLists(slots)
  const { games, firstGames } = useMemo(() => {
    const byProvider = slots.map(({ code, name }) =>
      slotEntries(code, name, lists.get(codeText(code))),
    )
    const firsts = byProvider.map((list) => list.slice(0, MAX_FIRST_GAMES))
    return { games: byProvider.flat(), firstGames: alternate(firsts).slice(0, MAX_FIRST_GAMES) }
  }, [slots, lists])
  return {
    providers: entries,
    games,
    firstGames,
    loadedCount: endedCount,
    providerCount: slots.length,
    failedCount: failedCount + queries.filter(({ isError }) => isError).length,
    failure: failureOf(queries),
    isPending: settings.isPending || endedCount < slots.length,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
      retry()
    },
  }
}
