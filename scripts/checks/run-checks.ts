import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Check } from './checks.ts'
import { endedChildrenSeconds } from './processor.ts'
import { repositoryRoot } from '../repository/repository-root.ts'

/** Time limit of a check and grace period for cleanup, in milliseconds. */
const limits = { time: 2_400_000, grace: 10_000 }

type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** Processor seconds of ended children at the last count. */
let countedSeconds = endedChildrenSeconds()

/** Processor seconds of the children that ended since the last call. */
function lastEndedSeconds(): number {
  const before = countedSeconds
  countedSeconds = endedChildrenSeconds()
  return countedSeconds - before
}

type Ending = {
  readonly exitedWell: boolean
  readonly output: string
  readonly processorSeconds: number
}

/**
 * Runs a program and returns its output; never throws. The program leads a process group, which is ended as a whole
 * when `until` aborts and when this process exits.
 */
export async function runProgram(
  { command, args, env }: Program,
  until: AbortSignal,
  grace = limits.grace,
): Promise<Ending> {
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.on('error', (error) => (output += error.message))
  let processorSeconds = 0
  child.on('exit', () => void (processorSeconds = lastEndedSeconds()))
  const signalGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // No process is left.
    }
  }
  const kill = () => signalGroup('SIGKILL')
  let killTimer: NodeJS.Timeout | undefined
  const end = () => {
    output += `\nStopped early: ${String(until.reason)}\n`
    signalGroup('SIGTERM')
    killTimer = setTimeout(kill, grace)
  }
  process.on('exit', kill)
  until.addEventListener('abort', end)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  until.removeEventListener('abort', end)
  process.off('exit', kill)
  clearTimeout(killTimer)
  return { exitedWell: code === 0 && !until.aborted, output, processorSeconds }
}

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

type Report = {
  readonly stats?: {
    readonly expected: number
    readonly unexpected: number
    readonly skipped: number
  }
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly numPendingTests?: number
}

/** Tests in the JSON report of Vitest or Playwright; a tool that ended with an error has failed at least once. */
export function countsOf(exitedWell: boolean, report: Report | null): Counts {
  const passed =
    report === null ? Number(exitedWell) : (report.numPassedTests ?? report.stats?.expected ?? 0)
  const failed = report?.numFailedTests ?? report?.stats?.unexpected ?? 0
  const skipped = report?.numPendingTests ?? report?.stats?.skipped ?? 0
  return { passed, failed: Math.max(failed, Number(!exitedWell || passed === 0)), skipped }
}

/** `N passed, N failed`, plus skipped ones if any. */
export const describeCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

export type Outcome = Counts & {
  readonly seconds: number
  readonly processorSeconds: number
  readonly output: string
}

/** Runs one check within `limits`, unless stopped earlier; never throws. */
export async function runCheck(
  { command, args, env, report }: Check,
  stop: AbortSignal,
): Promise<Outcome> {
  const startTime = performance.now()
  const file = report === undefined ? null : join(repositoryRoot, report)
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true })
    rmSync(file, { force: true })
  }
  const isScript = command.endsWith('.ts')
  const program = {
    command: isScript ? process.execPath : join(repositoryRoot, 'node_modules/.bin', command),
    args: isScript ? [join(repositoryRoot, command), ...args] : args,
    env: { ...process.env, ...env, FORCE_COLOR: undefined, NO_COLOR: '1', CI: '1' },
  }
  const { exitedWell, output, processorSeconds } = stop.aborted
    ? { exitedWell: false, output: 'It was not started.\n', processorSeconds: 0 }
    : await runProgram(program, AbortSignal.any([stop, AbortSignal.timeout(limits.time)]))
  const counts = countsOf(exitedWell, file === null ? null : readReport(file))
  const seconds = (performance.now() - startTime) / 1_000
  return { ...counts, seconds, processorSeconds, output }
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return null
  }
}

type Ordered = { readonly name: string; readonly after?: string }

/**
 * Runs checks in their order, `count` at a time; one with `after` waits until that check has ended, if it is among them.
 * Returns their results by name.
 */
export function startAll<One extends Ordered, Result>(
  checks: readonly One[],
  count: number,
  run: (check: One) => Promise<Result>,
): ReadonlyMap<string, Promise<Result>> {
  let free = count
  const waiting: (() => void)[] = []
  const start = async (check: One) => {
    if (free === 0) await new Promise<void>((go) => waiting.push(go))
    else free -= 1
    try {
      return await run(check)
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
  const resultByName = new Map<string, Promise<Result>>()
  for (const check of checks) {
    const predecessor = resultByName.get(check.after ?? '')
    resultByName.set(
      check.name,
      predecessor === undefined ? start(check) : predecessor.then(() => start(check)),
    )
  }
  return resultByName
}
