import { useMemo } from 'react'
import type { CallFailure } from '../../http/query-client.ts'
import { codeText } from './code-text.ts'
import { slotEntry } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import type { LobbyItem } from './lobby.queries.ts'
import { useProviders } from './use-providers.ts'
import { useSlotLists } from './use-slot-lists.ts'

const none: readonly LobbyItem[] = []

type ProviderQueries = ReturnType<typeof useProviders>['queries']

const failureOf = (queries: ProviderQueries): AllGames['failure'] => {
  const [{ error }] = queries
  const isNothingKnown = queries.every(({ isError, data }) => isError && data === undefined)
  if (!isNothingKnown || error === null) return null
  return { error, isRetrying: queries.some(({ isFetching }) => isFetching) }
}

export type AllGames = {
  readonly providers: readonly GameEntry[]
  readonly games: readonly GameEntry[]
  /** Providers of slots whose games are known, of how many. */
  readonly known: number
  readonly count: number
  /** Lists that could not be loaded: those of providers, and of their games. */
  readonly failed: number
  /** Why not one provider is known, when none of the three lists came. */
  readonly failure: { readonly error: CallFailure; readonly isRetrying: boolean } | null
  readonly isPending: boolean
  readonly retry: () => void
}

/**
 * All providers and all their games. No call answers all games at once, so each provider's list is
 * loaded; what is known is there before the rest.
 */
export const useAllGames = (): AllGames => {
  const { entries, slots, queries, ...settings } = useProviders()
  const { lists, ended, failed, retry } = useSlotLists(slots)
  const games = useMemo(
    () =>
      slots.flatMap(({ code, name }) =>
        (lists.get(codeText(code)) ?? none).map((game) => slotEntry(code, name, game)),
      ),
    [slots, lists],
  )
  return {
    providers: entries,
    games,
    known: ended,
    count: slots.length,
    failed: failed + queries.filter(({ isError }) => isError).length,
    failure: failureOf(queries),
    isPending: settings.isPending || ended < slots.length,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
      retry()
    },
  }
}
