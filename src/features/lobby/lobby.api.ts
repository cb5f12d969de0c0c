import { queryOptions } from '@tanstack/react-query'
import { getCasinoSettingShapes } from '../../generated/answers/get-casino-setting.ts'
import { getSlotByCompanyShapes } from '../../generated/answers/get-slot-by-company.ts'
import { getSlotSettingShapes } from '../../generated/answers/get-slot-setting.ts'
import { getSportSettingShapes } from '../../generated/answers/get-sport-setting.ts'
import { parseSuccess, parseOptional } from '../../http/parse-response.ts'
import type { Content, ItemId } from '../../http/parse-response.ts'
import { guest, member } from '../../http/client.ts'
import type { CallOptions } from '../../http/client.ts'
import { parseBalance } from '../../lib/money.ts'
import { completeNames } from '../../lib/names.ts'
import type { Names } from '../../lib/names.ts'
import type { GameEntry, GameKind } from '../game-open/game-open.model.ts'

export type LobbyItem = {
  /** Equal in every language; null: not provided. */
  readonly code: ItemId | null
  readonly name: Names
  /** Number among indistinguishable items, from 1; omitted for the first. */
  readonly copy?: number | undefined
  /** Open, maintenance or closed; undefined: open. Any other counts as closed. */
  readonly state?: string | undefined
  /** Kinds of games that a provider offers or that a game is, in the backend's words. */
  readonly offers?: readonly string[] | undefined
  /** Address of the operator's picture. */
  readonly image?: string | null | undefined
  /** Smallest and largest bet, in won; only if both are readable. */
  readonly bets?: GameEntry['bets']
  /** For a game: when it was added, RFC 3339. */
  readonly addedAt?: string | undefined
}

type WireItem = Pick<
  Content<typeof getSlotByCompanyShapes, 'success'>['games'][number],
  'code' | 'nameKo' | 'nameEn' | 'minBet' | 'maxBet'
>

const betsFrom = (minBet: unknown, maxBet: unknown): LobbyItem['bets'] => {
  const [minimum, maximum] = [parseBalance(minBet), parseBalance(maxBet)]
  const isRange = minimum.isReadable && maximum.isReadable && minimum.won <= maximum.won
  return isRange ? { minimum: minimum.won, maximum: maximum.won } : undefined
}

/** Drops items with neither code nor name. */
const itemsFrom = (list: readonly WireItem[]): readonly LobbyItem[] => {
  const copies = new Map<string, number>()
  return list.flatMap(({ code = null, nameKo, nameEn, minBet, maxBet, ...rest }) => {
    const name = completeNames(nameKo, nameEn, String(code ?? ''))
    if (name.ko === '') return []
    const identity = JSON.stringify(code ?? name)
    const copy = copies.get(identity) ?? 0
    copies.set(identity, copy + 1)
    const bets = betsFrom(minBet, maxBet)
    return [{ ...rest, code, name, ...(bets && { bets }), ...(copy > 0 && { copy }) }]
  })
}

export const getCasinoProviders = (options: CallOptions = {}): Promise<readonly LobbyItem[]> =>
  parseSuccess(
    getCasinoSettingShapes,
    guest.POST('/api/routes/get-casino-setting', { body: {}, ...options }),
    (answer) => itemsFrom(answer.casiono),
  )

export const getSlotProviders = (options: CallOptions = {}): Promise<readonly LobbyItem[]> =>
  parseSuccess(
    getSlotSettingShapes,
    guest.POST('/api/routes/get-slot-setting', { body: {}, ...options }),
    (answer) => itemsFrom(answer.slot),
  )

export const getSportProviders = (options: CallOptions = {}): Promise<readonly LobbyItem[]> =>
  parseSuccess(
    getSportSettingShapes,
    guest.POST('/api/routes/get-sport-setting', { body: {}, ...options }),
    (answer) => itemsFrom(answer.sport),
  )

/** The slots of one provider; null: unknown code. */
export const getSlotGames = (
  company: ItemId,
  options: CallOptions = {},
): Promise<readonly LobbyItem[] | null> =>
  parseOptional(
    getSlotByCompanyShapes,
    member.POST('/api/routes/get-slot-by-company', { body: { company }, ...options }),
    ({ games }) => itemsFrom(games.map(({ kinds, ...game }) => ({ ...game, offers: kinds }))),
  )

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
