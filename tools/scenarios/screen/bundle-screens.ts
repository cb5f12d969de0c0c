import { basename, join } from 'node:path'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'
import type * as screenEntry from '../page/screen-entry.tsx'
import { bundleServer, compilePage } from '../simulated/bundles.ts'
import type { ServerBundle } from '../simulated/bundles.ts'
import type { Globals } from '../simulated/switched-globals.ts'

const messageParserPackage = '@formatjs/icu-messageformat-parser'

/** Resolves class names and pictures to their names, because screens are checked without styles. */
const stubStyles = {
  name: 'stub styles',
  load: (id: string) => {
    if (id.endsWith('.module.css'))
      return {
        code: 'export default new Proxy({}, { get: (_, name) => String(name) })',
        moduleType: 'js' as const,
      }
    if (id.endsWith('.svg'))
      return {
        code: `export default ${JSON.stringify(basename(id))}`,
        moduleType: 'js' as const,
      }
    return id.endsWith('.css') ? { code: '', moduleType: 'js' as const } : null
  },
}

const DYNAMIC_IMPORT = /(?<!typeof )\bimport\(('[^']+')\)/g

/** Wraps each dynamic import in `scenarioCode`, so that a scenario can make the file missing. */
const wrapDynamicImports = {
  name: 'wrap dynamic imports',
  transform: (code: string, id: string) =>
    id.startsWith(join(repositoryRoot, 'src'))
      ? code.replaceAll(DYNAMIC_IMPORT, 'scenarioCode($1, () => import($1))')
      : null,
}
export type ScreenBundle = ServerBundle & {
  readonly loadScreen: (globals: Globals) => typeof screenEntry
}

/** Bundles the site with its screens, and the server; takes about three seconds. */
export async function bundleScreens(): Promise<ScreenBundle> {
  const [loadScreen, server] = await Promise.all([
    compilePage<typeof screenEntry>('screen-entry.tsx', {
      plugins: [wrapDynamicImports, stubStyles],
      resolve: {
        // The catalogs are compiled, so the parser is never called.
        alias: {
          [messageParserPackage]: join(
            repositoryRoot,
            'node_modules',
            messageParserPackage,
            'no-parser.js',
          ),
        },
      },
      define: {
        'import.meta.hot': 'undefined',
        'import.meta.glob': '(() => ({}))',
        scrollY: 'window.scrollY',
      },
    }),
    bundleServer(),
  ])
  return { loadScreen, ...server }
}
