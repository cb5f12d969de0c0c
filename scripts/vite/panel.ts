import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { scenarioFiles } from './scenario-files.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const inSources = join(top, 'src')

/** Modules of the site in whose place others stand where the panel is: they watch, and the site has no line for it. */
const observed = [
  {
    source: 'xstate',
    importer: inSources,
    module: join(top, 'packages/scenarios/page/xstate-observed.ts'),
  },
  {
    source: './site.ts',
    importer: join(inSources, 'app/start.tsx'),
    module: join(top, 'panel/seen/site-observed.ts'),
  },
]

export type PanelBackend = 'in page' | 'over HTTP' | 'another'

type PanelOptions = {
  readonly backend: PanelBackend
  /** A build for `npm start`; else the panel is there in `npm run dev` alone. */
  readonly isBuilt?: boolean
}

/** The panel for developers and QA: see docs/qa.md. A production build has none of it. */
export const panel = ({ backend, isBuilt = false }: PanelOptions): Plugin => ({
  name: 'maru:panel',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'serve' || (isBuilt && isSsrBuild !== true),
  config: () => ({
    define: { panelSettings: JSON.stringify({ backend, takesFiles: !isBuilt }) },
    optimizeDeps: { entries: ['index.html', 'panel/start.ts'] },
  }),
  resolveId: (source, importer) =>
    observed.find((one) => one.source === source && importer?.startsWith(one.importer) === true)
      ?.module,
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      { tag: 'script', attrs: { type: 'module', src: '/panel/start.ts' }, injectTo: 'head' },
    ],
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.svg')) continue
      // The policy of the built pages complains of a style in a document that is only read.
      file.source = String(file.source).replace(/<style>[^<]*<\/style>/, '')
    }
  },
  configureServer(server) {
    server.middlewares.use('/__panel', scenarioFiles(top))
  },
})
