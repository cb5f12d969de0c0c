import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/',
  access: 'guest',
  title: 'home.hero.title',
  messages: ['dialog', 'home', 'session', 'shell', 'toasts'],
  bar: { order: 10, label: 'place.home', icon: 'HomeIcon' },
  isPrerendered: true,
} as const satisfies Screen
