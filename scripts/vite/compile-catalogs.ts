import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const texts = /\/src\/.+\.messages\.yaml$/
const compiler = join(import.meta.dirname, '../messages.ts')

/** Compiles all texts and reports faults. */
function compileAll(report: (complaints: string) => void): void {
  execFile(process.execPath, [compiler], (_error, _printed, complaints) => {
    if (complaints) report(complaints)
  })
}

/** In `npm run dev`, recompiles edited texts and updates the page. */
export function compileCatalogs(compile = compileAll): Plugin {
  return {
    name: 'compile-catalogs',
    apply: 'serve',
    configureServer: ({ watcher, config }) => {
      const compileTexts = (path: string): void => {
        if (!texts.test(path.replaceAll('\\', '/'))) return
        compile((complaints) => config.logger.warn(complaints))
      }
      watcher.on('change', compileTexts).on('add', compileTexts)
    },
  }
}
