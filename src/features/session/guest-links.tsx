import { Link, useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { AgeRule } from './age-rule.tsx'
import styles from './guest-links.module.css'

type GuestLinksProps = {
  /** Whether the page has another link to support. */
  readonly isSupportLinked?: boolean
  /** Whether the page has another link to the limits, or shows them. */
  readonly isLimitsLinked?: boolean
}

/** Links to support and limits, unless the page has them, and the age rule. */
export const GuestLinks = ({
  isSupportLinked = false,
  isLimitsLinked = false,
}: GuestLinksProps) => {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <p className={styles['line']}>
      {!isSupportLinked && pathname !== '/help' && <Link to="/help">{t('place.help')}</Link>}
      {!isLimitsLinked && <Link to="/limits">{t('guard.title.limits')}</Link>}
      <AgeRule />
    </p>
  )
}
