import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/help',
  access: 'member',
  component: async () => (await import('./inquiries-screen.tsx')).InquiriesScreen,
  title: 'place.help',
  messages: ['inquiries', 'notes'],
  menu: { order: 80, label: 'place.help', icon: 'HelpIcon', unread: 'helpCount' },
  shows: { button: '출금은 얼마나 걸리나요?' },
} as const satisfies Screen
