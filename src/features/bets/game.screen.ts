import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/game',
  access: 'member',
  component: async () => (await import('./game-area-screen.tsx')).GameAreaScreen,
  title: 'gameArea.page.title',
  messages: ['bets', 'money-form', 'transfers', 'wallet'],
  within: '/user',
  shows: { text: '300,000' },
} as const satisfies Screen
