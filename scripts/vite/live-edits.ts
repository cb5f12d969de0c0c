import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { faultPlace } from '../live/fault-place.ts'
import { followBursts } from '../live/follow-bursts.ts'
import { faultText } from '../live/fault-text.ts'
import { startLiveGeneration, stepsFor } from '../live/live-generation.ts'
import { rememberFiles } from '../live/served-files.ts'
import type { LiveOutcome, LiveStep } from '../live/live-worker.ts'
import { trace } from '../live/trace.ts'
import { startTypeChecks } from '../live/type-checks.ts'
import type { TypeChecks } from '../live/type-checks.ts'
import type { MockApi } from './bundled-mock.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))
const modules = /\.(?:[jt]sx?|json)$/
const catalog = /^src\/i18n\/compiled\/(\w+)(?:\.\w+)?\.json$/
/** Watching them would report each of a generation's files on its own. */
const generated = ['src/generated', 'src/i18n/compiled', 'mocks/generated']

/** What the site's screens do not read: the mock has it first, and the page when it shows the mock's new answers. */
const laterOnPage =
  /^src\/generated\/(?:assumption-marks|backend-operations|contract-digest|operation-groups|proxy-routes)\.ts$/
/** Where no page answers. */
const LATER_MS = 1_500

/** So many files within `BURST_MS` are no edit but another commit, with its generated files. */
const MANY_FILES = 12
const BURST_MS = 400

/** Longest time from an edit of the contract until its types are written. */
const HOLD_MS = 10_000

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
    let types: TypeChecks | null = null
    const faulty = new Set<LiveStep>()
    const tellPage = (file: string) => watcher.emit(existsSync(file) ? 'change' : 'unlink', file)
    const held = new Set<string>()
    const release = () => {
      for (const file of held) tellPage(file)
      held.clear()
    }
    const tellFiles = (paths: readonly string[]) => {
      for (const path of paths.filter((one) => modules.test(one) && !catalog.test(one))) {
        const file = join(root, path)
        for (const { api } of config.plugins)
          (api as Partial<MockApi> | undefined)?.generated?.(server, file)
        if (laterOnPage.test(path)) held.add(file)
        else tellPage(file)
      }
      if (held.size > 0) setTimeout(release, LATER_MS).unref()
    }
    const remembered = rememberFiles(root, generated)
    /** The page is loaded when everything is generated. */
    let isLoadedAnew = false
    const take = ({ step, changed, fault, warnings, ms, cpuMs }: LiveOutcome) => {
      trace(`${step}: reported`)
      if (fault !== null || step === 'types') types?.release()
      if (fault !== null) {
        faulty.add(step)
        showFault(server, root, fault)
        return
      }
      if (faulty.delete(step) && faulty.size === 0) ws.send('maru:valid', {})
      for (const warning of warnings) config.logger.warn(warning, { timestamp: true })
      remembered.take(changed)
      sendTexts(server, root, changed)
      tellFiles(changed)
      if (changed.length > 0)
        config.logger.info(
          `${step}: ${changed.length} generated files changed, ${ms.toFixed(0)} ms (processor ${cpuMs.toFixed(0)} ms)`,
          { timestamp: true },
        )
    }
    const generation = startLiveGeneration(root, (outcome) => {
      take(outcome)
      if (isLoadedAnew && generation.isIdle()) loadAnew()
    })
    const edited = (file: string) => {
      const path = relative(root, file).replaceAll('\\', '/')
      if (stepsFor(path).includes('contract')) {
        trace(`${path}: seen`)
        types?.hold(HOLD_MS)
      }
      generation.edited(path)
    }
    for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, edited)
    const isGenerated = (file: string) =>
      generated.some((folder) => file.startsWith(`${join(root, folder)}/`))
    /** Generated files that this process did not write, such as those of another commit. */
    const tellChanged = () => {
      const paths = remembered.takeChanged()
      sendTexts(server, root, paths)
      tellFiles(paths)
    }
    const bursts = followBursts(BURST_MS, (files) => {
      tellChanged()
      if (files < MANY_FILES) return
      const words = 'Many files changed at once: everything is generated and loaded anew.'
      config.logger.info(words, { timestamp: true })
      isLoadedAnew = true
      generation.warmUp()
    })
    const loadAnew = () => {
      isLoadedAnew = false
      tellChanged()
      release()
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll()
      ws.send({ type: 'full-reload' })
    }
    for (const event of ['change', 'add', 'unlink'] as const)
      watcher.on(event, (file) => {
        if (!isGenerated(file)) bursts.add(file)
      })

    let printed: readonly string[] = []
    const showTypes = (errors: readonly string[]) => {
      for (const error of errors)
        if (!printed.includes(error)) config.logger.error(error, { timestamp: true })
      if (errors.length === 0) config.logger.info('No type errors.', { timestamp: true })
      printed = errors
      ws.send('maru:types', { errors })
    }
    const checkTypes = (file: string) => {
      if (/\.tsx?$/.test(file)) types?.edited(file)
    }
    for (const event of ['change', 'add', 'unlink'] as const) watcher.on(event, checkTypes)
    ws.on('maru:page-ready', () => {
      if (types !== null) return
      generation.warmUp()
      types = startTypeChecks(root, showTypes)
    })
    ws.on('maru:answered', () => {
      release()
      generation.goOn()
    })
    server.httpServer?.once('close', () => {
      bursts.stop()
      generation.stop()
      types?.stop()
    })
  },
})
