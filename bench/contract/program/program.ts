import { spawn, spawnSync } from 'node:child_process'

const TIME_LIMIT_MS = 120_000

type Surroundings = {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** After this time the program is ended; two minutes if left out. */
  readonly timeLimitMs?: number
}

/**
 * Runs a program regardless of its exit code.
 * @throws when it cannot start or exceeds its time
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env = {}, timeLimitMs = TIME_LIMIT_MS }: Surroundings = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`${command} was still running after ${timeLimitMs / 1_000} s.`))
    }, timeLimitMs)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      resolve(output)
    })
  })
}

/**
 * Runs a program that must succeed.
 * @throws with its output
 */
export function mustRun(command: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}
