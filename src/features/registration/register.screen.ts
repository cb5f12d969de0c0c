import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/register',
  access: 'guest',
  component: async () => (await import('./register-screen.tsx')).RegisterScreen,
  title: 'register.page.title',
  messages: ['registration', 'site-settings'],
  isPrerendered: true,
  waysIn: true,
} as const satisfies Screen
