import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { findRedis, INSTALL_ENGINES } from '../../../scripts/engines.ts'
import { freePort } from '../../../scripts/ports.ts'
import { once, spawnServer } from './shared.ts'

const DEADLINE_MS = 10_000

export const hasRedis = findRedis() !== null
if (!hasRedis) console.warn(`skipped: no Redis. Install it: ${INSTALL_ENGINES}`)

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** Starts a server. Returns the port. */
export async function startRedis(name: string, folder: string, port?: number): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const chosen = port ?? (await freePort())
  const options = ['--port', String(chosen), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  spawnServer(name, [findRedis() ?? '', ...options])
  const end = performance.now() + DEADLINE_MS
  while (!(await answers(chosen))) {
    if (performance.now() > end) throw new Error('Redis does not answer')
    await after(25)
  }
  return chosen
}

/** The server of this run. */
export const sharedRedis = async (): Promise<string> => {
  const port = await once('redis', (folder) => startRedis('redis', folder))
  return `redis://127.0.0.1:${port}`
}
