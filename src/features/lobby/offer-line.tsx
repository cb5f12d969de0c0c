import type { ReactNode } from 'react'
import { useT } from '../../i18n/language.tsx'
import { closedStateOf } from './game-entry.ts'
import type { GameEntry } from './game-entry.ts'
import styles from './game-tile.module.css'
import { OFFER_BREAK, offersOf, OFFERS_SHOWN } from './offers.ts'
import type { Offer } from './offers.ts'

/** What a provider offers: two kinds, then the number of the others. Read out as a whole. */
const OfferLine = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const t = useT()
  const names = offers.map((offer) => t(`lobby.offer.${offer}`))
  const others = names.slice(OFFERS_SHOWN)
  return (
    <span
      className={styles['offers']}
      data-more={others.length === 0 ? undefined : `+${others.length}`}
    >
      <span className={styles['shown']}>
        {names.slice(0, OFFERS_SHOWN).join(OFFER_BREAK)}
        {others.length > 0 && (
          <span className={styles['others']}>{['', ...others].join(OFFER_BREAK)}</span>
        )}
      </span>
    </span>
  )
}

const ClosedLine = () => useT()('lobby.closed.caption')

/** One line below each provider of a lobby; slots have none. */
export const offerCaption = (entry: GameEntry): ReactNode => {
  if (entry.isGame || entry.kind === 'slot') return undefined
  if (closedStateOf(entry) !== null) return <ClosedLine />
  const offers = offersOf(entry)
  return offers.length > 0 ? <OfferLine offers={offers} /> : '\u00a0'
}
