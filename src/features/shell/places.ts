import type { PlainMessageId } from '../toasts/notifier.ts'

export type Place = { readonly path: string; readonly name: PlainMessageId }

/** The top menu, in this order (R-NAV-02). */
export const menuPlaces = [
  { path: '/casino', name: 'place.casino' },
  { path: '/slot', name: 'place.slot' },
  { path: '/sport', name: 'place.sport' },
  { path: '/deposit', name: 'place.deposit' },
  { path: '/withdraw', name: 'place.withdraw' },
  { path: '/comp', name: 'place.comp' },
  { path: '/notice', name: 'place.notice' },
  { path: '/help', name: 'place.help' },
  { path: '/note', name: 'place.note' },
  { path: '/user', name: 'place.user' },
] as const satisfies readonly Place[]

export type MenuPath = (typeof menuPlaces)[number]['path']

/** The search of all games, which stands above the menu in the drawer. */
export const searchPlace = { path: '/search', name: 'allGames.menu.link' } as const satisfies Place
