import { queryOptions } from '@tanstack/react-query'
import { completeNames } from '../../lib/names.ts'
import type { Names } from '../../lib/names.ts'
import { parseMoney } from '../../lib/money.ts'
import type { Money } from '../../lib/money.ts'
import { getBetsListShapes } from '../../generated/answers/get-bets-list.ts'
import { betsRequestLimits } from '../../generated/limits/bets-request.ts'
import { parseSuccess } from '../../http/parse-response.ts'
import type { Content } from '../../http/parse-response.ts'
import { member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { pageFrom, pageRequest } from '../../http/paging.ts'
import type { Page } from '../../http/paging.ts'
import { gameKinds, betsQueryOf } from './bet-filter.ts'
import type { GameKind, BetsQuery, BetFilter } from './bet-filter.ts'

type WireBet = Content<typeof getBetsListShapes, 'success'>['list'][number]

/** One round in the member's record; `company` is the provider's code. */
export type Bet = Omit<WireBet, 'kind' | 'nameKo' | 'nameEn' | 'bet' | 'win'> & {
  readonly kind: GameKind | { readonly other: string }
  readonly name: Names
  readonly bet: Money
  readonly win: Money
}

/** More pages would be too many calls for one press. */
const MAX_PAGES = 100

const isGameKind = (kind: string): kind is GameKind => gameKinds.some((known) => known === kind)

/** One page of the member's matching bets, newest first; first page: 1. */
export const getBets = (
  page: number,
  filter: BetsQuery = {},
  options: CallOptions = {},
): Promise<Page<Bet>> => {
  const body = { ...pageRequest(page, betsRequestLimits), ...filter }
  return parseSuccess(
    getBetsListShapes,
    member.POST('/api/routes/get-bets-list', { body, ...options }),
    ({ list, total }) =>
      pageFrom(
        body,
        list.map(({ kind, nameKo, nameEn, bet, win, ...rest }) => ({
          ...rest,
          kind: isGameKind(kind) ? kind : { other: kind },
          bet: parseMoney(bet),
          win: parseMoney(win),
          name: completeNames(nameKo, nameEn),
        })),
        total,
      ),
  )
}

/** All matching bets, newest first, also of a backend without a total; null: more than 100 pages. */
export const getAllBets = async (filter: BetsQuery): Promise<readonly Bet[] | null> => {
  // A bet that is placed meanwhile moves the others to later places.
  const bets = new Map<Bet['id'], Bet>()
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, total, pageCount } = await getBets(page, filter)
    if (pageCount > MAX_PAGES) return null
    const countBefore = bets.size
    for (const bet of items) bets.set(bet.id, bet)
    const isPageShort = items.length < betsRequestLimits.pageSize.default
    if (bets.size === countBefore || (isPageShort && bets.size >= total)) return [...bets.values()]
  }
  return null
}

const rootKey = ['bets'] as const

export const betQueries = {
  list: (filter: BetFilter, page: number) =>
    queryOptions({
      queryKey: [...rootKey, filter, page] as const,
      queryFn: ({ signal }) => getBets(page, betsQueryOf(filter, Date.now()), { signal }),
    }),
}

/** All bets of that filter, on all pages; null: too many for one file. */
export const loadAllBets = (filter: BetFilter) => getAllBets(betsQueryOf(filter, Date.now()))
