import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import type { CallFailure } from '../../http/query-client.ts'
import { useDayGroups } from '../../i18n/use-day-groups.ts'
import { useT } from '../../i18n/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OpenMessageIcon } from '../../ui/icons-letter.tsx'
import { HelpIcon, MessageIcon } from '../../ui/icons-place.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import { NearTiles } from '../../ui/near-tiles.tsx'
import { AdjacentItems } from '../../ui/adjacent-items.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EmptyReadingPane } from '../../ui/reading-pane.tsx'
import { ReadingSkeleton } from '../../ui/reading-skeleton.tsx'
import { SideBySide, useIsBeside } from '../../ui/side-by-side.tsx'
import { useOnIncrease } from '../../ui/use-on-increase.ts'
import { useSession, useSessionActor } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { noteMutations, noteQueries } from './notes.api.ts'
import type { Note } from './notes.api.ts'
import { LatestNotices } from '../notices/latest-notices.tsx'
import { OperatorLanguage } from '../operator-text/operator-language.tsx'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import styles from './notes-screen.module.css'
import { OpenNote } from './open-note.tsx'

const isUnread = ({ readAt }: Note): boolean => readAt === null

/** Callbacks for `useMutation`; those of `mutate` would not run, because the renewed list removes the button. */
const useBulkCallbacks = (id: 'notes.read.all' | 'notes.deleted.all') => {
  const session = useSessionActor()
  const { showToast } = useNotifier()
  return {
    onSuccess: () => {
      session.send({ type: 'health.requested' })
      showToast({ kind: 'success', id })
    },
    onError: ({ kind }: CallFailure) => showToast({ kind: 'error', id: `failure.${kind}.title` }),
  }
}

const ReadAll = ({ onAllRead }: { onAllRead: () => void }) => {
  const t = useT()
  const readAll = useMutation({ ...noteMutations.readAll(), ...useBulkCallbacks('notes.read.all') })
  return (
    <Button
      size="small"
      busy={readAll.isPending}
      onClick={() => {
        // The button goes with the last unread message.
        onAllRead()
        readAll.mutate()
      }}
    >
      {t('notes.button.readAll')}
    </Button>
  )
}

const DeleteAll = ({ count, onDeleted }: { count: number; onDeleted: () => void }) => {
  const t = useT()
  const { onSuccess, onError } = useBulkCallbacks('notes.deleted.all')
  const deleteAll = useMutation({
    ...noteMutations.deleteAll(),
    onSuccess: () => {
      onDeleted()
      onSuccess()
    },
    onError,
  })
  return (
    <ConfirmedButton
      size="small"
      variant="ghost"
      label={t('notes.button.deleteAll')}
      question={t('notes.question.deleteAll', { count })}
      no={t('dialog.button.no')}
      busy={deleteAll.isPending}
      onConfirm={() => deleteAll.mutate()}
    />
  )
}

type NotesProps = { readonly notes: readonly Note[] }

/** The open message: at first the newest one beside its list, if the member has read it before. */
const useOpenNote = (notes: readonly Note[]) => {
  const isBeside = useIsBeside()
  const [choice, setChoice] = useState<Note | 'none' | null>(null)
  const [first] = useState(notes[0])
  const isOpenedByPage = choice === null
  const opensFirst = isBeside && first !== undefined && !isUnread(first)
  const initialNote = opensFirst ? notes.find(({ id }) => id === first.id) : undefined
  const chosenNote = choice === 'none' ? null : choice
  return {
    openNote: isOpenedByPage ? (initialNote ?? null) : chosenNote,
    isOpenedByPage,
    isBeside,
    setOpenNote: setChoice,
  }
}

const RelatedLinks = () => {
  const t = useT()
  return (
    <NearTiles
      label={t('items.near.label')}
      places={[
        { to: '/help', icon: <HelpIcon />, title: t('place.help'), caption: t('items.near.help') },
      ]}
    />
  )
}

const titleOf = ({ title }: Note) => <OperatorTitle>{title}</OperatorTitle>

