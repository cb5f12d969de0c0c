import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { CannotRun } from '../../../scripts/cannot-run.ts'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'

/** @throws CannotRun when the program is missing */
export function requireInstalled(...programs: readonly string[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0)
    throw new CannotRun(`The bench needs ${missing.join(' and ')}: apt-get install wrk nginx-light`)
}

const isInstalled = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** The measured program has the first core alone; load and backend share the second. */
export const MEASURED_CORE = 0
export const LOAD_CORE = 1

export function onCore(core: number, command: readonly string[]): readonly [string, string[]] {
  const [program = '', ...args] = command
  const isHeld = availableParallelism() > core && isInstalled('taskset')
  return isHeld ? ['taskset', ['-c', String(core), ...command]] : [program, args]
}

type Options = {
  readonly core: number
  readonly env?: Readonly<Record<string, string>>
  readonly log: string
}

export type PinnedProgram = {
  readonly stop: () => Promise<void>
}

export function start(command: readonly string[], { core, env = {}, log }: Options): PinnedProgram {
  const file = join(repositoryRoot, log)
  mkdirSync(dirname(file), { recursive: true })
  const output = openSync(file, 'w')
  const [program, args] = onCore(core, command)
  const child: ChildProcess = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const exit = new Promise<void>((resolve) => {
    child.on('error', () => resolve())
    child.on('close', () => {
      process.off('exit', kill)
      resolve()
    })
  })
  return {
    stop: async () => {
      const timer = setTimeout(kill, 5_000)
      child.kill('SIGTERM')
      await exit
      clearTimeout(timer)
    },
  }
}

const TRIES = 600
const PAUSE_MS = 100

export async function waitUntilUp(url: string, name: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await (await fetch(url)).body?.cancel()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  throw new CannotRun(`${name} does not listen at ${url}; its output is in .cache/logs/.`)
}
