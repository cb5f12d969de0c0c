import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/sport',
  access: 'member',
  component: async () => (await import('./category-screens.tsx')).SportScreen,
  title: 'sport.page.title',
  messages: ['lobby', 'wallet'],
  menu: { order: 30, label: 'place.sport', icon: 'SportIcon' },
  bar: { order: 40, label: 'place.sport', icon: 'SportIcon' },
  isPrerendered: true,
  shows: { tile: 'sportProvider', as: 'button' },
} as const satisfies Screen
