import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Check } from './list.ts'
import { runProgram } from './run-program.ts'
import type { Ending } from './run-program.ts'
import { tallyOf } from './tally.ts'
import type { Tally } from './tally.ts'

const top = fileURLToPath(new URL('../..', import.meta.url))

/** Time limit of a check and grace period for cleanup, in milliseconds. */
const limits = { time: 2_400_000, grace: 10_000 }

export type Outcome = {
  readonly tally: Tally
  readonly seconds: number
  readonly output: string
  readonly processorSeconds: number
}

/** Runs one check within `limits`, unless stopped earlier; never throws. */
export async function runCheck(check: Check, stop: AbortSignal): Promise<Outcome> {
  const started = performance.now()
  const reportFile = check.report && join(top, check.report.file)
  if (reportFile) {
    await mkdir(dirname(reportFile), { recursive: true })
    await rm(reportFile, { force: true })
  }
  const { exitedWell, output, processorSeconds } = await execute(check, stop)
  const reported = check.report && reportFile ? await readReport(reportFile) : null
  return {
    tally: tallyOf(exitedWell, reported === null ? null : (check.report?.count(reported) ?? null)),
    seconds: (performance.now() - started) / 1_000,
    output,
    processorSeconds,
  }
}

async function execute(check: Check, stop: AbortSignal): Promise<Ending> {
  if (stop.aborted)
    return { exitedWell: false, output: 'It was not started.\n', processorSeconds: 0 }
  const isScript = check.command.endsWith('.ts')
  const command = isScript ? process.execPath : join(top, 'node_modules/.bin', check.command)
  const args = isScript ? [join(top, check.command), ...check.args] : check.args
  const env = { ...process.env, ...check.env, FORCE_COLOR: undefined, NO_COLOR: '1', CI: '1' }
  const until = AbortSignal.any([stop, AbortSignal.timeout(limits.time)])
  return runProgram({ command, args, cwd: top, env }, { until, grace: limits.grace })
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}
