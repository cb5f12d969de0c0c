import { queryOptions } from '@tanstack/react-query'
import { getBets } from './bets.api.ts'

export type { Bet } from './bets.api.ts'

const all = ['bets'] as const

/** The member's own record of play. */
export const betQueries = {
  all: () => all,
  list: (page: number) =>
    queryOptions({
      queryKey: [...all, page] as const,
      queryFn: ({ signal }) => getBets(page, { signal }),
    }),
}
