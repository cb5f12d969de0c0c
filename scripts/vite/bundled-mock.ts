import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { readProperty } from '../../src/lib/json.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const MAP_PATH = '/__mock.map'
const GATHER_MS = 20

type Bundle = {
  readonly code: string
  readonly map: string
  /** Its source files. */
  readonly files: ReadonlySet<string>
}

/** Bundles the repository's part; Vite handles packages. */
async function bundle(mock: string): Promise<Bundle> {
  await using build = await rolldown({ input: mock, external: /^[^./]/, platform: 'browser' })
  const { output } = await build.generate({ sourcemap: 'hidden', codeSplitting: false })
  const [{ code, map, moduleIds }] = output
  return {
    code: `${code}//# sourceMappingURL=${MAP_PATH}\n`,
    map: map?.toString() ?? '',
    files: new Set(moduleIds),
  }
}

/**
 * `npm run dev`: serves the in-page mock and proxy as one file instead of 140. After an edit the page exchanges it, and
 * keeps its state; source maps show the originals.
 */
export function bundleMock(root = top): Plugin {
  const mock = join(root, 'mocks/browser/start.ts')
  const importer = join(root, 'src/main.tsx')
  const bundledMock = `${mock}?bundled`
  let made: Promise<Bundle> | null = null
  /** Null: the last attempt failed, and any edit may fix it. */
  let files: ReadonlySet<string> | null = null
  let isRenewing = false
  const bundleOnce = async (): Promise<Bundle> => {
    made ??= bundle(mock)
    try {
      const done = await made
      files = done.files
      return done
    } catch (error) {
      files = null
      throw error
    }
  }
  return {
    name: 'maru:bundled-mock',
    enforce: 'pre',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(MAP_PATH, (_, response, next) => {
        bundleOnce().then(
          ({ map }) => void response.setHeader('content-type', 'application/json').end(map),
          next,
        )
      })
      // Starts early; errors are reported when the browser requests it.
      bundleOnce().catch(() => undefined)
    },
    resolveId: (source, from, options) => {
      // Vite's dependency scan reads the files themselves.
      const isScan = readProperty(options, 'scan') === true
      return !isScan && from === importer && source === '../mocks/browser/start.ts'
        ? bundledMock
        : undefined
    },
    load: async (id) =>
      id === bundledMock ? { code: (await bundleOnce()).code, map: { mappings: '' } } : null,
    hotUpdate({ file }) {
      if (files !== null && !files.has(file)) return
      made = null
      const { environment } = this
      const module = environment.moduleGraph.getModuleById(bundledMock)
      if (module === undefined || isRenewing || environment.name !== 'client') return
      isRenewing = true
      // Once for all files that an edit of the contract generates.
      setTimeout(() => {
        isRenewing = false
        void environment.reloadModule(module)
      }, GATHER_MS)
    },
  }
}
