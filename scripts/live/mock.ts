import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { runMock } from '../../mocks/http/run-mock.ts'
import type { ExchangeApp } from '../../mocks/http/run-mock.ts'
import type * as program from '../../mocks/http/start-app.ts'
import { faultText } from './fault.ts'
import { startLiveGeneration } from './live-generation.ts'
import { watchFolders } from './watch-folders.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

type BundledApp = {
  readonly startApp: typeof program.startApp
  readonly files: ReadonlySet<string>
}

let bundleCount = 0

/** Bundles the mock's web application as it is now, and loads it. Modules loaded before stay as they were. */
async function bundleApp(folder: string, cache: string): Promise<BundledApp> {
  await using build = await rolldown({
    input: join(folder, 'mocks/http/start-app.ts'),
    external: /^[^./]/,
    platform: 'node',
  })
  bundleCount += 1
  const file = join(cache, `app-${bundleCount}.mjs`)
  const { output } = await build.write({ file, sourcemap: 'inline', codeSplitting: false })
  const module = (await import(pathToFileURL(file).href)) as typeof program
  rmSync(file)
  return { startApp: module.startApp, files: new Set(output[0].moduleIds) }
}

const cache = join(repositoryRoot, `.cache/live-mock-${process.pid}`)
const watched = ['openapi', 'mocks', 'src/generated', 'src/lib', 'proxy']
const GATHER_MS = 20

const reportFault = (fault: string): void => console.error(faultText(repositoryRoot, fault))

const live: { onEdit?: (path: string) => void } = {}
const unwatch = await watchFolders(repositoryRoot, watched, (path) => live.onEdit?.(path))

/** `npm run mock`: an edit of contract or mock takes effect in the running server, whose worlds keep their state. */
function applyEdits(exchange: ExchangeApp): void {
  mkdirSync(cache, { recursive: true })
  process.once('exit', () => rmSync(cache, { recursive: true, force: true }))
  /** Null: the last attempt failed, and any edit may fix it. */
  let files: ReadonlySet<string> | null = null
  let isBundling = false
  let isWanted = false
  const isRun = (path: string): boolean =>
    /\.[jt]s$/.test(path) && (files === null || files.has(join(repositoryRoot, path)))
  const renew = async (): Promise<void> => {
    isWanted = true
    if (isBundling) return
    isBundling = true
    try {
      while (isWanted) {
        isWanted = false
        const start = performance.now()
        const app = await bundleApp(repositoryRoot, cache)
        files = app.files
        exchange(app.startApp)
        console.log(`The mock was replaced, ${(performance.now() - start).toFixed(0)} ms.`)
      }
    } catch (error) {
      files = null
      reportFault(error instanceof Error ? error.message : String(error))
    } finally {
      isBundling = false
    }
  }
  let gatherTimer: NodeJS.Timeout | undefined
  const renewSoon = () => {
    clearTimeout(gatherTimer)
    gatherTimer = setTimeout(() => void renew(), GATHER_MS)
  }
  const generation = startLiveGeneration(repositoryRoot, ({ fault, warnings }) => {
    for (const warning of warnings) console.warn(warning)
    if (fault !== null) reportFault(fault)
  })
  live.onEdit = (path) => {
    generation.edited(path)
    if (isRun(path)) renewSoon()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      void unwatch()
      generation.stop()
    })
}

await runMock(applyEdits)
if (live.onEdit === undefined) await unwatch()
