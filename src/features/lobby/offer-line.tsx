import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import type { GameEntry } from './game-entry.ts'
import { OFFER_BREAK, offersOf } from './offers.ts'
import type { Offer } from './offers.ts'

/** A provider's offers, as many kinds as fit into one line. Screen readers get all of them. */
const OfferLine = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const t = useT()
  const names = offers.map((offer) => t(`lobby.offer.${offer}`))
  return <span>{names.join(OFFER_BREAK)}</span>
}

/** One line below each provider of a lobby; slots have none. */
export const offerCaption = (entry: GameEntry): ReactNode => {
  if (entry.isGame || entry.kind === 'slot') return undefined
  const offers = offersOf(entry)
  return offers.length > 0 ? <OfferLine offers={offers} /> : '\u00a0'
}
