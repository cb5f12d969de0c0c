import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { faultPlace, faultText } from '../live/fault.ts'
import { startLiveGeneration } from '../live/live-generation.ts'
import type { LiveOutcome, LiveStep } from '../live/live-worker.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

const catalog = /\/src\/i18n\/compiled\/(\w+)(?:\.\w+)?\.json$/

/** Prints a fault and shows it over the page, with its lines. */
function showFault({ config, ws }: ViteDevServer, root: string, fault: string): void {
  const faultyPlace = faultPlace(root, fault)
  config.logger.error(faultText(root, fault), { timestamp: true })
  const err = {
    message: fault,
    stack: '',
    plugin: 'maru:live-edits',
    ...(faultyPlace === null
      ? {}
      : { id: faultyPlace.file, loc: { ...faultyPlace, column: 0 }, frame: faultyPlace.frame }),
  }
  ws.send({ type: 'error', err })
}

/**
 * `npm run dev`: generates what follows from an edited contract, text or screen in this process; Vite sees the
 * generated files. Edited texts reach the running page, which has them in its memory.
 */
export const liveEdits = (root = repositoryRoot): Plugin => ({
  name: 'maru:live-edits',
  apply: 'serve',
  configureServer(server) {
    const { watcher, ws, config } = server
    if (config.server.watch === null) return
    const faultByStep = new Map<LiveStep, string>()
    const report = ({ step, changed, fault, warnings, ms }: LiveOutcome) => {
      if (fault !== null) {
        // One save of a file may be noticed twice.
        if (faultByStep.get(step) !== fault) showFault(server, root, fault)
        faultByStep.set(step, fault)
        return
      }
      if (faultByStep.delete(step) && faultByStep.size === 0) ws.send('maru:valid', {})
      for (const warning of warnings) config.logger.warn(warning, { timestamp: true })
      if (changed.length === 0) return
      const message = `${step}: ${changed.length} generated files changed, ${ms.toFixed(0)} ms`
      config.logger.info(message, { timestamp: true })
    }
    const generation = startLiveGeneration(root, report)
    for (const event of ['change', 'add', 'unlink'] as const)
      watcher.on(event, (file) => generation.edited(relative(root, file).replaceAll('\\', '/')))
    ws.on('maru:page-ready', () => generation.warmUp())
    server.httpServer?.once('close', () => generation.stop())
  },
  async hotUpdate({ file, read }) {
    const [, locale] = catalog.exec(file.replaceAll('\\', '/')) ?? []
    if (locale === undefined) return undefined
    if (this.environment.name === 'client')
      this.environment.hot.send('maru:texts', { [locale]: JSON.parse(await read()) as object })
    return []
  },
})
