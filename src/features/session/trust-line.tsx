import { Link, useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { AgeRule } from './age-rule.tsx'
import styles from './trust-line.module.css'

type TrustLineProps = {
  /** Whether the page leads to support elsewhere. */
  readonly hasSupport?: boolean
  /** Whether it leads to the limits elsewhere, or is theirs. */
  readonly hasLimits?: boolean
}

/** Support and limits, where one is not there, and who may play. */
export const TrustLine = ({ hasSupport = false, hasLimits = false }: TrustLineProps) => {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <p className={styles['line']}>
      {!hasSupport && pathname !== '/help' && <Link to="/help">{t('place.help')}</Link>}
      {!hasLimits && <Link to="/limits">{t('guard.title.limits')}</Link>}
      <AgeRule />
    </p>
  )
}
