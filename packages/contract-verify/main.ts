import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PUT_BACK_MS } from './changes/notes.ts'
import { conclusionOf } from './report/conclusion.ts'
import { proxyHop } from './hop/proxy-hop.ts'
import { hopProbes } from './hop/probes.ts'
import { overlayFor, renamesIn, withOverlay, writeOverlay } from './learn.ts'
import { loadContract, loadRoutes } from './load.ts'
import type { Loaded } from './load.ts'
import { CannotVerify } from './core/model.ts'
import { readOptions, selection, selectionOfRoutes, usage } from './options.ts'
import type { Options } from './options.ts'
import { callsInHar } from './har/calls-in-har.ts'
import { readText } from './read-text.ts'
import { readProxyLog } from './read-log.ts'
import { terminalText } from './report/terminal.ts'
import { writeReports } from './report/write-reports.ts'
import { settingsFor, steering, transportTo, watched } from './settings-for.ts'
import { verifyLog } from './verify-log.ts'
import { verifyRecorded } from './verify.ts'
import type { Verdict } from './report/verdict.ts'

const command =
  process.env['npm_lifecycle_event'] === 'contract:verify'
    ? 'npm run contract:verify --'
    : 'contract-verify'
const SAME_SIGNAL_MS = 1_000
const contractFolder = join(import.meta.dirname, '../../openapi')
/** @throws CannotVerify for a missing file */
function linesOf(file: string): AsyncIterable<string> {
  if (file !== '-' && !existsSync(file)) throw new CannotVerify(`--from-log: no file ${file}.`)
  return createInterface({ input: file === '-' ? process.stdin : createReadStream(file) })
}

function overlayOf(file: string | undefined): Parameters<typeof loadContract>[1] {
  if (file === undefined) return undefined
  const text = readText('--overlay', file)
  return (document) => withOverlay(document, text)
}

async function versionOf(folder: string): Promise<string> {
  const { contract } = await loadContract(folder)
  return `${contract.title} contract ${contract.version}`
}

function tell(
  options: Options,
  verdict: Verdict,
  url: string,
  startedAt: Date,
  folder = '',
): number {
  const { ended, calls } = verdict
  const hasAnswer = calls.length === 0 || calls.some(({ received }) => received !== null)
  // Without any answer, one line says everything.
  if (ended?.isFailure === true && !hasAnswer) console.error(ended.words)
  else console.log(terminalText(verdict, url, options.all))
  if (options.report !== undefined) {
    const files = writeReports(join(options.report, folder), verdict, url, startedAt)
    console.log(`\nReport: ${files.join(', ')}`)
  }
  return conclusionOf(verdict).exitCode
}

async function runBackend(options: Options, loaded: Loaded, signal: AbortSignal): Promise<number> {
  const { backend, strict, partial } = options
  const { contract, assumptions } = loaded
  const startedAt = new Date()
  const har = options['from-har']
  const log = options['from-log']
  const isWanted = selection(options.only, contract.operations)
  const settings = settingsFor(options, loaded, isWanted, signal)
  const verdict =
    log !== undefined
      ? verifyLog(contract, assumptions, await readProxyLog(linesOf(log)), {
          isStrict: strict,
          isPartial: partial,
        })
      : har === undefined
        ? await watched(settings, assumptions)
        : verifyRecorded(settings, assumptions, callsInHar(readText('--from-har', har)))
  const folder = options.proxy === '' ? '' : 'backend'
  const code = tell(options, verdict, backend, startedAt, folder)
  if (options.learn !== undefined) {
    const renames = renamesIn(verdict.findings)
    writeOverlay(options.learn, overlayFor(contract.document, renames, backend))
    console.log(`\nOverlay with ${renames.length} other spellings: ${options.learn}`)
  }
  return code
}

async function runProxy(options: Options, loaded: Loaded, signal: AbortSignal): Promise<number> {
  const { backend, proxy } = options
  const routes = await loadRoutes(contractFolder, loaded)
  const startedAt = new Date()
  const behind = settingsFor(options, loaded, () => true, signal)
  const settings = {
    ...behind,
    ...routes,
    isWanted: selectionOfRoutes(options.only, routes.contract, loaded.contract),
    // Strict, because the proxy belongs to this project and must not forward undocumented data.
    isStrict: true,
    steer: undefined,
    transport: transportTo(proxy, options),
    hop: proxyHop(new URL(proxy).origin, {
      contract: loaded.contract,
      settings: backend === '' ? undefined : behind,
    }),
    more: hopProbes,
  }
  return tell(options, await watched(settings, {}), proxy, startedAt, backend === '' ? '' : 'proxy')
}

/** The first signal ends the run, which then restores its changes; the second exits at once. */
function stopOnSignals(stop: AbortController): void {
  let firstAt = Number.POSITIVE_INFINITY
  const onSignal = () => {
    if (stop.signal.aborted) {
      // The terminal and the parent program may both forward the same key press.
      if (performance.now() - firstAt < SAME_SIGNAL_MS) return
      console.error('\nEnded at once: what was changed until then is not put back.')
      process.exit(2)
    }
    firstAt = performance.now()
    stop.abort()
    const seconds = PUT_BACK_MS / 1_000
    console.error(
      `\nStopped. What was changed is put back, in ${seconds} s at most; Ctrl-C again ends at once.`,
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

async function run(options: Options): Promise<number> {
  const loaded = await loadContract(contractFolder, overlayOf(options.overlay))
  const stop = new AbortController()
  stopOnSignals(stop)
  if (options.proxy === '') return runBackend(options, loaded, stop.signal)
  if (options.backend === '') return runProxy(options, loaded, stop.signal)
  console.log(`The backend, ${options.backend}\n`)
  const ofBackend = await runBackend(options, loaded, stop.signal)
  if (options.steer) await steering(options.backend)({ command: 'scenario' })
  console.log(`\nThe site before it, ${options.proxy}\n`)
  const ofProxy = await runProxy(options, loaded, stop.signal)
  return Math.max(ofBackend, ofProxy)
}

try {
  const options = readOptions(process.argv.slice(2), command)
  if (options.help) console.log(usage(command))
  else if (options.version) console.log(await versionOf(contractFolder))
  else process.exitCode = await run(options)
} catch (error) {
  console.error(error instanceof CannotVerify ? error.message : error)
  process.exitCode = 2
}
