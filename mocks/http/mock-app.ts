import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { CommandError } from '../control/command-error.ts'
import { createGamesApi } from '../games/games-api.ts'
import { startStates } from '../seeds/start-states.ts'
import { splitPath, requireWorld } from '../worlds.ts'
import type { MockWorlds } from '../worlds.ts'
import { answerOverHttp } from './answer-over-http.ts'
import { controlRoutes, respondRefused } from './control-routes.ts'
import type { MockEnv } from './control-routes.ts'
import type { GameFile } from './game-files.ts'

const GAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * True for requests from pages of other origins, including other ports. Programs such as curl send neither header.
 */
function isForeign({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

export type MockAppOptions = {
  readonly worlds: MockWorlds
  readonly gameFiles: ReadonlyMap<string, GameFile>
}

export function createMockApp({ worlds, gameFiles }: MockAppOptions): Hono<MockEnv> {
  const app = new Hono<MockEnv>({ getPath: (request) => splitPath(getPath(request)).path })

  app.onError((error, context) => {
    if (error instanceof CommandError) return respondRefused(context, error)
    console.error('The mock backend failed:', error)
    return context.json({ error: 'The mock backend failed' }, 500)
  })

  app.get('/healthz', (context) => context.json({ status: 'ok' }))

  app.use(async (context, next) => {
    const { raw, path, method } = context.req
    const world = requireWorld(raw)
    const isCommand = path.startsWith('/__mock/') && method !== 'GET'
    const isNew = !worlds.has(world)
    if ((isCommand || isNew) && isForeign(raw)) {
      return context.json({ error: 'Not from a page of another origin' }, 403)
    }
    context.set('world', world)
    return next()
  })

  app.all('/public/*', (context) => {
    // `env` is undefined without a server.
    const origin = context.env as MockEnv['Bindings'] | undefined
    return answerOverHttp(worlds.world(context.get('world')), context.req.raw, origin?.outgoing)
  })

  app.all('/games/api/:call', (context) =>
    createGamesApi(worlds.world(context.get('world')))(context.req.raw),
  )

  app.get('/games/*', (context) => {
    const file = gameFiles.get(context.req.path)
    if (file === undefined) return context.notFound()
    return context.body(file.text, 200, {
      'content-type': file.type,
      'content-security-policy': GAME_POLICY,
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  app.get('/__mock/scenarios', (context) =>
    context.json({
      scenarios: Object.entries(startStates).map(([name, { description }]) => ({
        name,
        description,
      })),
    }),
  )

  app.route('/__mock', controlRoutes(worlds))

  // `npm run proxy -- --check` requests / and recognizes the mock by this name, to warn of play money on a public site.
  const serverHeader = { server: 'maru-mock' }
  app.notFound((context) =>
    context.json({ error: `There is no ${context.req.path} here` }, 404, serverHeader),
  )
  return app
}
