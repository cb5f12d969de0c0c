import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/search',
  access: 'member',
  component: async () => (await import('./all-games-screen.tsx')).AllGamesScreen,
  title: 'allGames.page.title',
  messages: ['lobby', 'wallet'],
  aboveMenu: { order: 10, label: 'allGames.menu.link', icon: 'SearchIcon' },
  shows: { tile: 'slotGame', as: 'button' },
} as const satisfies Screen
