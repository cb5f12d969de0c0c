import type { Screen } from '../screens/screen.ts'

export const screen = {
  path: '/admin/error',
  access: 'guest',
  component: async () => (await import('./error-screen.tsx')).ErrorScreen,
  title: 'error.text.title',
  messages: ['failures'],
  isUnmeasured: true,
} as const satisfies Screen
