import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { proposeMap } from './draft/propose-map.ts'
import { proxyHop } from './hop/backend-hop.ts'
import { loadContract, loadRoutes } from './load.ts'
import type { LoadedContract } from './load.ts'
import { CannotVerifyError } from './contract/model.ts'
import { readOptions, selectOperations, selectRoutes, usage } from './options.ts'
import type { Options } from './options.ts'
import type { Settings } from './run/run.ts'
import { readText } from './command/parse-values.ts'
import { readProxyLog, verifyLog } from './verify-log.ts'
import { printAndWrite } from './report/write-reports.ts'
import { settingsFor, createSteer, verifyWithProgress, createTransport } from './settings-for.ts'
import { stopOnSignals } from './command/progress.ts'
import { readMap } from './transport/map-transport.ts'
import { callsInHar, verifyRecorded } from './verify-har.ts'

const command =
  process.env['npm_lifecycle_event'] === 'contract:verify'
    ? 'npm run contract:verify --'
    : 'contract-verify'
const contractFolder = join(import.meta.dirname, '../../openapi')
/** @throws CannotVerifyError for a missing file */
function readLines(file: string): AsyncIterable<string> {
  if (file !== '-' && !existsSync(file)) throw new CannotVerifyError(`--from-log: no file ${file}.`)
  return createInterface({ input: file === '-' ? process.stdin : createReadStream(file) })
}

async function readVersion(folder: string): Promise<string> {
  const { contract } = await loadContract(folder)
  return `${contract.title} contract ${contract.version}`
}

async function runBackend(
  options: Options,
  loaded: LoadedContract,
  signal: AbortSignal,
): Promise<number> {
  const { backend } = options
  const { contract, assumptions } = loaded
  const startedAt = new Date()
  const har = options['from-har']
  const log = options['from-log']
  const isWanted = selectOperations(options.only, contract.operations)
  const map = options.map === undefined ? undefined : await readMap(options.map)
  const settings = settingsFor(options, loaded, isWanted, signal, map)
  const verdict =
    log !== undefined
      ? verifyLog(settings, assumptions, await readProxyLog(readLines(log)))
      : har === undefined
        ? await verifyWithProgress(settings, assumptions)
        : verifyRecorded(settings, assumptions, callsInHar(readText('--from-har', har)))
  const folder = options.proxy === '' ? '' : 'backend'
  return printAndWrite(verdict, { ...options, url: backend, startedAt, folder })
}

async function runProxy(
  options: Options,
  loaded: LoadedContract,
  signal: AbortSignal,
): Promise<number> {
  const { backend, proxy } = options
  const routes = await loadRoutes(contractFolder, loaded)
  const startedAt = new Date()
  const backendSettings = settingsFor(options, loaded, () => true, signal)
  const settings: Settings = {
    ...backendSettings,
    ...routes,
    isWanted: selectRoutes(options.only, routes.contract, loaded.contract),
    // Strict, because the proxy belongs to this project and must not forward undocumented data.
    isStrict: true,
    steer: undefined,
    transport: createTransport(proxy, options),
    hop: proxyHop(new URL(proxy).origin, {
      contract: loaded.contract,
      settings: backend === '' ? undefined : backendSettings,
    }),
  }
  const folder = backend === '' ? '' : 'proxy'
  return printAndWrite(await verifyWithProgress(settings, {}), {
    ...options,
    url: proxy,
    startedAt,
    folder,
  })
}

async function run(options: Options): Promise<number> {
  const loaded = await loadContract(contractFolder)
  const stop = new AbortController()
  stopOnSignals(stop)
  const draftFile = options['propose-map']
  if (draftFile !== undefined) {
    const settings = settingsFor(options, loaded, () => true, stop.signal)
    console.log(await proposeMap(settings, draftFile, options.backend))
    return 0
  }
  if (options.proxy === '') return runBackend(options, loaded, stop.signal)
  if (options.backend === '') return runProxy(options, loaded, stop.signal)
  console.log(`The backend, ${options.backend}\n`)
  const backendExitCode = await runBackend(options, loaded, stop.signal)
  if (options.steer) await createSteer(options.backend)({ command: 'scenario' })
  console.log(`\nThe site before it, ${options.proxy}\n`)
  const siteExitCode = await runProxy(options, loaded, stop.signal)
  return Math.max(backendExitCode, siteExitCode)
}

async function runCommand(args: readonly string[]): Promise<number> {
  const options = readOptions(args, command)
  if (options.help) console.log(usage(command))
  else if (options.version) console.log(await readVersion(contractFolder))
  else return run(options)
  return 0
}

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof CannotVerifyError ? error.message : error)
  process.exitCode = 2
}
