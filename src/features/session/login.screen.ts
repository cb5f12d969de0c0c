import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/login',
  access: 'guest',
  component: async () => (await import('./login-screen.tsx')).LoginScreen,
  title: 'login.screen.title',
  messages: ['password-reset', 'registration', 'session', 'site-settings'],
  isPrerendered: true,
  waysIn: true,
} as const satisfies Screen
