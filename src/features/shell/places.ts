import type { PlainMessageId } from '../toasts/notifier.ts'

export type Place = {
  readonly path: string
  readonly name: PlainMessageId
  /** The screen on which it is marked as current, where that is not the one it leads to. */
  readonly currentAt?: string
  /** What is counted beside it. */
  readonly unread?: 'noteCount' | 'helpCount'
}

/** The top menu, in this order (R-NAV-02): messages are read by way of the customer centre. */
export const menuPlaces = [
  { path: '/casino', name: 'place.casino' },
  { path: '/slot', name: 'place.slot' },
  { path: '/sport', name: 'place.sport' },
  { path: '/deposit', name: 'place.deposit' },
  { path: '/withdraw', name: 'place.withdraw' },
  { path: '/comp', name: 'place.comp' },
  { path: '/notice', name: 'place.notice' },
  { path: '/help', name: 'place.help', unread: 'helpCount' },
  { path: '/help', name: 'place.note', currentAt: '/note', unread: 'noteCount' },
  { path: '/user', name: 'place.user' },
] as const satisfies readonly Place[]

export type MenuName = (typeof menuPlaces)[number]['name']

/** The search of all games, which stands above the menu in the drawer. */
export const searchPlace = { path: '/search', name: 'allGames.menu.link' } as const satisfies Place
