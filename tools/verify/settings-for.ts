import { execFile } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Assumptions } from '#contract'
import type { CompiledMap } from '#proxy/backend-map/mapped-port.ts'
import type { LoadedContract } from './load.ts'
import { CannotVerifyError } from './contract/model.ts'
import type { Operation } from './contract/model.ts'
import type { Options } from './options.ts'
import { sleepUnlessStopped, withProgress } from './command/progress.ts'
import { isAboutRequestForm, probes } from './runner/probes.ts'
import { createHttpTransport } from './transport/http.ts'
import { throughBackendMap } from './transport/map-transport.ts'
import type { Settings, Steer } from './run/run.ts'
import { verify } from './verify.ts'
import type { Verdict } from './report/verdict.ts'

const MAX_ANSWER_BYTES = 5_000_000
const TIMEOUT_MS = 8_000

/** A transport over HTTP, by the options of the command line. */
export const createTransport = (url: string, { via }: Pick<Options, 'via'>) =>
  createHttpTransport({
    url,
    timeoutMs: TIMEOUT_MS,
    answerAtMostBytes: MAX_ANSWER_BYTES,
    via,
  })

/** Controls this project's mock over HTTP. */
export const createSteer =
  (backend: string): Steer =>
  async ({ command, ...rest }) => {
    const response = await fetch(`${backend}/__mock/${String(command)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    })
    if (!response.ok) throw new CannotVerifyError(`It cannot be steered: ${await response.text()}`)
    return response.json()
  }

export function settingsFor(
  options: Options,
  { contract, effects }: LoadedContract,
  isWanted: (operation: Operation) => boolean,
  signal: AbortSignal,
  map?: CompiledMap,
) {
  const { seed, member, other, parallel, rate, backend } = options
  const transport = createTransport(backend, options)
  return {
    contract,
    effects,
    member,
    other,
    tokenFor: createTokenSource(options),
    isWanted,
    isPartial: options.partial,
    isSafe: options.safe,
    isStrict: options.strict,
    seed,
    runId: `v${Date.now().toString(36).slice(-6)}`,
    deadline: performance.now() + options.time * 1_000,
    budgetMs: options.budget,
    parallel,
    rate,
    steer: options.steer ? createSteer(backend) : undefined,
    clock: () => performance.now(),
    sleep: (ms: number) => sleepUnlessStopped(ms, signal),
    sleepAfterEnd: (ms: number) => after(ms),
    signal,
    transport,
    ...(map === undefined
      ? {}
      : {
          isMapped: true,
          transport: throughBackendMap(map, transport),
          probes: new Set(probes.map(({ id }) => id).filter((id) => !isAboutRequestForm(id))),
        }),
  }
}

/** Tokens from options, or from the output of a command; undefined: the run signs in. */
function createTokenSource(options: Options): Settings['tokenFor'] {
  const { token, member } = options
  const command = options['token-command']
  const givenTokens = new Map<string | undefined, string | undefined>([
    [options.other?.id, options['other-token']],
    [member?.id, token],
  ])
  if (token === undefined && command === undefined) return undefined
  return async ({ id, password }) => {
    const givenToken = givenTokens.get(id)
    if (givenToken !== undefined) return givenToken
    if (command === undefined) throw new CannotVerifyError('--other-token is missing.')
    return readPrintedToken(command, { USER_ID: id, USER_PASSWORD: password })
  }
}

/** @throws CannotVerifyError when the command fails or prints nothing */
async function readPrintedToken(
  command: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const run = promisify(execFile)
  try {
    const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, ...env } })
    if (stdout.trim() !== '') return stdout.trim()
  } catch (error) {
    const { code } = error as { code?: unknown }
    throw new CannotVerifyError(`--token-command ended with ${String(code)}.`)
  }
  throw new CannotVerifyError('--token-command printed no token.')
}

/** Verifies with progress on standard error. */
export const verifyWithProgress = (
  settings: Settings,
  assumptions: Assumptions,
): Promise<Verdict> => withProgress((onStart) => verify({ ...settings, onStart }, assumptions))
