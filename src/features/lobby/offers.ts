/** Known offers of casino and sports providers, in display order. */
export const knownOffers = [
  'baccarat',
  'blackjack',
  'roulette',
  'dragon_tiger',
  'sic_bo',
  'poker',
  'football',
  'baseball',
  'basketball',
  'volleyball',
  'ice_hockey',
  'esports',
] as const

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
