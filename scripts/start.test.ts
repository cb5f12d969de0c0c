import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './ports.ts'

const start = fileURLToPath(new URL('start.ts', import.meta.url))

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<title>MARU</title>')
  return folder
}

/** Each Node program that is started with `NODE_OPTIONS` first sends its process id here. */
async function register() {
  const living = new Map<number, Socket>()
  const server = createServer((socket) => {
    socket.once('data', (chunk: Buffer) => {
      const id = Number(chunk.toString())
      living.set(id, socket)
      socket.on('close', () => living.delete(id))
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const id of living.keys()) process.kill(id, 'SIGKILL')
  })
  const { port } = server.address() as AddressInfo
  const code = `import{connect}from'node:net';const socket=connect(${port},'127.0.0.1');
    await new Promise((resolve)=>{socket.on('error',resolve).write(String(process.pid),resolve)});socket.unref()`
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  return { living, NODE_OPTIONS: `--import=${url}` }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s while it starts leaves no program behind',
  { timeout: 120_000 },
  async (signal) => {
    const { living, NODE_OPTIONS } = await register()
    const ports = { PORT: String(await freePort()), MOCK_PORT: String(await freePort()) }
    const env = { ...process.env, ...ports, NODE_OPTIONS, SITE_DIR: site() }
    const child = spawn(process.execPath, [start], { env, stdio: 'ignore' })
    await expect.poll(() => living.size, { timeout: 60_000, interval: 5 }).toBe(3)
    child.kill(signal)
    await once(child, 'exit')
    await expect.poll(() => [...living.keys()], { timeout: 10_000 }).toEqual([])
    expect([child.exitCode, child.signalCode]).toEqual([0, null])
  },
)

test('an empty variable is one that is not set', () => {
  const env = { ...process.env, PORT: '', MOCK_PORT: 'none' }
  const { status, stderr } = spawnSync(process.execPath, [start], { env, encoding: 'utf8' })
  expect([status, stderr.trim()]).toEqual([
    2,
    'MOCK_PORT is "none": it takes a port for the mock backend, 1 to 65535.',
  ])
})
