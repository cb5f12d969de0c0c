import { Fragment } from 'react'
import { useT } from '../../i18n/language.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './game-tile.module.css'
import { namesThatFit, OFFER_BREAK } from './offers.ts'
import type { Offer } from './offers.ts'

/** Room of the narrowest tiles, in em, on phones and tablets. */
const NARROW = 13

type OfferLineProps = {
  readonly offers: readonly Offer[]
  /** Room on phones and tablets, in em. */
  readonly room?: number
  /** In one line on wider screens too. */
  readonly isBrief?: boolean
}

/**
 * What a provider offers: on phones and tablets as many whole kinds as fit the tile, then the number of the others; on
 * wider screens all of them, if need be in two lines. Read out as a whole.
 */
export const OfferLine = ({ offers, room = NARROW, isBrief = false }: OfferLineProps) => {
  const t = useT()
  const names = offers.map((offer) => t(`lobby.offer.${offer}`))
  const fitting = namesThatFit(names, room)
  const others = names.length - fitting
  return (
    <span
      className={classNames(styles['offers'], isBrief && styles['brief'])}
      data-more={others === 0 ? undefined : ` +${others}`}
    >
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && (
            <span className={at < fitting ? undefined : styles['cut']}>{OFFER_BREAK}</span>
          )}
          <span className={classNames(styles['offer'], at >= fitting && styles['cut'])}>
            {name}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
