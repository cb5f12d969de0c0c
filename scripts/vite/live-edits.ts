import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { faultPlace } from '../live/fault-place.ts'
import { faultText } from '../live/fault-text.ts'
import { startLiveGeneration } from '../live/live-generation.ts'
import type { LiveOutcome, LiveStep } from '../live/live-worker.ts'
import { trace } from '../live/trace.ts'
import type * as liveTypes from '../live/live-types.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const catalog = /^src\/i18n\/compiled\/(\w+)(?:\.\w+)?\.json$/
/** Watching them would report each of a generation's files on its own. */
const generated = ['src/generated', 'src/i18n/compiled', 'mocks/generated']

/** Dynamic, so that the first page does not wait for the compiler. */
const loadTypes = async () =>
  (await import(pathToFileURL(join(top, 'scripts/live/live-types.ts')).href)) as typeof liveTypes

/** Sends edited texts, which the page has in its memory. */
function sendTexts({ ws, environments }: ViteDevServer, root: string, paths: readonly string[]) {
  const texts: Record<string, object> = {}
  for (const path of paths) {
    const [, locale] = catalog.exec(path) ?? []
    if (locale === undefined) continue
    environments.client.moduleGraph.onFileChange(join(root, path))
    texts[locale] = { ...texts[locale], ...JSON.parse(readFileSync(join(root, path), 'utf8')) }
  }
  if (Object.keys(texts).length > 0) ws.send('maru:texts', texts)
}

/** Prints a fault and shows it over the page, with its lines. */
function showFault({ config, ws }: ViteDevServer, root: string, fault: string): void {
  const place = faultPlace(root, fault)
  config.logger.error(faultText(root, fault), { timestamp: true })
  const err = {
    message: fault,
    stack: '',
    plugin: 'maru:live-edits',
    ...(place === null ? {} : { id: place.file, loc: { ...place, column: 0 }, frame: place.frame }),
  }
  ws.send({ type: 'error', err })
}

/**
 * `npm run dev`: generates what follows from an edited contract, text or screen in this process, and gives it to the
 * running page.
 */
export const liveEdits = (root = top): Plugin => ({
  name: 'maru:live-edits',
  apply: 'serve',
  config: () => ({
    server: { watch: { ignored: generated.map((folder) => `${join(root, folder)}/**`) } },
  }),
  configureServer(server) {
    const { watcher, ws, config } = server
    if (config.server.watch === null) return
    const faulty = new Set<LiveStep>()
    const report = ({ step, changed, fault, warnings, ms, cpuMs }: LiveOutcome) => {
      trace('reported')
      if (fault !== null) {
        faulty.add(step)
        showFault(server, root, fault)
        return
      }
      if (faulty.delete(step) && faulty.size === 0) ws.send('maru:valid', {})
      for (const warning of warnings) config.logger.warn(warning, { timestamp: true })
      sendTexts(server, root, changed)
      const files = changed.filter((path) => !catalog.test(path)).map((path) => join(root, path))
      for (const file of files)
        if (!file.endsWith('.yaml') && !file.endsWith('.md'))
          watcher.emit(existsSync(file) ? 'change' : 'unlink', file)
      if (changed.length > 0)
        config.logger.info(
          `${step}: ${changed.length} generated files changed, ${ms.toFixed(0)} ms (processor ${cpuMs.toFixed(0)} ms)`,
          { timestamp: true },
        )
    }
    const generation = startLiveGeneration(root, report)
    const edited = (file: string) => {
 trace(`seen ${file}`); generation.edited(relative(root, file).replaceAll('\\', '/'))}
    for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, edited)

    let types: Promise<liveTypes.LiveTypes> | null = null
    let printed: readonly string[] = []
    const showTypes = (errors: readonly string[]) => {
      for (const error of errors)
        if (!printed.includes(error)) config.logger.error(error, { timestamp: true })
      if (errors.length === 0) config.logger.info('No type errors.', { timestamp: true })
      printed = errors
      ws.send('maru:types', { errors })
    }
    const checkTypes = (file: string) => {
      if (/\.tsx?$/.test(file)) void types?.then(({ edited }) => edited(file))
    }
    for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, checkTypes)
    ws.on('maru:page-ready', () => {
      if (types !== null) return
      generation.warmUp()
      types = loadTypes().then(({ startLiveTypes }) => startLiveTypes(root, showTypes))
    })
    server.httpServer?.once('close', () => {
      generation.stop()
      void types?.then(({ stop }) => stop())
    })
  },
})
