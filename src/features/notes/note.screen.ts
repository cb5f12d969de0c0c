import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/note',
  access: 'member',
  component: async () => (await import('./notes-screen.tsx')).NotesScreen,
  title: 'notes.page.title',
  messages: ['notes'],
  // R-NAV-02: in the source this entry opens the customer center, which links to the messages.
  menu: {
    order: 90,
    label: 'place.note',
    icon: 'MessageIcon',
    unread: 'noteCount',
    leadsTo: '/help',
  },
  shows: { button: '레벨 3이 되셨습니다' },
} as const satisfies Screen
