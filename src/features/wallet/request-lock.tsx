import type { UseQueryResult } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { RefreshIcon } from '../../ui/icons-action.tsx'
import { WarningIcon } from '../../ui/icons-state.tsx'
import { lockOf } from './payment-options.ts'
import type { Lock } from './payment-options.ts'
import styles from './request-lock.module.css'

type RequestLockProps = {
  readonly title: string
  readonly query: Pick<UseQueryResult<Lock>, 'data' | 'isFetching' | 'refetch'>
}

/** Why no request is taken now; nothing while requests are open. */
export const RequestLock = ({ title, query }: RequestLockProps) => {
  const t = useT()
  const lock = lockOf(query)
  if (!lock.isLocked) return null
  const until = lock.until && formatMoment(lock.until)
  return (
    <div className={styles['lock']} role="status">
      <WarningIcon />
      <div>
        <p className={styles['title']}>{title}</p>
        <p>{t(`lock.reason.${lock.reason}`)}</p>
        {until && <p>{t('lock.until', { time: until })}</p>}
        {lock.reason === 'unreadable' && (
          <Button
            icon={<RefreshIcon />}
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {t('failure.button.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
