import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { inquiryQueries } from './inquiries.queries.ts'
import type { Inquiry } from './inquiries.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HelpIcon } from '../../ui/icons-place.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import { Page } from '../../ui/page.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { OpenInquiry } from './open-inquiry.tsx'

/** The member's 1:1 inquiries; a press opens one, which reads its answer (R-COMM-01). */
export const InquiriesScreen = () => {
  const t = useT()
  const inquiries = useQuery(inquiryQueries.list())
  const [open, setOpen] = useState<Inquiry | null>(null)
  return (
    <Page title={t('inquiries.page.title')} lead={t('inquiries.page.lead')}>
      <QueryBoundary query={inquiries} skeleton={<RowsSkeleton />}>
        {(items) => (
          <Panel>
            {items.length === 0 ? (
              <EmptyState icon={<HelpIcon />} title={t('inquiries.empty.title')} />
            ) : (
              <ItemList
                unreadMark={t('items.unread.mark')}
                items={items}
                isUnread={({ answeredAt, readAt }) => answeredAt !== null && readAt === null}
                aside={({ answeredAt }) => (
                  <StatusPill tone={answeredAt === null ? 'waiting' : 'done'}>
                    {t(
                      answeredAt === null ? 'inquiries.state.waiting' : 'inquiries.state.answered',
                    )}
                  </StatusPill>
                )}
                onOpen={setOpen}
              />
            )}
          </Panel>
        )}
      </QueryBoundary>
      {open && <OpenInquiry key={open.id} inquiry={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
