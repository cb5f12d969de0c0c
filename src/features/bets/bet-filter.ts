import { addDays, SITE_OFFSET, siteDay } from '../../lib/site-time.ts'
import { formatDate } from '../../lib/dates.ts'

export type GameKind = 'casino' | 'slot' | 'sport'

export const gameKinds = ['casino', 'slot', 'sport'] as const satisfies readonly GameKind[]

const periodDays = { today: 1, week: 7, month: 30 } as const

export type Period = keyof typeof periodDays | 'days'

export const periods = ['today', 'week', 'month', 'days'] as const satisfies readonly Period[]

/** Filter of the list of rounds. Days are `YYYY-MM-DD` in the site's time zone; null: all. */
export type BetFilter = {
  readonly kind: GameKind | null
  readonly period: Period | null
  /** First and last day chosen by the member; null unless the period is `days`. */
  readonly from: string | null
  readonly to: string | null
}

/** The backend's parameters; times are RFC 3339. */
export type BetsQuery = {
  readonly kind?: GameKind
  readonly from?: string
  readonly before?: string
}

const dayIn = (search: URLSearchParams, name: string): string | null => {
  const text = search.get(name) ?? ''
  return text !== '' && formatDate(text) === text ? text : null
}

/** The filter in a URL; missing or invalid parts filter nothing. */
export const betFilterIn = (search: URLSearchParams): BetFilter => {
  const kind = gameKinds.find((option) => option === search.get('kind')) ?? null
  const period = periods.find((option) => option === search.get('period')) ?? null
  const hasOwnDays = period === 'days'
  return {
    kind,
    period,
    from: hasOwnDays ? dayIn(search, 'from') : null,
    to: hasOwnDays ? dayIn(search, 'to') : null,
  }
}

/** The search part of the URL for that filter, on its first page; other parameters stay, and an empty day filters nothing. */
export const searchOfBetFilter = (search: URLSearchParams, filter: BetFilter): string => {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size > 0 ? `?${next}` : ''
}

export const allBets: BetFilter = { kind: null, period: null, from: null, to: null }

const startOf = (day: string): string => `${day}T00:00:00${SITE_OFFSET}`

/** The backend's parameters. `now` is epoch milliseconds. */
export const betsQueryOf = ({ kind, period, from, to }: BetFilter, now: number): BetsQuery => {
  const first =
    period === null || period === 'days' ? from : addDays(siteDay(now), 1 - periodDays[period])
  return {
    ...(kind === null ? {} : { kind }),
    ...(first === null ? {} : { from: startOf(first) }),
    ...(to === null ? {} : { before: startOf(addDays(to, 1)) }),
  }
}
