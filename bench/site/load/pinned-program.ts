import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'
import { isInstalled } from './installed-programs.ts'

const KILL_AFTER_MS = 5_000

/** The measured program has the first core alone; load and backend share the second. */
export const MEASURED_CORE = 0
export const LOAD_CORE = 1

/** The command under `taskset`, if the machine has that core and that program. */
export function pinToCore(core: number, command: readonly string[]): readonly [string, string[]] {
  const [program = '', ...args] = command
  const canPin = availableParallelism() > core && isInstalled('taskset')
  return canPin ? ['taskset', ['-c', String(core), ...command]] : [program, args]
}

type PinnedOptions = {
  readonly core: number
  readonly env?: Readonly<Record<string, string>>
  /** Path of the program's output, below the repository. */
  readonly logPath: string
}

export type PinnedProgram = {
  /** Ends the program, by force after five seconds. */
  readonly stop: () => Promise<void>
}

/** Starts a program on one core. It ends with this process at the latest. */
export function startPinnedProgram(
  command: readonly string[],
  { core, env = {}, logPath }: PinnedOptions,
): PinnedProgram {
  const logFile = join(repositoryRoot, logPath)
  mkdirSync(dirname(logFile), { recursive: true })
  const logDescriptor = openSync(logFile, 'w')
  const [program, args] = pinToCore(core, command)
  const child: ChildProcess = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', logDescriptor, logDescriptor],
  })
  closeSync(logDescriptor)
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
      const timer = setTimeout(kill, KILL_AFTER_MS)
      child.kill('SIGTERM')
      await exit
      clearTimeout(timer)
    },
  }
}
