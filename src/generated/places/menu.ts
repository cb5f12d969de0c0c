/** The top menu, in this order (R-NAV-02). */
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
  { path: '/user', name: 'place.user', over: ['/bets', '/devices', '/game', '/limits'] },
] as const
