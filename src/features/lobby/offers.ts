import type { GameEntry, GameKind } from '../game-open/game-open.model.ts'
import { closedStateOf, kinds } from './game-entry.ts'

/** Known offers of providers, in display order. */
const offersByKind = {
  casino: ['baccarat', 'blackjack', 'roulette', 'dragon_tiger', 'sic_bo', 'poker'],
  slot: ['jackpot', 'megaways', 'bonus_buy', 'classic', 'fishing'],
  sport: ['football', 'baseball', 'basketball', 'volleyball', 'ice_hockey', 'esports'],
} as const satisfies Record<GameKind, readonly string[]>

export const knownOffers = kinds.flatMap((kind) => [...offersByKind[kind]])

export type Offer = (typeof knownOffers)[number]

type WithOffers = { readonly offers?: readonly string[] | undefined }

export const offersOf = ({ offers = [] }: WithOffers): readonly Offer[] =>
  knownOffers.filter((offer) => offers.includes(offer))

export const offersAmong = (items: readonly WithOffers[]): readonly Offer[] => {
  const all = new Set(items.flatMap(offersOf))
  return knownOffers.filter((offer) => all.has(offer))
}

export type ProviderGroup = {
  /** `other`: of unknown offers; `closed`: cannot be played now; `all`: a list without groups. */
  readonly title: Offer | 'other' | 'closed' | 'all'
  readonly entries: readonly GameEntry[]
}

const isClosed = (entry: GameEntry): boolean => closedStateOf(entry) !== null

/** Open providers first; otherwise in the operator's order. */
export const openFirst = (entries: readonly GameEntry[]): readonly GameEntry[] =>
  entries.some(isClosed)
    ? entries.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)))
    : entries

/**
 * Providers by the first of their known offers, in the operator's order, and closed ones at the end. Slots, whose
 * providers offer all kinds, and lists of a single offer have one group of all.
 */
export const groupProviders = (entries: readonly GameEntry[]): readonly ProviderGroup[] => {
  const titleOf = (entry: GameEntry): ProviderGroup['title'] => {
    if (isClosed(entry)) return 'closed'
    const [first] = (entry.offers ?? []).flatMap((name) =>
      knownOffers.filter((offer) => offer === name),
    )
    return first ?? 'other'
  }
  const groups = ([...knownOffers, 'other', 'closed'] as const)
    .map((title) => ({ title, entries: entries.filter((entry) => titleOf(entry) === title) }))
    .filter((group) => group.entries.length > 0)
  const isGrouped =
    entries.every(({ kind }) => kind !== 'slot') &&
    groups.filter(({ title }) => title !== 'other' && title !== 'closed').length > 1
  return isGrouped ? groups : [{ title: 'all', entries: openFirst(entries) }]
}

/** Between two offers in a tile's line. */
export const OFFER_BREAK = '\u00a0· '
