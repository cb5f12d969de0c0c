/** Addresses whose pages hold their first paint. */
export const prerenderedPaths = ['/', '/login', '/register', '/casino', '/slot', '/slot/game', '/sport'] as const
