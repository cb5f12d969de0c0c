import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { MOCK_WORKER_PATH } from '../../mocks/browser/worker-protocol.ts'
import { readProperty } from '../../src/lib/json.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

const MAP_PATH = '/__mock.map'

/** On a first visit the mock's service worker starts while the page loads; see `claimPage`. */
const startWorker = `if (!navigator.serviceWorker?.controller)
  navigator.serviceWorker?.register('${MOCK_WORKER_PATH}').catch(() => undefined)`

/** Bundles the repository's part; Vite handles packages. */
async function bundle(mock: string) {
  await using build = await rolldown({ input: mock, external: /^[^./#]/, platform: 'browser' })
  const { output } = await build.generate({ sourcemap: 'hidden', codeSplitting: false })
  return output[0]
}

/**
 * `npm run dev`: serves the in-page mock and proxy as one file instead of 190. After an edit of any of them the page
 * exchanges it, and keeps its state; source maps show the originals.
 */
export function bundleMock(root = repositoryRoot): Plugin {
  const mock = join(root, 'mocks/browser/start.ts')
  const importer = join(root, 'src/main.tsx')
  // The name does not end with `.ts`, because Vite would remove types once more.
  const url = '/mocks/browser/start.js?bundled'
  const bundledMock = join(root, url)
  let map = (): string => ''
  let sources: readonly string[] = []
  /** The last attempt failed, and any edit may fix it. */
  let isBroken = false
  return {
    name: 'maru:bundled-mock',
    enforce: 'pre',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.includes('<div id="root"')
          ? [{ tag: 'script', children: startWorker, injectTo: 'head-prepend' }]
          : [],
    },
    configureServer({ middlewares, httpServer, environments }) {
      // The mock is bundled while the browser starts.
      httpServer?.once('listening', () => void environments.client.warmupRequest(url))
      middlewares.use(MAP_PATH, (_, response) => {
        response.setHeader('content-type', 'application/json').end(map())
      })
    },
    resolveId: (source, from, options) => {
      // Vite's dependency scan reads the files themselves.
      const isScan = readProperty(options, 'scan') === true
      const isImport = !isScan && from === importer && source === '../mocks/browser/start.ts'
      return isImport || source === url ? bundledMock : undefined
    },
    hotUpdate({ modules }) {
      const module = this.environment.moduleGraph.getModuleById(bundledMock)
      return isBroken && module !== undefined ? [...modules, module] : undefined
    },
    async load(id) {
      if (id !== bundledMock) return null
      isBroken = true
      const chunk = await bundle(mock)
      isBroken = false
      // Making the source map takes as long as making the code, so it is made on request.
      map = () => chunk.map?.toString() ?? ''
      // Ids that begin with \0 are rolldown's own.
      sources = chunk.moduleIds.filter((file) => !file.startsWith('\0'))
      return { code: `${chunk.code}//# sourceMappingURL=${MAP_PATH}\n`, map: { mappings: '' } }
    },
    // In `load`, Vite forgets the files of a module that was first asked for by a warm-up.
    transform(_, id) {
      if (id === bundledMock) for (const file of sources) this.addWatchFile(file)
    },
  }
}
