import type { Screen } from '../../../screens/screen.ts'

export const screen = {
  path: '/withdraw',
  access: 'member',
  component: async () => (await import('./withdrawals-screen.tsx')).WithdrawalsScreen,
  title: 'withdrawals.page.title',
  messages: ['money-form', 'wallet', 'withdrawals'],
  menu: { order: 50, label: 'place.withdraw', icon: 'WithdrawIcon' },
  shows: { list: 'withdrawals.table.caption' },
} as const satisfies Screen
