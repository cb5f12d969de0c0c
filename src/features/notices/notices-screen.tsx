import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { Text, useT } from '../../i18n/language.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChevronDownIcon } from '../../ui/icons-list.tsx'
import { NoticeIcon } from '../../ui/icons-member.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { OperatorText } from '../operator-text/operator-text.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import { noticeQueries } from './notices.queries.ts'
import type { DatedNotice } from './notices.queries.ts'
import styles from './notices-screen.module.css'

type NoticeProps = {
  readonly notice: DatedNotice
  /** Whether the URL selects this notice. */
  readonly isNamed: boolean
  readonly onToggle: (isOpen: boolean) => void
}

const Notice = ({ notice: { title, content, createdAt }, isNamed, onToggle }: NoticeProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    // A notice opened by hand is selected in the URL, too, and must not scroll.
    if (!isNamed || details.current?.open !== false) return
    details.current.open = true
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isNamed])
  return (
    <details
      ref={details}
      className={styles['notice']}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary ref={heading} className={styles['summary']}>
        <span className={styles['words']}>
          <span className={styles['title']}>
            <OperatorTitle>{title}</OperatorTitle>
          </span>
          <span className={styles['date']}>
            <DateText at={createdAt} />
          </span>
        </span>
        <ChevronDownIcon className={styles['mark'] ?? ''} />
      </summary>
      <div className={styles['content']}>
        <OperatorText>{content}</OperatorText>
      </div>
    </details>
  )
}

const NoticeList = ({ notices }: { notices: readonly DatedNotice[] }) => {
  const [search, setSearch] = useSearchParams()
  const named = search.get('id')
  const toggle = (id: string, isOpen: boolean) => {
    if (isOpen ? id === named : id !== named) return
    setSearch(isOpen ? { id } : {}, { replace: true })
  }
  return (
    <>
      {named !== null && !notices.some(({ id }) => String(id) === named) && (
        <p role="status">
          <Text id="notices.gone.title" />
        </p>
      )}
      <div className={styles['list']}>
        {notices.map((notice) => (
          <Notice
            key={`${typeof notice.id} ${notice.id}`}
            notice={notice}
            isNamed={String(notice.id) === named}
            onToggle={(isOpen) => toggle(String(notice.id), isOpen)}
          />
        ))}
      </div>
    </>
  )
}

/** The operator's notices, which expand in place; each has a URL: `?id=` (R-COMM-01). */
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
              <NoticeList notices={items} />
            )}
          </Panel>
        )}
      </QueryBoundary>
    </Page>
  )
}
