import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useT } from '../../i18n/language.tsx'
import { useDayGroups } from '../../i18n/use-day-groups.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ChevronRightIcon } from '../../ui/icons-action.tsx'
import { HelpIcon, MessageIcon } from '../../ui/icons-place.tsx'
import { InfoIcon } from '../../ui/icons-state.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { SideBySide, useIsBeside } from '../../ui/side-by-side.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { Tile } from '../../ui/tile.tsx'
import { useOnIncrease } from '../../ui/use-on-increase.ts'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import { useSession, useSessionActor } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { FrequentQuestions } from './frequent-questions.tsx'
import styles from './inquiries-screen.module.css'
import { inquiryMutations, inquiryQueries } from './inquiries.api.ts'
import type { Inquiry } from './inquiries.api.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { OpenInquiry } from './open-inquiry.tsx'

const MessagesLink = () => {
  const t = useT()
  const count = useSession(playerOf)?.noteCount ?? 0
  return (
    <Tile
      as={Link}
      to="/note"
      icon={<MessageIcon />}
      title={t('home.help.note')}
      caption={t('home.help.noteCaption')}
      aside={
        <span className={styles['unread']}>
          <Badge count={count} label={t('shell.count.unread', { count })} />
          <ChevronRightIcon />
        </span>
      }
    />
  )
}

const DeleteAllButton = ({ count, onDeleted }: { count: number; onDeleted: () => void }) => {
  const t = useT()
  const session = useSessionActor()
  const { showToast } = useNotifier()
  const deleteAll = useMutation({
    ...inquiryMutations.deleteAll(),
    onSuccess: () => {
      session.send({ type: 'health.requested' })
      showToast({ kind: 'success', id: 'inquiries.deleted.all' })
      onDeleted()
    },
    onError: ({ kind }) => showToast({ kind: 'error', id: `failure.${kind}.title` }),
  })
  return (
    <ConfirmedButton
      size="small"
      variant="ghost"
      className={styles['deleteAll']}
      label={t('inquiries.button.deleteAll')}
      question={t('inquiries.question.deleteAll', { count })}
      no={t('dialog.button.no')}
      busy={deleteAll.isPending}
      onConfirm={() => deleteAll.mutate()}
    />
  )
}

type InquiryHistoryProps = {
  readonly items: readonly Inquiry[]
  readonly selectedInquiry: Inquiry | null
  readonly onOpen: (inquiry: Inquiry | null) => void
  readonly onDeleted: () => void
}

const InquiryHistory = ({ items, selectedInquiry, onOpen, onDeleted }: InquiryHistoryProps) => {
  const t = useT()
  const groups = useDayGroups()
  const isBeside = useIsBeside()
  return (
    <Panel
      title={t('inquiries.history.title')}
      aside={items.length > 0 && <DeleteAllButton count={items.length} onDeleted={onDeleted} />}
    >
      {isBeside && selectedInquiry !== null && (
        <Button onClick={() => onOpen(null)}>{t('inquiries.form.title')}</Button>
      )}
      {items.length === 0 ? (
        <EmptyState icon={<HelpIcon />} title={t('inquiries.empty.title')} />
      ) : (
        <ItemList
          titleOf={({ title }) => <OperatorTitle>{title}</OperatorTitle>}
          unreadMark={t('items.unread.mark')}
          items={items}
          groups={groups}
          openId={selectedInquiry?.id}
          isUnread={({ answeredAt, readAt }) => answeredAt !== null && readAt === null}
          below={({ answeredAt }) => (
            <StatusPill tone={answeredAt === null ? 'waiting' : 'done'}>
              {t(answeredAt === null ? 'inquiries.state.waiting' : 'inquiries.state.answered')}
            </StatusPill>
          )}
          onOpen={onOpen}
        />
      )}
    </Panel>
  )
}

const RelatedLinks = () => {
  const t = useT()
  return (
    <div className={styles['related']}>
      <MessagesLink />
      <Tile
        as={Link}
        to="/accessibility"
        icon={<InfoIcon />}
        title={t('footer.accessibility.link')}
        aside={<ChevronRightIcon />}
      />
    </div>
  )
}

/**
 * The customer centre: the member's inquiries, a link to messages with the unread count (R-NAV-02), frequent questions,
 * and a form for a 1:1 inquiry. Opening an inquiry marks its answer as read (R-COMM-01).
 */
export const InquiriesScreen = () => {
  const t = useT()
  const inquiries = useQuery(inquiryQueries.list())
  useOnIncrease(useSession(playerOf)?.helpCount ?? 0, inquiries.refetch)
  const isBeside = useIsBeside()
  const [selectedInquiry, setSelectedInquiry] = useState<Inquiry | null>(null)
  const [formVersion, setFormVersion] = useState(0)
  const history = (
    <QueryBoundary query={inquiries} skeleton={<RowsSkeleton count={isBeside ? 2 : 8} />}>
      {(items) => (
        <InquiryHistory
          items={items}
          selectedInquiry={selectedInquiry}
          onOpen={setSelectedInquiry}
          onDeleted={() => {
            setSelectedInquiry(null)
            setFormVersion((version) => version + 1)
          }}
        />
      )}
    </QueryBoundary>
  )
  // A new key makes a new form, because the old one's notice is about a deleted inquiry.
  const form = <InquiryForm key={`form ${formVersion}`} />
  const freshInquiry =
    inquiries.data?.find(({ id }) => id === selectedInquiry?.id) ?? selectedInquiry
  const detail = freshInquiry && (
    <OpenInquiry
      key={freshInquiry.id}
      inquiry={freshInquiry}
      onClose={() => setSelectedInquiry(null)}
    />
  )
  return (
    <Page title={t('place.help')} lead={t('inquiries.page.lead')}>
      {isBeside ? (
        <SideBySide
          even
          list={
            <div className={styles['stack']}>
              {history}
              <FrequentQuestions opensFirst />
            </div>
          }
          text={
            <div className={styles['detail']}>
              {detail ?? form}
              <RelatedLinks />
            </div>
          }
        />
      ) : (
        <>
          <div className={styles['stack']}>
            <FrequentQuestions />
            {form}
            {history}
            {!inquiries.isPending && <RelatedLinks />}
          </div>
          {detail}
        </>
      )}
    </Page>
  )
}
