import { spawn } from 'node:child_process'
import type { StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../scripts/ports.ts'
import { onTestFinished } from '../support/this-test.ts'
import { authenticated, scriptedBackend } from './scripted-backend.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

export const proxyMain = join(repositoryRoot, 'proxy/main.ts')

/** Lets Node cache compiled code, which halves the start time. */
export const compiled = { NODE_COMPILE_CACHE: join(repositoryRoot, '.cache/compiled') }

export function siteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<meta name="maru:game-hosts" />')
  return folder
}

type Launch = {
  readonly command?: readonly [string, ...string[]]
  readonly stdio?: StdioOptions
  readonly env?: Readonly<Record<string, string>>
  /** Null: a free one. */
  readonly port?: number | null
}

/** A proxy process in front of a scripted backend, once healthy. `command`: the program to start, by default Node. */
export async function realProxy({
  command = [process.execPath, proxyMain],
  stdio = 'ignore',
  env = {},
  port: fixedPort = null,
}: Launch = {}) {
  const backend = await scriptedBackend()
  backend.stub('user/do_login', authenticated(Date.now() + 3_600_000))
  onTestFinished(() => backend.stop())
  const port = fixedPort ?? (await freePort())
  const adminPort = await freePort()
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    stdio,
    // Its own process group, because tests signal whole groups.
    detached: true,
    env: {
      PATH: process.env['PATH'] ?? '',
      ...compiled,
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      BACKEND_URL: backend.url,
      SESSION_STORE: 'memory',
      SITE_DIR: siteFolder(),
      ...env,
    },
  })
  const group = child.pid ?? 0
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      process.kill(-group, 'SIGKILL')
      await exit
    }
  })
  const url = `http://127.0.0.1:${port}`
  const requestHealth = async () => {
    const status = await requestStatus(`${url}/healthz`)
    if (status !== 200) throw new Error(`${command.join(' ')} is not up: ${status}`)
  }
  await vi.waitFor(requestHealth, { timeout: 50_000, interval: 50 })
  return { backend, child, group, ended: exit, url, adminUrl: `http://127.0.0.1:${adminPort}` }
}

/** The status of an answer; null without one. */
export async function requestStatus(url: string): Promise<number | null> {
  try {
    return (await fetch(url, { headers: { connection: 'close' } })).status
  } catch {
    return null
  }
}
