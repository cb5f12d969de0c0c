/** Addresses at which a guest sees the login, or the registration, as the screen. */
export const pathsOfLogin = ['/login', '/register', '/bets', '/casino', '/comp', '/deposit', '/devices', '/game', '/help', '/limits', '/note', '/notice', '/search', '/slot', '/slot/game', '/sport', '/user', '/withdraw'] as const
