import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { registerPrograms } from '../tests/support/node-programs.ts'
import { freePort } from './ports.ts'

const start = fileURLToPath(new URL('start.ts', import.meta.url))

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<meta name="maru:game-hosts" />')
  return folder
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s while it starts leaves no program behind',
  { timeout: 120_000 },
  async (signal) => {
    const { living, NODE_OPTIONS } = await registerPrograms()
    const ports = { PORT: String(await freePort()), MOCK_PORT: String(await freePort()) }
    const env = { ...process.env, ...ports, NODE_OPTIONS, SITE_DIR: site() }
    const child = spawn(process.execPath, [start], { env, stdio: 'ignore' })
    await expect.poll(() => living.size, { timeout: 60_000, interval: 5 }).toBe(3)
    child.kill(signal)
    await once(child, 'exit')
    await expect.poll(() => [...living.keys()]).toEqual([])
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
