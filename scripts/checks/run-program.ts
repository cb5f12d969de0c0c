import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

export type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

export type Limits = {
  /** Asks the program to end when it is not done by then. */
  readonly until: AbortSignal
  /** Milliseconds that it then has for ending what it started. */
  readonly grace: number
}

export type Ending = { readonly exitedWell: boolean; readonly output: string }

/**
 * Runs a program to its end and returns all that it printed; never throws. The program leads a
 * process group of its own: when it is not done in time, and when this process exits, the whole
 * group ends, not the leader alone.
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
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  }
  const closed = new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      printed.push(error.message)
      resolve(false)
    })
    child.on('close', (code, signal) => {
      if (signal) printed.push(`\n${command} was ended by ${signal}.\n`)
      resolve(code === 0)
    })
  })
  let exitedWell = await Promise.race([closed, aborted(limits.until)])
  if (exitedWell === null) {
    printed.push(`\nEnded before it was done: ${String(limits.until.reason)}\n`)
    await endGroup(child.pid, limits.grace)
    // A process that left the group may hold the pipes open: do not wait for it.
    child.stdout.destroy()
    child.stderr.destroy()
    await closed
    exitedWell = false
  }
  process.off('exit', killGroup)
  return { exitedWell, output: printed.join('') }
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

/** Sends a signal to all of a group; false when no process is left in it. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return leader !== undefined && process.kill(-leader, signal)
  } catch {
    return false
  }
}
