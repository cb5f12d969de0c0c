import type { Screen } from '../screens/screen.ts'

export const screen = {
  path: '*',
  access: 'guest',
  component: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
  title: 'notFound.page.title',
  messages: ['failures'],
  isUnmeasured: true,
  opensAt: '/nowhere',
} as const satisfies Screen
