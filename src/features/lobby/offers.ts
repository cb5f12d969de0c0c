import type { GameKind } from '../game-open/game-open.model.ts'
import { kinds } from './game-entry.ts'

/** Known offers of providers, in display order. */
const offersByKind = {
  casino: ['baccarat', 'blackjack', 'roulette', 'dragon_tiger', 'sic_bo', 'poker'],
  slot: ['jackpot', 'megaways', 'bonus_buy', 'classic', 'fishing'],
  sport: ['football', 'baseball', 'basketball', 'volleyball', 'ice_hockey', 'esports'],
} as const satisfies Record<GameKind, readonly string[]>

export const knownOffers = kinds.flatMap((kind) => [...offersByKind[kind]])

export type Offer = (typeof knownOffers)[number]

type Offering = { readonly offers?: readonly string[] | undefined }

export const offersOf = ({ offers = [] }: Offering): readonly Offer[] =>
  knownOffers.filter((offer) => offers.includes(offer))

export const offersAmong = (items: readonly Offering[]): readonly Offer[] => {
  const all = new Set(items.flatMap(offersOf))
  return knownOffers.filter((offer) => all.has(offer))
}

/** Between two offers in a tile's line. */
export const OFFER_BREAK = '\u00a0· '
