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

/** About the width of a text in em: half of one for Latin letters. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, sign) => sum + (sign > '\u2e80' ? 1 : /[ \u00a0·]/.test(sign) ? 0.32 : 0.58),
    0,
  )

/** How many of the names, at least one, fit a line of `room` em that ends with the number of the others. */
export const namesThatFit = (names: readonly string[], room: number): number =>
  Math.max(
    1,
    names.findLastIndex((_, at) => {
      const others = names.length - at - 1
      const line = names.slice(0, at + 1).join(OFFER_BREAK)
      return widthOf(others === 0 ? line : `${line} +${others}`) <= room
    }) + 1,
  )
