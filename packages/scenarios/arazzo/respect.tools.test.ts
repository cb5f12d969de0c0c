import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockApp } from '../../../mocks/http/mock-app.ts'
import { createMockWorlds } from '../../../mocks/worlds.ts'
import { listen } from '../../../src/proxy/server/listen.ts'
import type { Listening } from '../../../src/proxy/server/listen.ts'
import { freePort } from '../../../scripts/ports.ts'

const top = join(import.meta.dirname, '../../..')
const worlds = createMockWorlds({ publicUrl: 'http://localhost:4010' })
let server: Listening

beforeAll(async () => {
  const app = createMockApp({ worlds, gameFiles: new Map() })
  server = await listen(app.fetch, await freePort(), 'localhost')
})
afterAll(() => server.stop(0))

type Ended = {
  readonly code: number
  readonly failed: readonly string[]
  readonly passed: number
}

function respect(world: string, names = '*'): Promise<Ended> {
  const files = globSync(`openapi/workflows/${names}.arazzo.yaml`, { cwd: top }).toSorted()
  const inputs = ['user=demo', 'password=demo1234', `run=run_of_${world}`]
  const url = `public=http://localhost:${server.port}/worlds/${world}`
  const args = [...inputs.flatMap((input) => ['--input', input]), '--server', url]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((resolve) => {
    const child = execFile(
      join(top, 'node_modules/.bin/redocly'),
      ['respect', ...files, ...args],
      { cwd: top, timeout: 20_000, env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } },
      (_, stdout, stderr) => {
        const told = `${stdout}\n${stderr}`
        resolve({
          code: child.exitCode ?? -1,
          failed: [...told.matchAll(/^\s*✗ POST \S+ - step (\w+)/gm)].map(([, step = '']) => step),
          passed: [...told.matchAll(/^\s*Workflows: 1 passed, 1 total/gm)].length,
        })
      },
    )
  })
}

test('R-CALL-03 the workflows pass against the mock and fail against a mock with other answers', async () => {
  await worlds.perform(
    { command: 'answer', operation: 'userTransferIn', answer: 'balance' },
    'refuses',
  )
  await worlds.perform(
    {
      command: 'fault',
      operation: 'getDepositList',
      kind: 'wrongType',
      pointer: '/list/0/amount',
    },
    'refuses',
  )
  const [whole, wrong] = await Promise.all([
    respect('whole'),
    respect('refuses', '{deposit,transfer}'),
  ])
  expect(whole).toEqual({ code: 0, failed: [], passed: 6 })
  expect(wrong).toEqual({ code: 1, failed: ['getDepositList', 'userTransferIn'], passed: 0 })
})
