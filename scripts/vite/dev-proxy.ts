import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createUndiciBackend } from '../../proxy/backend/undici-backend.ts'
import type { LogEntry } from '../../proxy/ports/ports.ts'
import { createProxy } from '../../proxy/routes/app.ts'
import { unlimitedPorts } from '../../proxy/backend/call-kinds.ts'
import { readSettings } from '../../proxy/server/settings.ts'
import type { ServerSettings } from '../../proxy/server/settings.ts'
import { createSessionCookie } from '../../proxy/sessions/cookies.ts'
import { withPageSettings } from '../../proxy/site/page-settings.ts'
import { openStore } from '../../proxy/store/open-store.ts'
import { withRequestWait } from '../../proxy/store/shared/request-wait.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

const PROBE_MS = 3_000

/**
 * The proxy's settings; sessions survive a restart of the development server.
 * @throws SettingsError
 */
export const devSettings = (environment: NodeJS.ProcessEnv): ServerSettings =>
  readSettings({
    SESSION_STORE: join(repositoryRoot, '.cache/dev-sessions.sqlite'),
    ...environment,
  })

/** The development server's page as the proxy would serve it. */
export const devPage = (html: string, settings: ServerSettings): string =>
  withPageSettings(html, 'index.html', { ...settings, vitalsPercent: 0, hasServiceWorker: false })

const warn = (entry: LogEntry): void => {
  if (entry.level !== 'info') console.warn(`proxy: ${JSON.stringify(entry)}`)
}

export async function probe(url: string): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS), redirect: 'manual' })
  } catch {
    console.warn(`\n  Nothing responds at ${url}, so the site will show an error.\n`)
  }
}

/** The production proxy for this backend, for a Node server. */
export async function proxyBefore(settings: ServerSettings) {
  const backend = createUndiciBackend(settings.backendUrl)
  const store = await openStore(settings, Date, (reason) => console.warn(`proxy: ${reason}`))
  const proxy = createProxy({
    ...unlimitedPorts,
    backend: backend.send,
    store,
    sessionTransport: createSessionCookie({ isSecure: false }),
    clock: Date,
    log: warn,
    settings,
  })
  return {
    answer: getRequestListener((request) => withRequestWait(() => proxy.fetch(request))),
    close: () => Promise.all([backend.close(), store.close()]),
  }
}
