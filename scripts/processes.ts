import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))

/** An error whose message is the next step for the reader; print it without its stack. */
export class CannotRun extends Error {
  override name = 'CannotRun'
}

/** A program of ours that runs beside this one; `ended` resolves with its last 20 lines of output. */
export type Running = {
  readonly name: string
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

export type Program = {
  readonly name: string
  /** TypeScript file, relative to the repository. */
  readonly main: string
  readonly env: Readonly<Record<string, string>>
  /** Log file for its output, relative to the repository. */
  readonly log: string
}

/** Starts a program; its output goes to its log file. */
export function run({ name, main, env, log }: Program): Running {
  const lastLines: string[] = []
  const logFile = join(top, log)
  mkdirSync(dirname(logFile), { recursive: true })
  const file = createWriteStream(logFile)
  const child = spawn(process.execPath, [join(top, main)], {
    cwd: top,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C reaches this process alone, which then stops the program.
    detached: true,
  })
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      file.write(chunk)
      lastLines.push(...chunk.toString().trimEnd().split('\n'))
      lastLines.splice(0, lastLines.length - 20)
    })
  }
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => {
      resolve(error.message)
    })
    child.on('close', (code, signal) => {
      file.end()
      process.off('exit', kill)
      resolve([`${name} ended (${signal ?? `exit code ${code}`}).`, ...lastLines].join('\n'))
    })
  })
  return { name, ended, stop: () => stopChild(child, ended) }
}

async function stopChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const timeout = setTimeout(() => child.kill('SIGKILL'), 5_000)
  child.kill('SIGTERM')
  await ended
  clearTimeout(timeout)
}

/** Resolves when the signal aborts, at once if it has. */
export function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    const onAbort = () => {
      resolve(null)
    }
    signal.addEventListener('abort', onAbort)
    if (signal.aborted) onAbort()
  })
}

/** Resolves when the address answers 200; throws with the program's last output when it ends first. */
export async function waitUntilHealthy(url: string, program: Running, seconds = 20): Promise<void> {
  const deadline = AbortSignal.timeout(seconds * 1_000)
  const state = { over: false }
  const died = program.ended.then((output) => {
    if (!state.over) throw new CannotRun(output)
  })
  const poll = async () => {
    while (!state.over && !(await isUp(url))) {
      if (deadline.aborted)
        throw new CannotRun(`${program.name} did not answer at ${url} in ${seconds} s.`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  try {
    await Promise.race([poll(), died])
  } finally {
    state.over = true
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
