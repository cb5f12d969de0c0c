import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { useDayGroups } from '../../i18n/day-groups.ts'
import { useT } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmedButton } from '../../ui/confirmed-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MessageIcon } from '../../ui/icons-place.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NothingOpen } from '../../ui/reading-pane.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { SideBySide } from '../../ui/side-by-side.tsx'
import { useIsBeside } from '../../ui/use-is-beside.ts'
import { useOnIncrease } from '../../ui/use-on-increase.ts'
import { useSession, useSessionActor } from '../session/session.context.tsx'
import { playerOf } from '../session/session.selectors.ts'
import { useNotifier } from '../toasts/notifier.context.tsx'
import { noteMutations, noteQueries } from './notes.queries.ts'
import type { Note } from './notes.queries.ts'
import { OperatorTitle } from '../operator-text/operator-title.tsx'
import styles from './notes-screen.module.css'
import { OpenNote } from './open-note.tsx'

const ForAll = ({ notes }: { notes: readonly Note[] }) => {
  const t = useT()
  const session = useSessionActor()
  const { showToast } = useNotifier()
  const readAll = useMutation(noteMutations.readAll())
  const deleteAll = useMutation(noteMutations.deleteAll())
  const then = (id: 'notes.read.all' | 'notes.deleted.all') => ({
    onSuccess: () => {
      session.send({ type: 'health.requested' })
      showToast({ kind: 'success', id })
    },
    onError: ({ kind }: NonNullable<typeof readAll.error>) =>
      showToast({ kind: 'error', id: `failure.${kind}.title` }),
  })
  return (
    <div className={styles['forAll']}>
      <Button
        size="small"
        busy={readAll.isPending}
        disabled={notes.every(({ readAt }) => readAt !== null)}
        onClick={() => readAll.mutate(undefined, then('notes.read.all'))}
      >
        {t('notes.button.readAll')}
      </Button>
      <ConfirmedButton
        size="small"
        label={t('notes.button.deleteAll')}
        question={t('notes.question.deleteAll', { count: notes.length })}
        no={t('dialog.button.no')}
        busy={deleteAll.isPending}
        onConfirm={() => deleteAll.mutate(undefined, then('notes.deleted.all'))}
      />
    </div>
  )
}

/** The member's messages; opening one marks it as read (R-COMM-01). */
export const NotesScreen = () => {
  const t = useT()
  const notes = useQuery(noteQueries.list())
  useOnIncrease(useSession(playerOf)?.noteCount ?? 0, notes.refetch)
  const groupOf = useDayGroups()
  const isBeside = useIsBeside()
  const [open, setOpen] = useState<Note | null>(null)
  return (
    <Page title={t('notes.page.title')} lead={t('notes.page.lead')}>
      <QueryBoundary query={notes} skeleton={<RowsSkeleton />}>
        {(items) => (
          <SideBySide
            list={
              <Panel>
                {items.length === 0 ? (
                  <EmptyState icon={<MessageIcon />} title={t('notes.empty.title')}>
                    {t('notes.empty.text')}
                  </EmptyState>
                ) : (
                  <>
                    <ForAll notes={items} />
                    <ItemList
                      titleOf={({ title }) => <OperatorTitle>{title}</OperatorTitle>}
                      items={items}
                      groupOf={groupOf}
                      openId={open?.id}
                      unreadMark={t('items.unread.mark')}
                      isUnread={({ readAt }) => readAt === null}
                      onOpen={setOpen}
                    />
                  </>
                )}
              </Panel>
            }
            text={
              open ? (
                <OpenNote key={open.id} note={open} onClose={() => setOpen(null)} />
              ) : (
                isBeside &&
                items.length > 0 && (
                  <NothingOpen icon={<MessageIcon />}>{t('notes.choose.text')}</NothingOpen>
                )
              )
            }
          />
        )}
      </QueryBoundary>
    </Page>
  )
}
