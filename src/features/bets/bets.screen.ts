import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/bets',
  access: 'member',
  component: async () => (await import('./bets-screen.tsx')).BetsScreen,
  title: 'bets.page.title',
  messages: ['bets', 'wallet'],
  within: '/user',
  shows: { table: 'bets.table.caption' },
} as const satisfies Screen
