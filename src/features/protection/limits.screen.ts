import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/limits',
  access: 'member',
  component: async () => (await import('./protection-screen.tsx')).ProtectionScreen,
  title: 'protection.page.title',
  messages: ['bets', 'money-form', 'protection', 'wallet'],
  within: '/user',
  shows: { table: 'protection.record.title' },
} as const satisfies Screen
