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

/** The panel for developers and QA (docs/qa.md), never in a production build. */
export const panel = (backend: 'mock in page' | 'another'): Plugin => ({
  name: 'maru:panel',
  enforce: 'pre',
  apply: 'serve',
  config: () => ({
    define: { panelBackend: JSON.stringify(backend) },
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
  configureServer(server) {
    server.middlewares.use('/__panel/save', scenarioFiles(repositoryRoot))
  },
})
