import { fork, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRunError } from '../../scripts/cannot-run-error.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../scripts/proxy-program.ts'
import type { BackendCommand, BackendReport } from './protocol.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

export async function startBackend(port: number) {
  const child = fork(join(repositoryRoot, 'bench/endurance/backend.ts'), [String(port)])
  await once(child, 'message')
  const send = (command: BackendCommand) => child.send(command)
  return {
    hang: (share: number, path: string | null = null) => send({ kind: 'hang', share, path }),
    report: async (): Promise<BackendReport> => {
      send({ kind: 'report' })
      const [report] = (await once(child, 'message')) as [BackendReport]
      return report
    },
    stop: () => void child.kill('SIGKILL'),
  }
}

export type ProxyOptions = {
  readonly port: number
  readonly logFile: string
  readonly env: Readonly<Record<string, string>>
}

export class Proxy {
  readonly #options: ProxyOptions
  #child: ChildProcess | null = null
  #isEnding = false

  constructor(options: ProxyOptions) {
    this.#options = options
  }

  async start(): Promise<void> {
    const { port, logFile, env } = this.#options
    const log = openSync(logFile, 'a')
    const child = spawn(process.execPath, [...proxyOptions, join(repositoryRoot, proxyMain)], {
      cwd: repositoryRoot,
      env: { PATH: process.env['PATH'], ...proxyEnvironment, PORT: String(port), ...env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#child = child
    child.once('exit', (code, signal) => {
      if (this.#isEnding) return
      console.log(`  The proxy ended by itself: ${signal ?? `exit code ${code}`}.`)
    })
    this.#isEnding = false
    for (let tries = 0; tries < 400; tries += 1) {
      if (await this.isAlive()) return
      if (child.exitCode !== null) break
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new CannotRunError(
      `The proxy did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`,
    )
  }

  async isAlive(): Promise<boolean> {
    const url = `http://localhost:${this.#options.port}/healthz`
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
    return response?.status === 200
  }

  /** Stops it; resolves with the duration in ms and the exit code (null: killed). */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ ms: number; code: number | null }> {
    const child = this.#child
    if (child === null || child.exitCode !== null) return { ms: 0, code: null }
    const start = performance.now()
    const exit = once(child, 'exit')
    this.#isEnding = true
    child.kill(signal)
    const [code] = (await exit) as [number | null]
    return { ms: performance.now() - start, code }
  }

  /** Resident megabytes; NaN after it ended. */
  memory(): number {
    const file = `/proc/${this.#child?.pid}/status`
    const status = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024
  }
}
