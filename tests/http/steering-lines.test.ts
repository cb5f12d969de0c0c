import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createMockApp } from '../../mocks/http/mock-app.ts'
import { createMockWorlds } from '../../mocks/worlds.ts'
import type { MockWorldsOptions } from '../../mocks/worlds.ts'
import { listen } from '../../proxy/server/listen.ts'

const PORT_OF_DOCS = 'localhost:4010'
const page = readFileSync(new URL('../../docs/qa.md', import.meta.url), 'utf8')

/** The shell blocks that control a running mock. */
const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)]
  .map(([, block = '']) => block)
  .filter((block) => block.includes(PORT_OF_DOCS))
const isHybrid = (block: string): boolean => block.includes('answer-by')

/** Runs lines in a shell that stops at the first failure; omits commands that start a mock. */
async function paste(given: readonly string[], options: Partial<MockWorldsOptions> = {}) {
  const worlds = createMockWorlds({ publicUrl: 'http://mock.test', ...options })
  const app = createMockApp({ worlds, gameFiles: new Map() })
  const server = await listen({
    answer: (request, env) => app.fetch(request, env),
    port: 0,
    host: 'localhost',
  })
  const folder = mkdtempSync(join(tmpdir(), 'steering-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await server.stop(0)
  })
  const lines = given
    .join('')
    .replaceAll(/^(?:npm run|BACKEND_URL=).*\n/gm, '')
    .replaceAll(PORT_OF_DOCS, `localhost:${server.port}`)
    .replaceAll('curl ', 'curl -sSf --noproxy localhost ')
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', lines], { cwd: folder })
  return worlds
}

test('the shell blocks of docs/qa.md work when pasted in order', async () => {
  const worlds = await paste(blocks.filter((block) => !isHybrid(block)))
  const { calls } = await worlds.perform({ command: 'calls' })
  expect(calls.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    'doLogin authenticated',
    'applyUserDeposit success',
  ])
})

test('the shell blocks of docs/qa.md about hybrid mode work with a real backend', async () => {
  const real = createMockWorlds({ publicUrl: 'http://real.test' })
  const worlds = await paste(blocks.filter(isHybrid), {
    realBackend: {
      url: 'http://real.test',
      mockedOperations: [],
      call: (path, init) => real.fetch(new Request(`http://real.test${path}`, init)),
    },
  })
  const { operations } = await worlds.perform({ command: 'sides' })
  expect(operations.find(({ operation }) => operation === 'openGame')?.side).toBe('mock')
})
