import { Hono } from 'hono'
import { z } from 'zod'
import { parseJson } from '../../src/lib/json.ts'
import type { MockBackend } from '../backend.ts'
import { createGamesApi } from '../games/games-api.ts'
import { isScenarioName, scenarios } from '../scenarios/scenarios.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'
import type { GameFile } from './game-files.ts'
import { overrideRoutes } from './override-routes.ts'

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

const scenarioName = z.custom<ScenarioName>(
  (name) => typeof name === 'string' && isScenarioName(name),
)
const resetRequest = z.strictObject({ scenario: scenarioName.optional() })

/**
 * True for a request of a page that does not come from this server, on another port of this machine,
 * too. Programs such as curl send neither header.
 */
function isForeign({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== new URL(url).origin
}

export type MockAppOptions = {
  readonly backend: MockBackend
  readonly gameFiles: ReadonlyMap<string, GameFile>
}

/** The mock backend as one web server: the contract, the demo games, and `/__mock/*` for developers. */
export function createMockApp({ backend, gameFiles }: MockAppOptions): Hono {
  const app = new Hono()
  const gamesApi = createGamesApi(backend)

  app.get('/healthz', (context) => context.json({ status: 'ok' }))

  app.all('/public/*', ({ req }) => backend.fetch(req.raw))

  app.all('/games/api/:call', ({ req }) => gamesApi(req.raw))

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
      scenarios: Object.entries(scenarios).map(([name, { description }]) => ({
        name,
        description,
      })),
    }),
  )

  app.use('/__mock/*', async (context, next) => {
    const isChange = context.req.method !== 'GET'
    if (!isChange || !isForeign(context.req.raw)) return next()
    return context.json({ error: 'Not from a page of another origin' }, 403)
  })

  app.route('/__mock/override', overrideRoutes(backend.overrides))

  app.post('/__mock/reset', async (context) => {
    const text = await context.req.text()
    const read = resetRequest.safeParse(text === '' ? {} : parseJson(text))
    if (!read.success) {
      const known = Object.keys(scenarios)
      return context.json({ error: 'The body names no scenario', scenarios: known }, 400)
    }
    await backend.reset(read.data.scenario)
    return context.json({ status: 'reset' })
  })

  app.notFound((context) => context.json({ error: `There is no ${context.req.path} here` }, 404))
  return app
}
