import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useDayGroups } from '../../i18n/use-day-groups.ts'
import { Text, useT } from '../../i18n/language.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconBox } from '../../ui/icon-box.tsx'
import { ChevronDownIcon } from '../../ui/icons-list.tsx'
import { HelpIcon, MessageIcon, NoticeIcon } from '../../ui/icons-place.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import { NearTiles } from '../../ui/near-tiles.tsx'
import { AdjacentItems } from '../../ui/adjacent-items.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ReadingSkeleton } from '../../ui/reading-skeleton.tsx'
import { SideBySide, useIsBeside } from '../../ui/side-by-side.tsx'
import { OperatorLanguage } from '../operator-text/operator-language.tsx'
import { OperatorTitle, useForeignLanguage } from '../operator-text/operator-title.tsx'
import { plainWords } from '../operator-text/text-language.ts'
import { noticeQueries } from './notices.api.ts'
import type { Notice } from './notices.api.ts'
import styles from './notices-screen.module.css'
import { NoticeBody, OpenNotice } from './open-notice.tsx'

const Preview = ({ children }: { children: string }) => (
  <span className={styles['lines']} lang={useForeignLanguage(children)}>
    {plainWords(children)}
  </span>
)

type NoticeProps = {
  readonly notice: Notice
  readonly isLinked: boolean
  readonly onToggle: (isOpen: boolean) => void
}

const NoticeItem = ({ notice, isLinked, onToggle }: NoticeProps) => {
  const { title, content, createdAt } = notice
  const details = useRef<HTMLDetailsElement>(null)
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    // A notice opened by hand is selected in the URL, too, and must not scroll.
    if (!isLinked || details.current?.open !== false) return
    details.current.open = true
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isLinked])
  return (
    <details
      ref={details}
      className={styles['notice']}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary ref={heading} className={styles['summary']}>
        <IconBox className={styles['sign']}>
          <NoticeIcon />
        </IconBox>
        <span className={styles['words']}>
          <span className={styles['title']}>
            <OperatorTitle>{title}</OperatorTitle>
          </span>
          <span className={styles['date']}>
            <DateText at={createdAt} />
          </span>
          <span className={styles['preview']}>
            <Preview>{content}</Preview>
          </span>
        </span>
        <ChevronDownIcon className={styles['mark']} />
      </summary>
      <div className={styles['content']}>
        <NoticeBody notice={notice} />
      </div>
    </details>
  )
}

type NoticesProps = { readonly notices: readonly Notice[] }

const titleOf = ({ title }: Notice) => <OperatorTitle>{title}</OperatorTitle>

const idOf = ({ id }: Notice): string => String(id)

const NoticeGone = () => (
  <p role="status">
    <Text id="notices.gone.title" />
  </p>
)

/** The id in the URL, and whether no notice has it. */
const useLinkedNotice = (notices: readonly Notice[]) => {
  const [search, setSearch] = useSearchParams()
  const openId = search.get('id')
  const isNoticeGone = openId !== null && !notices.some((notice) => idOf(notice) === openId)
  return {
    linkedId: openId,
    isNoticeGone,
    setLinkedId: (id: string | null) => setSearch(id === null ? {} : { id }, { replace: true }),
  }
}

const FoldedNotices = ({ notices }: NoticesProps) => {
  const t = useT()
  const { linkedId, isNoticeGone, setLinkedId } = useLinkedNotice(notices)
  const { groupOf } = useDayGroups()
  const toggle = (id: string, isOpen: boolean) => {
    if (isOpen ? id === linkedId : id !== linkedId) return
    setLinkedId(isOpen ? id : null)
  }
  return (
    <Panel title={t('notices.list.title', { count: notices.length })}>
      <OperatorLanguage texts={notices.map(({ title }) => title)} />
      {isNoticeGone && <NoticeGone />}
      <div className={styles['list']}>
        {notices.map((notice, index) => {
          const group = groupOf(notice.createdAt)
          const previous = notices[index - 1]
          return (
            <Fragment key={`${typeof notice.id} ${notice.id}`}>
              {(previous === undefined || groupOf(previous.createdAt) !== group) && (
                <p className={styles['group']}>{group}</p>
              )}
              <NoticeItem
                notice={notice}
                isLinked={idOf(notice) === linkedId}
                onToggle={(isOpen) => toggle(idOf(notice), isOpen)}
              />
            </Fragment>
          )
        })}
      </div>
    </Panel>
  )
}

const RelatedLinks = () => {
  const t = useT()
  return (
    <NearTiles
      label={t('items.near.label')}
      places={[
        {
          to: '/note',
          icon: <MessageIcon />,
          title: t('place.note'),
          caption: t('items.near.note'),
        },
        { to: '/help', icon: <HelpIcon />, title: t('place.help'), caption: t('items.near.help') },
      ]}
    />
  )
}

/** The list with the open notice beside it: the one in the URL, or the newest. */
const NoticesBeside = ({ notices }: NoticesProps) => {
  const t = useT()
  const { linkedId, isNoticeGone, setLinkedId } = useLinkedNotice(notices)
  const groups = useDayGroups()
  const shownNotice = isNoticeGone
    ? undefined
    : (notices.find((notice) => idOf(notice) === linkedId) ?? notices[0])
  return (
    <SideBySide
      list={
        <Panel title={t('notices.list.title', { count: notices.length })}>
          <OperatorLanguage texts={notices.map(({ title }) => title)} />
          {isNoticeGone && <NoticeGone />}
          <ItemList
            items={notices}
            titleOf={titleOf}
            icon={() => <NoticeIcon />}
            below={({ content }) => <Preview>{content}</Preview>}
            groups={groups}
            openId={shownNotice?.id}
            onOpen={(notice) => setLinkedId(idOf(notice))}
          />
        </Panel>
      }
      text={
        <div className={styles['text']}>
          {shownNotice && (
            <OpenNotice
              key={`${typeof shownNotice.id} ${shownNotice.id}`}
              notice={shownNotice}
              isLinked={linkedId !== null}
              footer={
                <AdjacentItems
                  items={notices}
                  openItem={shownNotice}
                  titleOf={titleOf}
                  onOpen={(notice) => setLinkedId(idOf(notice))}
                  labels={{
                    navigation: t('items.neighbours.label'),
                    newer: t('items.neighbours.newer'),
                    older: t('items.neighbours.older'),
                  }}
                />
              }
            />
          )}
          <RelatedLinks />
        </div>
      }
    />
  )
}

/** The operator's notices; each has a URL: `?id=` (R-COMM-01). Where there is room, the open one is beside the list. */
export const NoticesScreen = () => {
  const t = useT()
  const notices = useQuery(noticeQueries.list())
  const isBeside = useIsBeside()
  return (
    <Page title={t('notices.page.title')} lead={t('notices.page.lead')}>
      <QueryBoundary query={notices} skeleton={<ReadingSkeleton />}>
        {(items) => (
          <>
            {items.length === 0 && (
              <Panel>
                <EmptyState icon={<NoticeIcon />} title={t('notices.empty.title')} />
              </Panel>
            )}
            {items.length > 0 && isBeside && <NoticesBeside notices={items} />}
            {items.length > 0 && !isBeside && <FoldedNotices notices={items} />}
            {(items.length === 0 || !isBeside) && <RelatedLinks />}
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}
