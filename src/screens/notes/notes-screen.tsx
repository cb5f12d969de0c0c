import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../i18n/language.tsx'
import { communityQueries } from '../../queries/community.queries.ts'
import type { Note } from '../../queries/community.queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MessageIcon } from '../../ui/icons-place.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Answer } from '../page/answer.tsx'
import { ItemList } from '../page/item-list.tsx'
import { Page } from '../page/page.tsx'
import { RowsSkeleton } from '../page/rows-skeleton.tsx'
import { OpenNote } from './open-note.tsx'

/** The member's messages; a press opens one, which reads it (R-COMM-01). */
export const NotesScreen = () => {
  const t = useT()
  const notes = useQuery(communityQueries.notes())
  const [open, setOpen] = useState<Note | null>(null)
  return (
    <Page title={t('notes.page.title')} lead={t('notes.page.lead')}>
      <Answer query={notes} skeleton={<RowsSkeleton />}>
        {(items) => (
          <Panel>
            {items.length === 0 ? (
              <EmptyState icon={<MessageIcon />} title={t('notes.empty.title')}>
                {t('notes.empty.text')}
              </EmptyState>
            ) : (
              <ItemList items={items} isUnread={({ readAt }) => readAt === null} onOpen={setOpen} />
            )}
          </Panel>
        )}
      </Answer>
      {open && <OpenNote key={open.id} note={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}
