import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/accessibility',
  access: 'guest',
  component: async () => (await import('./accessibility-screen.tsx')).AccessibilityScreen,
  title: 'accessibility.page.title',
  messages: ['accessibility', 'site-settings'],
} as const satisfies Screen
