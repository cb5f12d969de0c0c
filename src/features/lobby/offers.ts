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
  const offered = new Set(items.flatMap(offersOf))
  return knownOffers.filter((offer) => offered.has(offer))
}

const isClosed = (entry: GameEntry): boolean => closedStateOf(entry) !== null

/** Open providers first; otherwise in the operator's order. */
export const openFirst = (entries: readonly GameEntry[]): readonly GameEntry[] =>
  entries.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b)))

export type ProviderRow = {
  /** `other`: providers that are in no other row. */
  readonly title: Offer | 'other'
  readonly entries: readonly GameEntry[]
}

/** Minimum number of providers for a row about their offer. */
const MIN_ROW_PROVIDERS = 3

/**
 * A row for each offer that several providers have: a provider is in the row of each of its offers, open ones first and
 * among them those that no row above has. Empty for slots, whose providers offer all kinds, and where fewer than two
 * rows would be.
 */
export const providerRows = (entries: readonly GameEntry[]): readonly ProviderRow[] => {
  if (entries.some(({ kind }) => kind === 'slot')) return []
  const inOrder = openFirst(entries)
  const placedEntries = new Set<GameEntry>()
  const rows = offersAmong(inOrder).flatMap((title): readonly ProviderRow[] => {
    const offering = inOrder.filter(({ offers }) => offers?.includes(title))
    if (offering.length < MIN_ROW_PROVIDERS) return []
    const newFirst = offering.toSorted(
      (a, b) => Number(placedEntries.has(a)) - Number(placedEntries.has(b)),
    )
    for (const entry of offering) placedEntries.add(entry)
    return [{ title, entries: openFirst(newFirst) }]
  })
  if (rows.length < 2) return []
  const others = inOrder.filter((entry) => !placedEntries.has(entry))
  return others.length === 0 ? rows : [...rows, { title: 'other', entries: others }]
}

/** Separates two offers in a tile's line. */
export const OFFER_BREAK = '\u00a0· '
