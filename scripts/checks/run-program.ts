import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { endedChildrenSeconds } from './processor.ts'

export type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

export type Limits = {
  readonly until: AbortSignal
  /** Grace period for cleanup, in milliseconds. */
  readonly grace: number
}

export type Ending = {
  readonly exitedWell: boolean
  readonly output: string
  /** Processor seconds of the program and of what it ran. */
  readonly processorSeconds: number
}

let reaped = endedChildrenSeconds()

/** Processor seconds of the children that ended since the last call: called as each of them exits. */
function lastEndedSeconds(): number {
  const before = reaped
  reaped = endedChildrenSeconds()
  return reaped - before
}

/**
 * Runs a program and returns its output; never throws. The program leads a process group, which is killed as a whole
 * on timeout and when this process exits.
 */
export async function runProgram(program: Program, limits: Limits): Promise<Ending> {
  const { command, args, cwd, env } = program
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const killGroup = () => signalGroup(child.pid, 'SIGKILL')
  process.on('exit', killGroup)
  const printed: string[] = []
  let processorSeconds = 0
  child.on('exit', () => void (processorSeconds = lastEndedSeconds()))
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  }
  const closed = new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      printed.push(error.message)
      resolve(false)
    })
    child.on('close', (code, signal) => {
      if (signal) printed.push(`\n${command} was killed by ${signal}.\n`)
      resolve(code === 0)
    })
  })
  let exitedWell = await Promise.race([closed, aborted(limits.until)])
  if (exitedWell === null) {
    printed.push(`\nStopped early: ${String(limits.until.reason)}\n`)
    await endGroup(child.pid, limits.grace)
    // A process outside the group may keep the pipes open.
    child.stdout.destroy()
    child.stderr.destroy()
    await closed
    exitedWell = false
  }
  process.off('exit', killGroup)
  return { exitedWell, output: printed.join(''), processorSeconds }
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => {
      resolve(null)
    })
  })
}

async function endGroup(leader: number | undefined, grace: number): Promise<void> {
  const deadline = performance.now() + grace
  let isThere = signalGroup(leader, 'SIGTERM')
  while (isThere && performance.now() < deadline) {
    await pause(20)
    isThere = signalGroup(leader, 0)
  }
  if (isThere) signalGroup(leader, 'SIGKILL')
}

/** Signals a group; false: no process left. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return leader !== undefined && process.kill(-leader, signal)
  } catch {
    return false
  }
}
