import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ItemId } from '../../http/parse-response.ts'
import { providerEntries } from './deal-covers.ts'
import { lobbyQueries } from './lobby.api.ts'
import type { LobbyItem } from './lobby.api.ts'

const none: readonly LobbyItem[] = []

export type ListedProvider = LobbyItem & { readonly code: ItemId }

const listedAmong = (items: readonly LobbyItem[]): readonly ListedProvider[] =>
  items.filter((item): item is ListedProvider => item.code !== null && item.copy === undefined)

export const useProviders = () => {
  const casino = useQuery(lobbyQueries.providers('casino'))
  const slot = useQuery(lobbyQueries.providers('slot'))
  const sport = useQuery(lobbyQueries.providers('sport'))
  const entries = useMemo(
    () => [
      ...providerEntries('casino', casino.data),
      ...providerEntries('slot', slot.data),
      ...providerEntries('sport', sport.data),
    ],
    [casino.data, slot.data, sport.data],
  )
  const slots = useMemo(() => listedAmong(slot.data ?? none), [slot.data])
  const queries = [casino, slot, sport] as const
  return {
    entries,
    slots,
    queries,
    isPending: queries.some(({ isPending }) => isPending),
  }
}
