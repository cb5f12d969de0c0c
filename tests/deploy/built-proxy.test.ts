import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, test, vi } from 'vitest'
import { buildProxy } from '../../scripts/build-proxy.ts'
import { proxyEnvironment, proxyOptions } from '../../scripts/proxy-program.ts'
import { browserAt } from '../proxy/proxy-harness.ts'
import { realProxy } from '../proxy/real-proxy.ts'
import { sqliteFile } from '../proxy/store-files.ts'
import { onTestFinished } from '../support/this-test.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

/** Nothing above this folder holds packages, as in the image. */
let folder = ''
const main = () => join(folder, 'main.mjs')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-proxy-'))
  await buildProxy(repositoryRoot, folder)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

async function collector() {
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths }
}

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly code: unknown; readonly out: string }>((resolve) => {
    execFile(process.execPath, [main(), ...args], { cwd: folder, env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out: out + errors }),
    )
  })

test.concurrent('R-SESS-09 the built proxy keeps sessions in a file, in its own thread, and sends spans', async ({
  expect,
}) => {
  const { url: endpoint, paths } = await collector()
  const { url, child, ended } = await realProxy({
    command: [process.execPath, ...proxyOptions, main()],
    env: {
      ...proxyEnvironment,
      SESSION_STORE: sqliteFile(),
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    },
  })
  const browser = browserAt(url)
  expect((await browser.signIn()).session.body).toMatchObject({ status: 'authenticated' })
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await vi.waitFor(() => expect(paths).toContain('/v1/traces'), 20_000)
})

test.concurrent('the built proxy says its settings, and that database and cache are away', async ({
  expect,
}) => {
  expect((await run(['--help'])).out).toContain('SIGHUP stop it within 10 seconds')
  const env = {
    BACKEND_URL: 'http://127.0.0.1:9',
    STORE: 'postgres://user:word@127.0.0.1:9/maru',
    CACHE: 'redis://127.0.0.1:9/0',
    SESSION_KEYS: Buffer.alloc(32, 1).toString('base64'),
  }
  expect(await run(['--check'], env)).toEqual({
    code: 1,
    out: [
      'FAIL  site     dist has no built site. Run: npm run build',
      'FAIL  store    connect ECONNREFUSED 127.0.0.1:9: start the server, or correct host and port in STORE',
      'FAIL  cache    connect ECONNREFUSED 127.0.0.1:9: start the server, or correct host and port in CACHE',
      'FAIL  backend  http://127.0.0.1:9 does not answer: connect ECONNREFUSED 127.0.0.1:9',
      '4 of 4 are wrong.\n',
    ].join('\n'),
  })
})
