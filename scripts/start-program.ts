import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CannotRunError } from './cannot-run-error.ts'
import { spawnTied } from './spawn-tied.mjs'
import { repositoryRoot } from './repository/repository-root.ts'

export type RunningProgram = {
  readonly name: string
  readonly exitReason: Promise<string>
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

export type Program = {
  readonly name: string
  /** File, relative to the repository. */
  readonly entry: string
  /** Options for Node. */
  readonly options?: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Log file for its output, relative to the repository. */
  readonly logFile: string
}

/** Our programs need up to 9 s to shut down. */
const KILL_AFTER_MS = 9_800

export function startProgram({ name, entry, options = [], env, logFile }: Program): RunningProgram {
  const logPath = join(repositoryRoot, logFile)
  mkdirSync(dirname(logPath), { recursive: true })
  const logDescriptor = openSync(logPath, 'w')
  const child = spawnTied(process.execPath, [...options, join(repositoryRoot, entry)], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', logDescriptor, logDescriptor],
    // Its own group, so that Ctrl-C reaches only this process, which stops the program.
    detached: true,
  })
  closeSync(logDescriptor)
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  const exitReason = new Promise<string>((resolve) => {
    child.on('error', (error) => {
      resolve(error.message)
    })
    child.on('close', (code, signal) => {
      process.off('exit', kill)
      const end = `${name} ended (${signal ?? `exit code ${code}`}).`
      resolve([end, ...readLastLines(logPath)].join('\n'))
    })
  })
  return {
    name,
    exitReason,
    stop: () => stopChild(child, exitReason),
    kill: async () => {
      kill()
      await exitReason
    },
  }
}

/** The last lines of a program's log; none if the file is gone. */
function readLastLines(logPath: string): readonly string[] {
  try {
    return readFileSync(logPath, 'utf8').trimEnd().split('\n').slice(-20)
  } catch {
    return []
  }
}

async function stopChild(child: ChildProcess, exitReason: Promise<string>): Promise<void> {
  const timeout = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
  child.kill('SIGTERM')
  await exitReason
  clearTimeout(timeout)
}

/** Resolves when the address answers 200; throws with the program's last output if it ends first. */
export async function waitUntilHealthy(
  url: string,
  program: RunningProgram,
  seconds = 20,
): Promise<void> {
  const deadline = AbortSignal.timeout(seconds * 1_000)
  let isSettled = false
  // Once settled, a later exit must not reject: nothing handles it.
  const earlyExit = program.exitReason.then((output) => {
    if (!isSettled) throw new CannotRunError(output)
  })
  const poll = async () => {
    while (!isSettled && !(await requestHealth(url))) {
      if (deadline.aborted)
        throw new CannotRunError(`${program.name} did not answer at ${url} in ${seconds} s.`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  try {
    await Promise.race([poll(), earlyExit])
  } finally {
    isSettled = true
  }
}

async function requestHealth(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
