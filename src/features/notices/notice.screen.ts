import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/notice',
  access: 'member',
  component: async () => (await import('./notices-screen.tsx')).NoticesScreen,
  title: 'notices.page.title',
  messages: ['notes', 'notices'],
  menu: { order: 70, label: 'place.notice', icon: 'NoticeIcon' },
  shows: { text: '책임 있는 게임 이용 안내' },
} as const satisfies Screen
