import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import styles from './trust-line.module.css'

type TrustLineProps = {
  /** The minimum age, at the end, because it is known later. */
  readonly children?: ReactNode
}

/** Support and limits, where one is not there, and who may play. */
export const TrustLine = ({ children }: TrustLineProps) => {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <p className={styles['line']}>
      {pathname !== '/help' && <Link to="/help">{t('place.help')}</Link>}
      {pathname !== '/limits' && <Link to="/limits">{t('guard.title.limits')}</Link>}
      <span>{t('footer.rule.age')}</span>
      {children}
    </p>
  )
}