/** A message that would count as read opens only on a press. */
const NoOpenNote = ({ notes, onOpen }: NotesProps & { onOpen: (note: Note) => void }) => {
  const t = useT()
  const unread = notes.filter(isUnread)
  const [newest] = unread
  if (newest === undefined) return <EmptyReadingPane title={t('notes.choose.text')} />
  return (
    <EmptyReadingPane
      title={t('notes.unread.count', { count: unread.length })}
      action={<Button onClick={() => onOpen(newest)}>{t('notes.button.readNewest')}</Button>}
    >
      {t('notes.choose.text')}
    </EmptyReadingPane>
  )
}

const NoNotes = () => {
  const t = useT()
  return (
    <Panel>
      <EmptyState icon={<MessageIcon />} title={t('notes.empty.title')}>
        {t('notes.empty.text')}
      </EmptyState>
    </Panel>
  )
}

const Notes = ({ notes }: NotesProps) => {
  const t = useT()
  const groups = useDayGroups()
  const { openNote, isOpenedByPage, isBeside, setOpenNote } = useOpenNote(notes)
  const list = useRef<HTMLElement>(null)
  const unreadCount = notes.filter(isUnread).length
  const openPane = openNote && (
    <OpenNote
      key={openNote.id}
      note={openNote}
      keepsFocus={isOpenedByPage}
      fallbackFocus={list}
      footer={
        <AdjacentItems
          items={notes}
          openItem={notes.find(({ id }) => id === openNote.id) ?? openNote}
          titleOf={titleOf}
          onOpen={setOpenNote}
          labels={{
            navigation: t('items.neighbours.label'),
            newer: t('items.neighbours.newer'),
            older: t('items.neighbours.older'),
          }}
        />
      }
      onClose={() => setOpenNote('none')}
    />
  )
  // The last message may leave the list while it is read: some backends list the unread ones alone.
  if (notes.length === 0 && !openPane) return <NoNotes />
  return (
    <SideBySide
      joined
      list={
        notes.length === 0 ? (
          <NoNotes />
        ) : (
          <Panel
            ref={list}
            tabIndex={-1}
            title={
              <span className={styles['title']}>
                <span>{t('notes.list.title', { count: notes.length })}</span>
                <Badge
                  count={unreadCount}
                  label={t('notes.unread.count', { count: unreadCount })}
                />
              </span>
            }
            aside={
              <div className={styles['actions']}>
                {unreadCount > 0 && <ReadAll onAllRead={() => list.current?.focus()} />}
                <DeleteAll count={notes.length} onDeleted={() => setOpenNote('none')} />
              </div>
            }
          >
            <OperatorLanguage texts={notes.map(({ title }) => title)} />
            <ItemList
              titleOf={titleOf}
              icon={(note) => (isUnread(note) ? <MessageIcon /> : <OpenMessageIcon />)}
              below={(note) =>
                isUnread(note) && <span className={styles['unread']}>{t('items.unread.mark')}</span>
              }
              readMark={t('notes.read.mark')}
              items={notes}
              groups={groups}
              openId={openNote?.id}
              isUnread={isUnread}
              onOpen={setOpenNote}
            />
          </Panel>
        )
      }
      text={openPane ?? (isBeside && <NoOpenNote notes={notes} onOpen={setOpenNote} />)}
    />
  )
}

/** The member's messages; opening one marks it as read (R-COMM-01). */
export const NotesScreen = () => {
  const t = useT()
  const notes = useQuery(noteQueries.list())
  useOnIncrease(useSession(playerOf)?.noteCount ?? 0, notes.refetch)
  return (
    <Page title={t('notes.page.title')} lead={t('notes.page.lead')}>
      <QueryBoundary query={notes} skeleton={<ReadingSkeleton joined />}>
        {(items) => (
          <>
            <Notes notes={items} />
            <LatestNotices />
            <RelatedLinks />
          </>
        )}
      </QueryBoundary>
    </Page>
  )
}
