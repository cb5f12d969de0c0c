import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useLanguage } from '../../i18n/language.tsx'
import { RollingNumber } from '../../ui/rolling-number.tsx'
import styles from './jackpot-banner.module.css'

type JackpotBannerProps = {
  readonly won: number | null
  readonly isRolling: boolean
  /** Whether slots replace the sum, because the operator names none. */
  readonly leadsToSlots?: boolean
}

/** Shows the operator's jackpot sum, or, where the operator names no source, who decides it (R-HOME-01). */
export const JackpotBanner = ({ won, isRolling, leadsToSlots = false }: JackpotBannerProps) => {
  const { formatNumber, t } = useLanguage()
  // Where a member was expected, the hidden hero has a banner, too.
  const title = useId()
  return (
    <section className={styles['banner']} aria-labelledby={title}>
      {leadsToSlots && <span className={styles['coins']} />}
      <h2 className={styles['title']} id={title}>
        {t('home.jackpot.title')}
      </h2>
      {/* The keys make them two elements, so that the note does not become the sum. */}
      {won === null ? (
        <p key="note" className={styles[leadsToSlots ? 'way' : 'note']}>
          {leadsToSlots ? (
            <Link to="/slot?only=jackpot">{t('home.jackpot.link')}</Link>
          ) : (
            t('home.jackpot.note')
          )}
        </p>
      ) : (
        <p key="sum" className={styles['figure']}>
          <RollingNumber figure={formatNumber(won)} paused={!isRolling} />
          <span className={styles['unit']}>{t('home.jackpot.unit')}</span>
        </p>
      )}
    </section>
  )
}
