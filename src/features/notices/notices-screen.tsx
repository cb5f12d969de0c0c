import { useQuery } from '@tanstack/react-query'
import { useT } from '../../i18n/language.tsx'
import { noticeQueries } from './notices.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChevronDownIcon } from '../../ui/icons-list.tsx'
import { NoticeIcon } from '../../ui/icons-member.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Page } from '../../ui/page.tsx'
import { PlainText } from '../../ui/plain-text.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import styles from './notices-screen.module.css'

/** The operator's notices; each unfolds where it stands (R-COMM-01). */
export const NoticesScreen = () => {
  const t = useT()
  const notices = useQuery(noticeQueries.list())
  return (
    <Page title={t('notices.page.title')} lead={t('notices.page.lead')}>
      <QueryBoundary query={notices} skeleton={<RowsSkeleton />}>
        {(items) => (
          <Panel>
            {items.length === 0 ? (
              <EmptyState icon={<NoticeIcon />} title={t('notices.empty.title')} />
            ) : (
              <div className={styles['list']}>
                {items.map(({ id, title, content, createdAt }) => (
                  <details key={id} className={styles['notice']}>
                    <summary className={styles['summary']}>
                      <span className={styles['words']}>
                        <span className={styles['title']}>{title}</span>
                        <span className={styles['date']}>
                          <DateText at={createdAt} />
                        </span>
                      </span>
                      <ChevronDownIcon className={styles['mark'] ?? ''} />
                    </summary>
                    <div className={styles['content']}>
                      <PlainText>{content}</PlainText>
                    </div>
                  </details>
                ))}
              </div>
            )}
          </Panel>
        )}
      </QueryBoundary>
    </Page>
  )
}
