import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { findRedis } from '../../../scripts/test-servers.ts'
import { freePort } from '../../../scripts/ports.ts'
import { startOnce, spawnServer } from './shared.ts'

const DEADLINE_MS = 10_000

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** Starts a server. Returns the port. */
export async function startRedis(
  name: string,
  folder: string,
  { port, flags = [] }: { readonly port?: number; readonly flags?: readonly string[] } = {},
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const chosen = port ?? (await freePort())
  const options = ['--port', String(chosen), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  await serve(name, [...options, ...flags], chosen)
  return chosen
}

/** Starts a Sentinel of the primary named `main` on this port. Returns its port. */
export async function startSentinel(name: string, folder: string, primary: number) {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const file = join(folder, 'sentinel.conf')
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `sentinel monitor main 127.0.0.1 ${primary} 1`,
    'sentinel down-after-milliseconds main 500',
    'sentinel failover-timeout main 2000',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  await serve(name, [file, '--sentinel'], port)
  return port
}

async function serve(name: string, args: readonly string[], port: number): Promise<void> {
  spawnServer(name, [findRedis() ?? '', ...args])
  const end = performance.now() + DEADLINE_MS
  while (!(await answers(port))) {
    if (performance.now() > end) throw new Error('Redis does not answer')
    await after(25)
  }
}

export const sharedRedis = async (): Promise<string> => {
  const port = await startOnce('redis', (folder) => startRedis('redis', folder))
  return `redis://127.0.0.1:${port}`
}
