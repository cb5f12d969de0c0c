import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/slot/game',
  access: 'member',
  component: async () => (await import('./slot-games-screen.tsx')).SlotGamesScreen,
  title: { sample: 'slotProvider' },
  messages: ['lobby', 'wallet'],
  isPrerendered: true,
  query: { company: 'slotProvider' },
  shows: { tile: 'slotGame', as: 'button' },
} as const satisfies Screen
