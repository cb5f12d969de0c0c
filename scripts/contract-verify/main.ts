import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { overlayFor, renamesIn, withOverlay, writeOverlay } from './learn.ts'
import { loadContract } from './load.ts'
import { CannotVerify } from './model.ts'
import { readOptions, selection, usage } from './options.ts'
import type { Options } from './options.ts'
import { callsInHar } from './read-har.ts'
import { readProxyLog } from './read-log.ts'
import { grouped, isError } from './report/grouped.ts'
import { terminalText } from './report/terminal.ts'
import { writeReports } from './report/write-reports.ts'
import type { Steer } from './run.ts'
import { overHttp } from './transport/http.ts'
import { verifyLog } from './verify-log.ts'
import { verify, verifyRecorded } from './verify.ts'

/** The package has a name of its own to be started by; `npm run` says which script it runs. */
const command =
  process.env['npm_lifecycle_event'] === 'contract:verify'
    ? 'npm run contract:verify --'
    : 'npx contract-verify'
const contractFolder = join(import.meta.dirname, '../../openapi')
const ANSWER_AT_MOST_BYTES = 5_000_000
const TIMEOUT_MS = 8_000

/** Steers this project's mock over HTTP. */
const steering =
  (backend: string): Steer =>
  async ({ command, ...rest }) => {
    const response = await fetch(`${backend}/__mock/${String(command)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    })
    if (!response.ok) throw new CannotVerify(`It cannot be steered: ${await response.text()}`)
    return response.json()
  }

/** @throws CannotVerify with the option that names the file */
function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CannotVerify(`${option} cannot be read: ${(error as Error).message}`)
  }
}

/** @throws CannotVerify when there is no such file */
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

async function run(options: Options): Promise<number> {
  const { backend, seed, time, budget, safe, strict, steer } = options
  const { contract, effects, assumptions } = await loadContract(
    contractFolder,
    overlayOf(options.overlay),
  )
  const isWanted = selection(options.only, contract.operations)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const startedAt = new Date()
  const settings = {
    contract,
    effects,
    member: options.member,
    other: options.other,
    isWanted,
    isSafe: safe,
    isStrict: strict,
    seed,
    runId: `v${Date.now().toString(36).slice(-6)}`,
    deadline: performance.now() + time * 1_000,
    budgetMs: budget,
    generated: 10,
    steer: steer ? steering(backend) : undefined,
    clock: () => performance.now(),
    signal: stop.signal,
  }
  const har = options['from-har']
  const log = options['from-log']
  const verdict =
    log !== undefined
      ? verifyLog(contract, assumptions, await readProxyLog(linesOf(log)), strict)
      : har === undefined
        ? await verify(
            {
              ...settings,
              transport: overHttp({
                url: backend,
                timeoutMs: TIMEOUT_MS,
                answerAtMostBytes: ANSWER_AT_MOST_BYTES,
                signal: stop.signal,
              }),
            },
            assumptions,
          )
        : verifyRecorded(settings, assumptions, callsInHar(readText('--from-har', har)))
  console.log(terminalText(verdict, backend))
  if (options.report !== undefined) {
    console.log(`\nReport: ${writeReports(options.report, verdict, backend, startedAt).join(', ')}`)
  }
  if (options.learn !== undefined) {
    const renames = renamesIn(verdict.findings)
    writeOverlay(options.learn, overlayFor(contract.document, renames, backend))
    console.log(`\nOverlay with ${renames.length} other spellings: ${options.learn}`)
  }
  if (verdict.ended?.isFailure === true) return 2
  return grouped(verdict.findings).some(isError) ? 1 : 0
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
