import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { repositoryRoot } from '../repository/repository-root.ts'

const compiler = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url))
/** TypeScript projects of the code that `npm run dev` runs; `npm run typecheck` checks all. */
const projects = ['tsconfig.site.json', 'mocks/tsconfig.json']
/** Lines of a compiler that are not errors. */
const progress = /^$| - (?:Starting compilation|File change detected)/
const noErrors = / - Found 0 errors/

/** `npm run dev`: compilers of low priority print the type errors of each edit. */
export const typeErrors = (root = repositoryRoot): Plugin => ({
  name: 'maru:type-errors',
  apply: 'serve',
  configureServer({ ws, config, httpServer }) {
    if (config.server.watch === null) return
    // The first page comes first.
    const begin = () => {
      ws.off('maru:page-ready', begin)
      for (const project of projects) {
        const options = ['-p', project, '--noEmit', '--watch', '--preserveWatchOutput']
        let isClean = false
        const child = spawn(process.execPath, [compiler, ...options, '--pretty', 'false'], {
          cwd: root,
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
        createInterface({ input: child.stdout }).on('line', (line) => {
          if (progress.test(line)) return
          const wasClean = isClean
          isClean = noErrors.test(line)
          if (!isClean) config.logger.error(line)
          else if (!wasClean) config.logger.info(`${project}: no type errors`, { timestamp: true })
        })
        const kill = () => child.kill()
        httpServer?.once('close', kill)
        process.once('exit', kill)
      }
    }
    ws.on('maru:page-ready', begin)
  },
})
