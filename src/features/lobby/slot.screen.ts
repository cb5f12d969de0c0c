import type { Screen } from '../../screens/screen.ts'

export const screen = {
  path: '/slot',
  access: 'member',
  component: async () => (await import('./category-screens.tsx')).SlotScreen,
  title: 'slot.page.title',
  messages: ['lobby', 'wallet'],
  menu: { order: 20, label: 'place.slot', icon: 'SlotIcon' },
  bar: { order: 30, label: 'place.slot', icon: 'SlotIcon' },
  isPrerendered: true,
  shows: { tile: 'slotProvider', as: 'link' },
} as const satisfies Screen
