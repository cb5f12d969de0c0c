import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/user',
  access: 'member',
  component: async () => (await import('./member-screen.tsx')).MemberScreen,
  title: 'member.page.title',
  messages: ['member', 'wallet'],
  menu: { order: 100, label: 'place.user', icon: 'UserIcon' },
  shows: { text: '•••-••••-5678' },
} as const satisfies Screen
