import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/devices',
  access: 'member',
  component: async () => (await import('./devices-screen.tsx')).DevicesScreen,
  title: 'devices.page.title',
  messages: ['devices'],
  within: '/user',
  shows: { text: '이 기기' },
} as const satisfies Screen
