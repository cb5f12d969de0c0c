import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from './repository/repository-root.ts'

test.each([
  ['dev', ['node_modules/vite/bin/vite.js', '--configLoader', 'native'], 'PORT'],
  ['start', ['scripts/start.ts'], 'PORT'],
  ['mock', ['scripts/live/mock.ts'], 'MOCK_PORT'],
] as const)(
  'npm run %s says in a sentence that its port is in use, and what to do',
  async (_, [main, ...options], name) => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const env = { ...process.env, NODE_OPTIONS: '', [name]: String(port) }
    const child = spawn(process.execPath, [join(repositoryRoot, main), ...options], {
      cwd: repositoryRoot,
      env,
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    const [status] = (await once(child, 'close')) as [number]
    expect(status).toBeGreaterThan(0)
    expect(printed.trim().split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(`^Port ${port} is in use by another program\\. End that program, or .*${name}`),
      ),
    ])
  },
  60_000,
)
