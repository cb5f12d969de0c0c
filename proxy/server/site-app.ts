import { Hono } from 'hono'
import { COOKIES_PATH } from '../../src/lib/prerendered-page.ts'
import type { ClientBindings } from '../routes/app.ts'
import { createApp } from '../routes/app.ts'
import type { ProxyHandler } from '../routes/handler.ts'
import type { createStaticSite } from '../site/static-site.ts'
import type { SitePages } from '../site/site-pages.ts'
import { respondAlive, plainText } from './admin-app.ts'
import { secureAnswers } from './browser-policy.ts'
import type { createHostCheck, SentHost } from './host-check.ts'

type SiteAppParts = {
  readonly policy: Parameters<typeof secureAnswers>[0]
  readonly ownHost: Pick<ReturnType<typeof createHostCheck>, 'refuse'>
  readonly handle: ProxyHandler
  readonly site: ReturnType<typeof createStaticSite>
  readonly largePage: SitePages['largePage']
}

/** The players' port: `/api/*`, the built site, and `/healthz`. */
export function createSiteApp({ policy, ownHost, handle, site, largePage }: SiteAppParts) {
  const app = new Hono<{ Bindings: ClientBindings & SentHost }>({ strict: false })
  app.use(secureAnswers(policy))
  app.use(async ({ req, env }, next) => ownHost.refuse(req.raw, env) ?? next())
  app.get('/healthz', respondAlive)
  for (const path of ['/healthz/*', '/readyz', '/readyz/*', '/metrics', '/metrics/*']) {
    app.get(path, () => plainText('Not found.\n', 404))
  }
  app.get(COOKIES_PATH, () => plainText(largePage(null) ?? '', 431, 'text/html; charset=utf-8'))
  app.route('/', createApp(handle))
  app.all('*', (context) => site(context.req.raw))
  return app
}
