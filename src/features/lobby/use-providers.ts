import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { providerEntry } from './game-entry.ts'
import { lobbyQueries } from './lobby.queries.ts'
import type { LobbyItem } from './lobby.queries.ts'

const none: readonly LobbyItem[] = []

/** The providers of all three kinds. */
export const useProviders = () => {
  const casino = useQuery(lobbyQueries.providers('casino'))
  const slot = useQuery(lobbyQueries.providers('slot'))
  const sport = useQuery(lobbyQueries.providers('sport'))
  const entries = useMemo(
    () => [
      ...(casino.data ?? none).map((item) => providerEntry('casino', item)),
      ...(slot.data ?? none).map((item) => providerEntry('slot', item)),
      ...(sport.data ?? none).map((item) => providerEntry('sport', item)),
    ],
    [casino.data, slot.data, sport.data],
  )
  const queries = [casino, slot, sport] as const
  return {
    entries,
    slots: slot.data ?? none,
    queries,
    isPending: queries.some(({ isPending }) => isPending),
  }
}
