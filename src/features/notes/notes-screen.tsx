import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { noteQueries } from './notes.queries.ts'
import type { Note } from './notes.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MessageIcon } from '../../ui/icons-place.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../failures/query-boundary.tsx'
import { ItemList } from '../../ui/item-list.tsx'
import { Page } from '../../ui/page.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { OpenNote } from './open-note.tsx'

/** The member's messages; a press opens one, which reads it (R-COMM-01). */
export const NotesScreen = () => {
  const t = useT()
  const notes = useQuery(noteQueries.list())
  const [open, setOpen] = useState<Note | null>(null)
  return (
    <Page title={t('notes.page.title')} lead={t('notes.page.lead')}>
      <QueryBoundary query={notes} skeleton={<RowsSkeleton />}>
        {(items) => (
          <Panel>
            {items.length === 0 ? (
              <EmptyState icon={<MessageIcon />} title={t('notes.empty.title')}>
                {t('notes.empty.text')}
              </EmptyState>
            ) : (
              <ItemList
                items={items}
                unreadMark={t('items.unread.mark')}
                isUnread={({ readAt }) => readAt === null}
                onOpen={setOpen}
              />
            )}
          </Panel>
        )}
      </QueryBoundary>
      {open && <OpenNote key={open.id} note={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
