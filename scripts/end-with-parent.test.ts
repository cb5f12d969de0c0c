import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { registerPrograms } from '../tests/support/node-programs.ts'
import { freePort } from './ports.ts'
import { repositoryRoot } from './repository/repository-root.ts'

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<meta name="maru:game-hosts" />')
  return folder
}

async function startCommand(command: readonly string[]) {
  const { living, NODE_OPTIONS } = await registerPrograms()
  const [port, mockPort, adminPort] = [await freePort(), await freePort(), await freePort()]
  const settings = {
    NODE_OPTIONS,
    PORT: String(port),
    MOCK_PORT: String(mockPort),
    ADMIN_PORT: String(adminPort),
    SITE_DIR: site(),
    SESSION_STORE: 'memory',
    ...(command.includes('proxy/main.ts') && { BACKEND_URL: `http://localhost:${mockPort}` }),
  }
  const bootstrap = join(repositoryRoot, 'scripts/bootstrap.mjs')
  const args = command.map((arg) => (arg === '$PORT' ? String(port) : arg))
  const child = spawn(process.execPath, [bootstrap, ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  })
  const url = `http://localhost:${command.includes('mocks/http/main.ts') ? mockPort : port}/`
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  await expect.poll(isUp, { timeout: 90_000, interval: 200 }).toBe(true)
  return { child, living }
}

test.each([
  ['npm start', 4, ['scripts/start.ts']],
  ['npm run proxy', 2, ['proxy/main.ts']],
  ['npm run mock', 2, ['mocks/http/main.ts']],
  ['npm run dev', 2, ['vite', '--port', '$PORT', '--strictPort']],
] as const)(
  '%s: nothing runs on when its starter is killed',
  { timeout: 150_000 },
  async (_, programs, command) => {
    const { child, living } = await startCommand(command)
    expect(living.size).toBeGreaterThanOrEqual(programs)
    child.kill('SIGKILL')
    await expect.poll(() => [...living.keys()]).toEqual([])
  },
)

test(
  'npm start: site and mock end when the program that started them is killed',
  { timeout: 150_000 },
  async () => {
    const { living } = await startCommand(['scripts/start.ts'])
    const [, start = 0] = living.keys()
    process.kill(start, 'SIGKILL')
    await expect.poll(() => [...living.keys()]).toEqual([])
  },
)
