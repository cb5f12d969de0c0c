import { queryOptions } from '@tanstack/react-query'
import type { ItemId } from '../../http/parse-response.ts'
import type { GameKind } from '../game-open/game-open.model.ts'
import {
  getCasinoProviders,
  getSlotGames,
  getSlotProviders,
  getSportProviders,
} from './lobby.api.ts'

export type { LobbyItem } from './lobby.api.ts'

const rootKey = ['lobby'] as const

/** Providers change daily, not by the minute. */
const staleTime = 10 * 60_000

const loadProviders = {
  casino: getCasinoProviders,
  slot: getSlotProviders,
  sport: getSportProviders,
} as const

/** The providers of games, and the slots of one provider (null: unknown provider). */
export const lobbyQueries = {
  all: () => rootKey,
  providers: (kind: GameKind) =>
    queryOptions({
      queryKey: [...rootKey, kind] as const,
      queryFn: ({ signal }) => loadProviders[kind]({ signal }),
      staleTime,
      meta: { isPublic: true },
    }),
  games: (company: ItemId) =>
    queryOptions({
      queryKey: [...rootKey, 'games', company] as const,
      queryFn: ({ signal }) => getSlotGames(company, { signal }),
      staleTime,
    }),
}
