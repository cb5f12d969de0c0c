import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type {
  DevEnvironment,
  EnvironmentModuleGraph,
  EnvironmentModuleNode,
  Plugin,
  ViteDevServer,
} from 'vite'
import { MOCK_WORKER } from '../../mocks/browser/worker-path.ts'
import { readProperty } from '../../src/lib/json.ts'
import { trace } from '../live/trace.ts'
import type { BundledModule, BundlingApi } from './first-page/page-modules.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const MAP_PATH = '/__mock.map'
const GATHER_MS = 5
/** Query of the mock's own modules of files that the page has, too. */
const OF_MOCK = 'mock'

/** On a first visit the mock's service worker starts while the page loads; see `takeControl`. */
const startWorker = `if (!navigator.serviceWorker?.controller)
  navigator.serviceWorker?.register('${MOCK_WORKER}').catch(() => undefined)`

/** The `api` of the plugin. */
export type MockApi = {
  /** Renews the mock before the page hears of an edited file. */
  readonly generated: (server: ViteDevServer, file: string) => void
}

type Bundle = BundledModule & { readonly code: string }

const generated = /^(src|mocks)\/generated\/.+\.[jt]s$/

/** Bundles the repository's part; Vite handles packages and generated files. */
async function bundle(mock: string, root: string): Promise<Bundle> {
  trace('mock: bundling')
  await using build = await rolldown({
    input: mock,
    external: /^[^./]/,
    platform: 'browser',
    plugins: [
      {
        name: 'maru:generated-files',
        resolveId(source, importer) {
          const path = relative(root, resolve(dirname(importer ?? root), source))
          const [, folder] = generated.exec(path) ?? []
          if (folder === undefined) return null
          return { id: folder === 'src' ? `/${path}?${OF_MOCK}` : `/${path}`, external: 'absolute' }
        },
      },
    ],
  })
  const { output } = await build.generate({ sourcemap: 'hidden', codeSplitting: false })
  const [chunk] = output
  trace('mock: bundled')
  return {
    code: `${chunk.code}//# sourceMappingURL=${MAP_PATH}\n`,
    map: () => chunk.map?.toString() ?? '',
    files: new Set(chunk.moduleIds),
  }
}

/**
 * `npm run dev`: serves the in-page mock and proxy as one file instead of 140. After an edit the page exchanges it, and
 * keeps its state; source maps show the originals. Generated files stay apart, so that an edit of the contract bundles
 * nothing again.
 */
export function bundleMock(root = top): Plugin {
  const mock = join(root, 'mocks/browser/start.ts')
  const importer = join(root, 'src/main.tsx')
  // Not as `.ts`, from which Vite would remove types once more.
  const url = '/mocks/browser/start.js?bundled'
  const bundledMock = join(root, url)
  let pending: Promise<Bundle> | null = null
  /** Null: the last attempt failed, and any edit may fix it. */
  let bundled: Bundle | null = null
  const bundleOnce = async (): Promise<Bundle> => {
    pending ??= bundle(mock, root)
    try {
      bundled = await pending
      return bundled
    } catch (error) {
      bundled = null
      throw error
    }
  }
  /** Bundles what was edited, and has the page ask for it; errors are reported when it does. */
  const renew = async (client: DevEnvironment): Promise<void> => {
    const attempt = bundleOnce()
    const ownBundle = pending
    await attempt.catch(() => undefined)
    const module = mockModule(client.moduleGraph)
    // A later edit brings a newer one.
    if (module !== undefined && pending === ownBundle) await client.reloadModule(module)
  }
  const mockModule = (graph: EnvironmentModuleGraph) => graph.getModuleById(bundledMock)
  const isOfMock = ({ url, file }: EnvironmentModuleNode): boolean =>
    url.endsWith(`?${OF_MOCK}`) || file?.startsWith(join(root, 'mocks/generated/')) === true
  /** The next mock requests it again. False: the mock has no such file. */
  const renewGenerated = ({ moduleGraph }: DevEnvironment, file: string): boolean => {
    const seen = new Set([mockModule(moduleGraph)].filter((module) => module !== undefined))
    const own = [...(moduleGraph.getModulesByFile(file) ?? [])].filter(isOfMock)
    for (const module of own) moduleGraph.invalidateModule(module, seen, Date.now(), true)
    return own.length > 0
  }
  let gathering: NodeJS.Timeout | undefined
  const edited = (client: DevEnvironment, file: string): void => {
    if (generated.test(relative(root, file))) {
      if (!renewGenerated(client, file)) return
    } else {
      if (bundled !== null && !bundled.files.has(file)) return
      pending = null
    }
    clearTimeout(gathering)
    // Once for all files that an edit of the contract generates.
    gathering = setTimeout(() => void renew(client), GATHER_MS)
  }
  /** Changed files that the mock received before the page. */
  const heard = new Set<string>()
  return {
    name: 'maru:bundled-mock',
    enforce: 'pre',
    apply: 'serve',
    api: {
      bundled: (id) => (id === bundledMock ? bundled : null),
      generated({ environments }, file) {
        heard.add(file)
        edited(environments.client, file)
      },
    } satisfies BundlingApi & MockApi,
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.includes('<div id="root"')
          ? [{ tag: 'script', children: startWorker, injectTo: 'head-prepend' }]
          : [],
    },
    configureServer({ middlewares, watcher, environments }) {
      middlewares.use(MAP_PATH, (_, response, next) => {
        bundleOnce().then(
          ({ map }) => void response.setHeader('content-type', 'application/json').end(map()),
          next,
        )
      })
      for (const event of ['change', 'add', 'unlink'] as const)
        watcher.on(event, (file) => {
          if (!heard.delete(file)) edited(environments.client, file)
        })
    },
    // `renew` reports them all at once.
    hotUpdate: ({ modules }) => modules.filter((module) => !isOfMock(module)),
    resolveId: (source, from, options) => {
      // Vite's dependency scan reads the files themselves.
      const isScan = readProperty(options, 'scan') === true
      const isImport = !isScan && from === importer && source === '../mocks/browser/start.ts'
      return isImport || source === url ? bundledMock : undefined
    },
    async load(id) {
      if (id !== bundledMock) return null
      return { code: (await bundleOnce()).code, map: { mappings: '' } }
    },
  }
}
