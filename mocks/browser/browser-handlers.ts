import { http, HttpResponse, passthrough } from 'msw'
import type { RequestHandler } from 'msw'
import { createGamesApi } from '../games/games-api.ts'
import jackpot from '../jackpot.json' with { type: 'json' }
import { REAL_PATH } from './hybrid-constants.ts'
import { createLocalProxy } from './local-proxy.ts'
import type { LocalProxyOptions } from './local-proxy.ts'

/** Path at which the page fetches the jackpot (R-HOME-01). */
export const JACKPOT_PATH = '/jackpot.json'

export function createBrowserHandlers(options: LocalProxyOptions): RequestHandler[] {
  const { backend, origin } = options
  const proxy = createLocalProxy(options)
  const gamesApi = createGamesApi(backend)
  return [
    http.all(`${origin}/api/*`, ({ request }) => proxy.fetch(request)),
    http.all(`${origin}/games/api/*`, ({ request }) => gamesApi(request)),
    http.get(`${origin}${JACKPOT_PATH}`, () => HttpResponse.json(jackpot)),
    // This handler precedes the mock's, which match any path that ends in /public/….
    http.all(`${origin}${REAL_PATH}/*`, () => passthrough()),
    ...backend.handlers,
  ]
}

const ALLOWED_PATHS = ['/__panel/', `${REAL_PATH}/`]

/**
 * Whether an unhandled call may leave the page. Only reads of this origin's files and calls to the panel or the real
 * backend may, so no call reaches a real server by mistake.
 */
export const mayLeavePage = ({ method, url }: Request, origin: string): boolean => {
  const { origin: targetOrigin, pathname } = new URL(url)
  return (
    targetOrigin === origin &&
    (['GET', 'HEAD'].includes(method) || ALLOWED_PATHS.some((path) => pathname.startsWith(path)))
  )
}
