import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { CannotRunError } from '../../../scripts/cannot-run-error.ts'
import { freePort } from '../../../scripts/ports.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../../scripts/proxy-program.ts'
import { spawnTied } from '../../../scripts/spawn-tied.mjs'
import { Link } from './link.ts'
import { repositoryRoot } from '../../../scripts/repository/repository-root.ts'

const POLL_MS = 50
const DEADLINE_MS = 30_000

export class Proxy {
  readonly port: number
  readonly postgres: readonly Link[]
  readonly #env: Readonly<Record<string, string>>
  readonly #logFile: string
  #child: ChildProcess | null = null

  private constructor(
    port: number,
    postgres: readonly Link[],
    env: Readonly<Record<string, string>>,
    logFile: string,
  ) {
    this.port = port
    this.postgres = postgres
    this.#env = env
    this.#logFile = logFile
  }

  static async create(
    servers: readonly number[],
    env: Readonly<Record<string, string>>,
    logFile: string,
  ): Promise<Proxy> {
    const postgres = await Promise.all(servers.map((port) => Link.open(port)))
    const port = await freePort()
    const hosts = postgres.map((link) => `127.0.0.1:${link.port}`).join(',')
    const proxyEnv = {
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_PORT: String(await freePort()),
      STORE: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
    }
    return new Proxy(port, postgres, { ...env, ...proxyEnv }, logFile)
  }

  get address(): string {
    return `127.0.0.1:${this.port}`
  }

  /** @throws CannotRunError when it ends or does not answer */
  async start(): Promise<void> {
    const log = createWriteStream(this.#logFile, { flags: 'a' })
    const child = spawnTied(process.execPath, [...proxyOptions, join(repositoryRoot, proxyMain)], {
      cwd: repositoryRoot,
      env: {
        PATH: process.env['PATH'] ?? '',
        ...proxyEnvironment,
        NODE_COMPILE_CACHE: join(repositoryRoot, '.cache/compiled'),
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false })
    this.#child = child
    const end = performance.now() + DEADLINE_MS
    while (!(await this.#isUp())) {
      if (child.exitCode !== null || performance.now() > end)
        throw new CannotRunError(`A proxy did not start: see ${this.#logFile}`)
      await after(POLL_MS)
    }
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Drains the process and replaces it by a new one. */
  async replace(): Promise<void> {
    await this.#end('SIGTERM')
    await this.start()
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  async stop(): Promise<void> {
    await this.kill()
    for (const link of this.postgres) link.close()
  }

  async #isUp(): Promise<boolean> {
    const url = `http://${this.address}/healthz`
    const response = await fetch(url, {
      signal: AbortSignal.timeout(1_000),
      headers: { connection: 'close' },
    }).catch(() => null)
    return response?.status === 200
  }
}
