import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/comp',
  access: 'member',
  component: async () => (await import('./comp-screen.tsx')).CompScreen,
  title: 'comp.page.title',
  messages: ['bets', 'comp', 'money-form', 'transfers', 'wallet'],
  menu: { order: 60, label: 'place.comp', icon: 'CompIcon' },
  shows: { table: 'bets.table.caption' },
} as const satisfies Screen
