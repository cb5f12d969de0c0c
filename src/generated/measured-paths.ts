/** Addresses under which a report of speed may name a page. */
export const measuredPaths = ['/', '/accessibility', '/bets', '/casino', '/comp', '/deposit', '/devices', '/game', '/help', '/limits', '/login', '/note', '/notice', '/register', '/search', '/slot', '/slot/game', '/sport', '/user', '/withdraw'] as const
