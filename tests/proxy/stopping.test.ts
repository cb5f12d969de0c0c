import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { browserAt } from './proxy-harness.ts'
import { proxyMain, realProxy, siteFolder, requestStatus } from './real-proxy.ts'
import { json } from './scripted-backend.ts'

const TRANSFER = 'user/point_to_money'
const KEY = { 'idempotency-key': '7f9c1a52-0d4b-4b8e-9a31-5e2f0c6d8b17' }
const moveAnswer = { status: 'success', balance: 1, gameMoney: 0, rolling: 0 }

const node = process.execPath
const commands = {
  'the program': [node, proxyMain],
  'its starter': [node, 'scripts/bootstrap.mjs', 'proxy/main.ts'],
  'npm run proxy': ['npm', 'run', 'proxy'],
  'npm start': ['npm', 'start'],
} as const

function ask(url: string, agent: Agent): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      )
    })
    request.on('error', reject)
    request.end()
  })
}

/** A proxy with a running transfer, a used connection, and one that never sent a byte. */
async function busyProxy(command: readonly [string, ...string[]]) {
  const log = join(siteFolder(), 'proxy.log')
  const proxy = await realProxy({
    command,
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
    env: { BACKEND_TIMEOUT_MS: '15000' },
  })
  const browser = browserAt(proxy.url)
  await browser.signIn()
  let finish: () => void = () => undefined
  proxy.backend.stub(TRANSFER, (response, request) => {
    finish = () => json(moveAnswer)(response, request)
  })
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  await ask(`${proxy.url}/healthz`, kept)
  const silent = connect(Number(new URL(proxy.url).port), '127.0.0.1')
  await once(silent, 'connect')
  const nextRequest = proxy.backend.nextRequest()
  const transfer = browser.post('point-to-money', { amount: 1 }, KEY)
  await nextRequest
  return { ...proxy, transfer, kept, finish: () => finish(), log: () => readFileSync(log, 'utf8') }
}

const alone = (signal: NodeJS.Signals) => (leader: number) => void process.kill(leader, signal)
const group = (signal: NodeJS.Signals) => (leader: number) => void process.kill(-leader, signal)
const ctrlCTwice = (leader: number) => {
  process.kill(-leader, 'SIGINT')
  setTimeout(() => process.kill(-leader, 'SIGINT'), 100)
}

describe.runIf(process.platform !== 'win32').concurrent('stopping', () => {
  test(
    'R-ACCT-07 a silent backend is reported as an unknown outcome within ten seconds',
    { timeout: 90_000 },
    async ({ expect }) => {
      const proxy = await busyProxy(commands['the program'])
      const startedAt = performance.now()
      process.kill(proxy.group, 'SIGTERM')
      expect(await proxy.transfer).toMatchObject({
        status: 504,
        body: { code: 'outcome_unknown' },
      })
      expect(await proxy.ended).toEqual([0, null])
      expect(performance.now() - startedAt).toBeLessThan(10_000)
    },
  )

  // Each starter, each signal, each delivery: to the process alone, to its group, through npm.
  test.for([
    ['the program', 'Ctrl-C twice', ctrlCTwice],
    ['the program', 'SIGHUP', alone('SIGHUP')],
    ['its starter', 'SIGTERM', alone('SIGTERM')],
    ['its starter', 'SIGTERM to its group', group('SIGTERM')],
    ['npm run proxy', 'SIGTERM', alone('SIGTERM')],
    ['npm run proxy', 'SIGHUP to its group', group('SIGHUP')],
    ['npm start', 'Ctrl-C twice', ctrlCTwice],
  ] as const)(
    'R-ACCT-07 %s, by %s: the transfer that runs and a request on a kept connection get their answers',
    { timeout: 90_000 },
    async ([name, way, signal], { expect }) => {
      const proxy = await busyProxy(commands[name])
      signal(proxy.group)
      await expect.poll(() => requestStatus(`${proxy.url}/healthz`)).toBeNull()
      const served = await ask(`${proxy.url}/healthz`, proxy.kept)
      expect([served.status, served.headers.connection]).toEqual([200, 'close'])
      // npm itself ends on SIGHUP.
      const isHangupOfNpm = name === 'npm run proxy' && way.startsWith('SIGHUP')
      const end = isHangupOfNpm ? [null, 'SIGHUP'] : [0, null]
      if (!isHangupOfNpm) expect(proxy.child.exitCode ?? proxy.child.signalCode).toBeNull()
      proxy.finish()
      const { status, body } = await proxy.transfer
      expect([status, body['status']]).toEqual([200, 'success'])
      expect(await proxy.ended).toEqual(end)
      if (name === 'npm start') return
      await expect.poll(() => proxy.log().match(/"event":"stopped"/g)?.length).toBe(1)
    },
  )
})
