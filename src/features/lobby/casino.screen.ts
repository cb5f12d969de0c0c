import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/casino',
  access: 'member',
  component: async () => (await import('./category-screens.tsx')).CasinoScreen,
  title: 'casino.page.title',
  messages: ['lobby', 'wallet'],
  menu: { order: 10, label: 'place.casino', icon: 'CasinoIcon' },
  bar: { order: 20, label: 'place.casino.short', icon: 'CasinoIcon' },
  isPrerendered: true,
  shows: { tile: 'casinoProvider', as: 'button' },
} as const satisfies Screen
