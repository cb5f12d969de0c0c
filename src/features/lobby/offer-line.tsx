import { useT } from '../../i18n/language.tsx'
import styles from './game-tile.module.css'
import { namesThatFit, OFFER_BREAK } from './offers.ts'
import type { Offer } from './offers.ts'

/** Room of the narrowest tiles, in em: on phones and tablets, and on wider screens (game-tile.module.css). */
const NARROW = 13
const WIDE = 16

const more = (count: number): string | undefined => (count === 0 ? undefined : ` +${count}`)

/** What a provider offers: as many whole kinds as fit the tile, then the number of the others. Read out as a whole. */
export const OfferLine = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const t = useT()
  const names = offers.map((offer) => t(`lobby.offer.${offer}`))
  const [narrow, wide] = [namesThatFit(names, NARROW), namesThatFit(names, WIDE)]
  return (
    <span
      className={styles['offers']}
      data-narrow={more(names.length - narrow)}
      data-wide={more(names.length - wide)}
    >
      {names.map((name, at) => (
        <span key={name} className={at < narrow ? undefined : styles[at < wide ? 'roomy' : 'cut']}>
          {at > 0 && OFFER_BREAK}
          {name}
        </span>
      ))}
    </span>
  )
}
