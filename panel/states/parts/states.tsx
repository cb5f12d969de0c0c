import { Button } from '../../../src/ui/button.tsx'
import { ArtPage } from '../../../src/ui/art-page.tsx'
import { EmptyState } from '../../../src/ui/empty-state.tsx'
import { ErrorState } from '../../../src/ui/error-state.tsx'
import { InfoIcon } from '../../../src/ui/icons-state.tsx'
import { Note } from '../../../src/ui/note.tsx'
import type { NoteProps } from '../../../src/ui/note.tsx'
import { Page } from '../../../src/ui/page.tsx'
import { RowsSkeleton } from '../../../src/ui/rows-skeleton.tsx'
import { Skeleton } from '../../../src/ui/skeleton.tsx'
import type { SkeletonShape } from '../../../src/ui/skeleton.tsx'
import type { PartGroup } from './part.ts'

const shapes: readonly SkeletonShape[] = [
  'line',
  'title',
  'figure',
  'row',
  'tile',
  'portrait',
  'square',
  'wide',
]
const noteTones: readonly NoteProps['tone'][] = ['good', 'bad', 'unsure']

export const states: PartGroup = {
  name: 'States',
  parts: (say) => [
    {
      name: 'EmptyState',
      states: {
        content: (
          <EmptyState
            icon={<InfoIcon />}
            title={say('No messages yet')}
            action={<Button>{say('Ask us')}</Button>}
          >
            {say('Answers to your questions arrive here.')}
          </EmptyState>
        ),
      },
    },
    {
      name: 'ErrorState',
      states: {
        content: (
          <ErrorState
            title={say('Your messages could not be loaded')}
            retry={{ label: say('Try again'), onPress: () => undefined }}
          >
            {say('Nothing was lost. Try again in a moment.')}
          </ErrorState>
        ),
      },
    },
    {
      name: 'Note',
      states: Object.fromEntries(
        noteTones.map((tone) => [
          tone,
          <Note key={tone} tone={tone} title={say('Your request was sent')}>
            <p>{say('The operator confirms it within ten minutes.')}</p>
          </Note>,
        ]),
      ),
    },
    {
      name: 'Skeleton',
      states: Object.fromEntries(
        shapes.map((shape) => [shape, <Skeleton key={shape} shape={shape} />]),
      ),
    },
    { name: 'RowsSkeleton', states: { content: <RowsSkeleton count={3} /> } },
    {
      name: 'Page',
      states: {
        content: (
          <Page title={say('Deposit')} lead={say('Requests are confirmed within ten minutes.')}>
            <p>{say('Content')}</p>
          </Page>
        ),
        band: (
          <Page art="slot" title={say('Slots')}>
            <p>{say('Content')}</p>
          </Page>
        ),
      },
    },
    {
      name: 'ArtPage',
      states: {
        content: (
          <ArtPage art="login" title={say('Log in')}>
            <p>{say('Content')}</p>
          </ArtPage>
        ),
      },
    },
  ],
}
