import { queryOptions } from '@tanstack/react-query'
import type { ItemId } from '../../http/parse-response.ts'
import {
  getCasinoProviders,
  getSlotGames,
  getSlotProviders,
  getSportProviders,
} from './lobby.api.ts'

export type { LobbyItem } from './lobby.api.ts'

const all = ['lobby'] as const

/** Providers come and go by the day, not by the minute. */
const staleTime = 10 * 60_000
const meta = { isPublic: true }

/** The providers of games, and the slots of one provider (null: there is no such provider). */
export const lobbyQueries = {
  all: () => all,
  casino: () =>
    queryOptions({
      queryKey: [...all, 'casino'] as const,
      queryFn: ({ signal }) => getCasinoProviders({ signal }),
      staleTime,
      meta,
    }),
  slot: () =>
    queryOptions({
      queryKey: [...all, 'slot'] as const,
      queryFn: ({ signal }) => getSlotProviders({ signal }),
      staleTime,
      meta,
    }),
  sport: () =>
    queryOptions({
      queryKey: [...all, 'sport'] as const,
      queryFn: ({ signal }) => getSportProviders({ signal }),
      staleTime,
      meta,
    }),
  games: (company: ItemId) =>
    queryOptions({
      queryKey: [...all, 'games', company] as const,
      queryFn: ({ signal }) => getSlotGames(company, { signal }),
      staleTime,
    }),
}
