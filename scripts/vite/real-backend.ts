import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { ServerSettings } from '../../proxy/server/settings.ts'
import type * as devProxy from './dev-proxy.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

const mock = '../mocks/browser/start.ts'
const noMock = join(repositoryRoot, 'scripts/vite/no-browser-mock.ts')

const HINT =
  'npm run dev uses the backend of BACKEND_URL; without BACKEND_URL it uses the mock in the page.'

/** Dynamic, so that Vite's configuration does not load the proxy. */
const loadProxy = async () =>
  (await import(
    pathToFileURL(join(repositoryRoot, 'scripts/vite/dev-proxy.ts')).href
  )) as typeof devProxy

/**
 * `BACKEND_URL=https://backend.example npm run dev`: the page calls this backend through the production proxy,
 * without a mock. Exits with 2 for an invalid setting.
 */
export function realBackend(environment = process.env): Plugin {
  let proxy: typeof devProxy | null = null
  let settings: ServerSettings | null = null
  return {
    name: 'maru:real-backend',
    enforce: 'pre',
    apply: 'serve',
    async config() {
      if (!environment.BACKEND_URL) return
      proxy = await loadProxy()
      try {
        settings = proxy.devSettings(environment)
      } catch (error) {
        console.error(`${error instanceof Error ? error.message : String(error)}\n${HINT}`)
        process.exit(2)
      }
    },
    resolveId: (source, importer) =>
      settings !== null && source === mock && importer === join(repositoryRoot, 'src/main.tsx')
        ? noMock
        : undefined,
    transformIndexHtml: {
      // The handler runs after the demo games' plugin, which serves the mock's games.
      order: 'post',
      handler: (html) =>
        proxy === null || settings === null ? html : proxy.devPage(html, settings),
    },
    async configureServer(server) {
      if (proxy === null || settings === null) return
      const { answer, close } = await proxy.proxyBefore(settings)
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/api/')) return next()
        answer(request, response).catch(next)
      })
      server.httpServer?.once('close', () => void close())
      await proxy.probe(settings.backendUrl)
    },
  }
}
