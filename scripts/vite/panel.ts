import { join } from 'node:path'
import type { Plugin } from 'vite'
import { scenarioFiles } from './scenario-files.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

const sourceFolder = join(repositoryRoot, 'src')

/** Site modules replaced by observed versions, so that the site has no code for the panel. */
const replacements = [
  {
    source: 'xstate',
    importer: sourceFolder,
    module: join(repositoryRoot, 'tools/scenarios/page/xstate-observed.ts'),
  },
  {
    source: './site.ts',
    importer: join(sourceFolder, 'app/start.tsx'),
    module: join(repositoryRoot, 'panel/observed/create-observed-site.ts'),
  },
]

export type PanelBackend = 'in page' | 'over HTTP' | 'another'

type PanelOptions = {
  readonly backend: PanelBackend
  /** True: a build for `npm start`; false: `npm run dev` only. */
  readonly isBuilt?: boolean
}

/** The panel for developers and QA (docs/qa.md), never in a production build. */
export const panel = ({ backend, isBuilt = false }: PanelOptions): Plugin => ({
  name: 'maru:panel',
  enforce: 'pre',
  apply: (_, { command, isSsrBuild }) => command === 'serve' || (isBuilt && isSsrBuild !== true),
  config: () => ({
    define: { panelSettings: JSON.stringify({ backend, takesFiles: !isBuilt }) },
    optimizeDeps: { entries: ['index.html', 'panel/start.ts'] },
  }),
  resolveId: (source, importer) =>
    replacements.find(
      (replacement) =>
        replacement.source === source && importer?.startsWith(replacement.importer) === true,
    )?.module,
  transformIndexHtml: {
    order: 'pre',
    handler: (_, { path }) =>
      path.startsWith('/__states')
        ? []
        : [{ tag: 'script', attrs: { type: 'module', src: '/panel/start.ts' }, injectTo: 'head' }],
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.svg')) continue
      // The built pages' policy reports styles even in documents that are only read.
      file.source = String(file.source).replace(/<style>[^<]*<\/style>/, '')
    }
  },
  configureServer(server) {
    server.middlewares.use('/__panel', scenarioFiles(repositoryRoot))
  },
})
