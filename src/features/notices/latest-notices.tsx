import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useT } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { DateText } from '../../ui/date-text.tsx'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import styles from './latest-notices.module.css'
import { noticeQueries } from './notices.api.ts'

const MAX_NOTICES = 3

/** The newest notices, each as a link to its text. */
export const LatestNotices = () => {
  const t = useT()
  const { data: notices = [], isPending } = useQuery(noticeQueries.list())
  if (notices.length === 0 && !isPending) return null
  return (
    <Panel
      aria-busy={isPending || undefined}
      title={t('place.notice')}
      aside={
        <Link
          className={buttonClass({ variant: 'ghost', size: 'small', className: styles['all'] })}
          to="/notice"
        >
          {t('items.notices.all')}
        </Link>
      }
    >
      {isPending && (
        <div className={styles['rows']}>
          <Skeleton shape="row" count={MAX_NOTICES} className={styles['waiting'] ?? ''} />
        </div>
      )}
      {notices.length > 0 && (
        <ul className={styles['rows']}>
          {notices.slice(0, MAX_NOTICES).map(({ id, title, createdAt }) => (
            <li key={`${typeof id} ${id}`}>
              <Link className={styles['row']} to={`/notice?id=${encodeURIComponent(id)}`}>
                <span className={styles['title']}>
                  <OperatorTitle>{title}</OperatorTitle>
                </span>
                <span className={styles['date']}>
                  <DateText at={createdAt} />
                </span>
                <ChevronRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
