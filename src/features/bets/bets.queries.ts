import { queryOptions } from '@tanstack/react-query'
import { betsQueryOf } from './bet-filter.ts'
import type { BetFilter } from './bet-filter.ts'
import { getAllBets, getBets } from './bets.api.ts'

export type { Bet } from './bets.api.ts'

const rootKey = ['bets'] as const

export const betQueries = {
  all: () => rootKey,
  list: (filter: BetFilter, page: number) =>
    queryOptions({
      queryKey: [...rootKey, filter, page] as const,
      queryFn: ({ signal }) => getBets(page, betsQueryOf(filter, Date.now()), { signal }),
    }),
}

/** All bets of that filter, on all pages; null: too many for one file. */
export const loadAllBets = (filter: BetFilter) => getAllBets(betsQueryOf(filter, Date.now()))
