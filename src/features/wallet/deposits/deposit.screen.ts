import type { Screen } from '../../../screens/screen.ts'

export const screen = {
  path: '/deposit',
  access: 'member',
  component: async () => (await import('./deposits-screen.tsx')).DepositsScreen,
  title: 'deposits.page.title',
  messages: ['deposits', 'money-form', 'protection', 'wallet'],
  menu: { order: 40, label: 'place.deposit', icon: 'DepositIcon' },
  shows: { list: 'deposits.table.caption' },
} as const satisfies Screen
