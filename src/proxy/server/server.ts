import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { createProxy } from '../routes/app.ts'
import { createSessionCookie } from '../sessions/session-cookie.ts'
import { listen } from './listen.ts'
import { createMetrics } from './metrics.ts'
import { openStore } from '../store/open-store.ts'
import type { LogEntry } from '../ports.ts'
import { findMissing } from './readiness.ts'
import { SettingsError } from './settings-table.ts'
import type { ServerSettings } from './settings.ts'
import { prepareCodings, readSiteFiles } from '../site/site-files.ts'
import { createStaticSite } from '../site/static-site.ts'
import { createUndiciBackend } from '../backend/undici-backend.ts'

/** Time that an in-flight request may take beyond BACKEND_TIMEOUT_MS when the server stops. */
const STOP_MARGIN_MS = 1_000

export type RunningServer = {
  readonly url: string
  /** Closes the listener, waits for in-flight requests, closes the store. */
  stop(): Promise<void>
}

/**
 * Starts the site: `/api/*`, the built files, `/healthz`, `/readyz`, `/metrics`.
 * @throws SettingsError when the built site is missing or the session store cannot be used;
 *   AddressUnavailable when the address cannot be bound
 */
export async function startServer(
  settings: ServerSettings,
  log: (entry: LogEntry) => void,
  clock: { now(): number } = Date,
): Promise<RunningServer> {
  if (!existsSync(join(settings.siteFolder, 'index.html'))) {
    throw new SettingsError(
      `SITE_DIR ${settings.siteFolder} holds no built site: run npm run build.`,
    )
  }
  const files = readSiteFiles(settings.siteFolder, settings)
  const store = await openStore(settings, clock, (reason) => {
    log({
      level: 'error',
      event: 'store_fault',
      requestId: '-',
      route: 'unknown',
      details: [reason],
    })
  })
  const backend = createUndiciBackend(settings.backendUrl)
  const metrics = createMetrics()
  const isSecure = settings.publicOrigin?.startsWith('https:') ?? false
  const proxy = createProxy({
    backend: backend.send,
    store,
    sessionTransport: createSessionCookie({ isSecure }),
    clock,
    log: (entry) => {
      metrics.count(entry)
      log(entry)
    },
    settings,
  })
  const site = createStaticSite(files)

  const app = new Hono({ strict: false })
  app.use(secureHeaders(browserPolicy({ isSecure })))
  app.get('/healthz', () => plain('alive\n'))
  app.get('/readyz', async () => {
    const missing = await findMissing(store.check(), settings.backendUrl)
    return missing.length === 0 ? plain('ready\n') : plain(`${missing.join('\n')}\n`, 503)
  })
  app.get('/metrics', async () => plain(await metrics.text(), 200, metrics.type))
  for (const path of ['/healthz/*', '/readyz/*', '/metrics/*']) {
    app.get(path, () => plain('Not found.\n', 404))
  }
  app.route('/', proxy)
  app.all('*', (context) => site(context.req.raw))

  const closeAll = () => Promise.all([backend.close(), store.close()])
  const listening = await listen(app.fetch, settings.port, settings.host).catch(
    async (error: unknown) => {
      await closeAll()
      throw error
    },
  )
  void prepareCodings(files)
  return {
    url: `http://${hostInUrl(settings.host)}:${listening.port}`,
    stop: async () => {
      await listening.stop(settings.backendTimeoutMs + STOP_MARGIN_MS)
      await closeAll()
    },
  }
}

/** What a page may do: nothing from elsewhere, no inline script or style, no frame around it. */
const browserPolicy = (options: { isSecure: boolean }) => ({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
  xFrameOptions: 'DENY',
  strictTransportSecurity: options.isSecure ? 'max-age=31536000; includeSubDomains' : false,
})

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

const plain = (text: string, status = 200, type = 'text/plain; charset=utf-8'): Response =>
  new Response(text, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } })
