import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { createProxy } from './app.ts'
import { createCookieCarrier } from './cookie-carrier.ts'
import { createMemoryStore } from './memory-store.ts'
import { createMetrics } from './metrics.ts'
import type { LogEntry } from './ports.ts'
import { securityHeaders } from './security-headers.ts'
import { SettingsError } from './settings.ts'
import type { ServerSettings } from './settings.ts'
import { readSiteFiles } from './site-files.ts'
import { createSqliteStore } from './sqlite-store.ts'
import { createStaticSite } from './static-site.ts'
import { createUndiciBackend } from './undici-backend.ts'

export type RunningServer = {
  readonly url: string
  /** Takes no more connections, lets what runs finish, closes the store. */
  stop(): Promise<void>
}

/**
 * Starts the site: `/api/*`, the built files, `/healthz`, `/readyz`, `/metrics`.
 * @throws SettingsError when the built site is missing; Error with the code EADDRINUSE
 */
export async function startServer(
  settings: ServerSettings,
  log: (entry: LogEntry) => void,
  clock: { now(): number } = Date,
): Promise<RunningServer> {
  if (!existsSync(join(settings.siteFolder, 'index.html'))) {
    throw new SettingsError(
      `SITE_DIR: ${settings.siteFolder} holds no built site; run npm run build.`,
    )
  }
  const sessions =
    settings.sessionStore === 'memory'
      ? createMemoryStore(clock)
      : createSqliteStore(settings.sessionStore, clock)
  const backend = createUndiciBackend(settings.backendUrl)
  const metrics = createMetrics()
  const isSecure = settings.publicOrigin?.startsWith('https:') ?? false
  const proxy = createProxy({
    backend: backend.send,
    sessions,
    carrier: createCookieCarrier({ isSecure }),
    clock,
    log: (entry) => {
      metrics.count(entry)
      log(entry)
    },
    settings,
  })
  const site = createStaticSite(readSiteFiles(settings.siteFolder, settings))
  const headers = Object.entries(securityHeaders({ isSecure }))

  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of headers) context.res.headers.set(name, value)
  })
  app.get('/healthz', () => plain('alive\n'))
  app.get('/readyz', async () => {
    const failing = await readiness(sessions.check(), settings.backendUrl)
    return failing.length === 0 ? plain('ready\n') : plain(`${failing.join('\n')}\n`, 503)
  })
  app.get('/metrics', async () => plain(await metrics.text(), 200, metrics.type))
  app.route('/', proxy)
  app.all('*', (context) => site(context.req.raw))

  const server = await listen(app, settings)
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : settings.port
  return {
    url: `http://${settings.host}:${port}`,
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => {
          resolve()
        })
        if ('closeIdleConnections' in server) server.closeIdleConnections()
      })
      await backend.close()
      await sessions.close()
    },
  }
}

function listen(app: Hono, { port, host }: ServerSettings): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, () => {
      resolve(server)
    })
    server.once('error', reject)
  })
}

async function readiness(store: Promise<void>, backendUrl: string): Promise<string[]> {
  const asked = fetch(backendUrl, { method: 'HEAD', signal: AbortSignal.timeout(2_000) })
  const [storeState, backendState] = await Promise.allSettled([store, asked])
  return [
    ...(storeState.status === 'rejected' ? ['The session store does not answer.'] : []),
    ...(backendState.status === 'rejected' ? ['The backend does not answer.'] : []),
  ]
}

const plain = (text: string, status = 200, type = 'text/plain; charset=utf-8'): Response =>
  new Response(text, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
