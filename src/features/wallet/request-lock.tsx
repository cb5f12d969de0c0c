import { useT } from '../../i18n/language.tsx'
import { formatDate, formatTime } from '../../lib/dates.ts'
import { WarningIcon } from '../../ui/icons-state.tsx'
import type { Lock } from './payment-options.ts'
import styles from './request-lock.module.css'

export const RequestLock = ({ title, lock }: { title: string; lock: Lock }) => {
  const t = useT()
  const until = lock.until && `${formatDate(lock.until)} ${formatTime(lock.until)}`
  return (
    <div className={styles['lock']} role="status">
      <WarningIcon />
      <div>
        <p className={styles['title']}>{title}</p>
        <p>{t(`lock.reason.${lock.reason}`)}</p>
        {until && <p>{t('lock.until', { time: until })}</p>}
      </div>
    </div>
  )
}
