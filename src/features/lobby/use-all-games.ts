import { useMemo } from 'react'
import { codeText } from './code-text.ts'
import { slotEntry } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import type { LobbyItem } from './lobby.queries.ts'
import { useProviders } from './use-providers.ts'
import { useSlotLists } from './use-slot-lists.ts'

const none: readonly LobbyItem[] = []

export type AllGames = {
  readonly providers: readonly GameEntry[]
  readonly games: readonly GameEntry[]
  /** Providers of slots whose games are known, of how many. */
  readonly known: number
  readonly count: number
  /** Lists that could not be loaded: those of providers, and of their games. */
  readonly failed: number
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
    isPending: settings.isPending || ended < slots.length,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch()
      retry()
    },
  }
}
