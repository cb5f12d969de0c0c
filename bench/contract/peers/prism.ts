import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { parseJson } from '../../../src/lib/json.ts'
import type { Failure, Tool } from '../program/bench.model.ts'
import { contractFile, idAt } from '../program/contract-file.ts'
import { loadContract, overHttp, verify, NoAnswer } from '@maru/contract-verify'
import type { Transport } from '@maru/contract-verify'
import { freePort } from '../../../scripts/ports.ts'
import { npmPackage } from '../program/peers-folder.ts'

const VERSION = '5.16.0'
const folder = () => npmPackage('@stoplight/prism-cli', VERSION)

type Violation = {
  readonly location: readonly string[]
  readonly severity: string
  readonly code: string | number
}

const isAnswers = ({ location, severity }: Violation) =>
  location[0] === 'response' && severity === 'Error'
const kindOf = ({ location, code }: Violation) =>
  [code, ...location.map((part) => (/^\d+$/.test(part) ? '*' : part))].join(' ')

const listening =
  (ask: Transport, failures: Failure[]): Transport =>
  async (sent) => {
    const operation = idAt[sent.path] ?? sent.path
    // Prism never forwards these.
    if (sent.text !== undefined && parseJson(sent.text) === undefined) {
      throw new NoAnswer('the request was omitted')
    }
    const received = await ask(sent).catch((error: unknown) => {
      failures.push({ operation, kind: 'no answer' })
      throw error
    })
    const told = received.headers['sl-violations']
    if (told === undefined) return received
    for (const one of (JSON.parse(told) as readonly Violation[]).filter(isAnswers))
      failures.push({ operation, kind: kindOf(one) })
    return received
  }

type Running = {
  readonly upstream: string
  readonly child: ChildProcess
  readonly url: string
}

async function start(upstream: string): Promise<Running> {
  const port = await freePort()
  const main = join(folder(), 'dist/index.js')
  const child = spawn(
    process.execPath,
    [
      main,
      ...['proxy', contractFile, upstream, '--port', String(port)],
      ...['--validate-request', 'false', '--verboseLevel', 'silent'],
    ],
    { stdio: 'ignore' },
  )
  for (let tries = 0; tries < 200; tries += 1) {
    await after(100)
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return { upstream, child, url: `http://127.0.0.1:${port}` }
  }
  throw new Error('Prism does not start.')
}

let running: Running | undefined

export const prism: Tool = {
  id: 'prism',
  title: 'Prism proxy',
  given:
    'the contract, and the requests of contract:verify to the broken operation as traffic; its reports about answers count; bodies that are not JSON are omitted, because it never answers them',
  command: 'prism proxy public.yaml URL --validate-request false',
  isPerOperation: true,
  prepare: () => void folder(),
  version: () => VERSION,
  run: async ({ url, operation }) => {
    if (running?.upstream !== url) {
      running?.child.kill()
      const started = await start(url)
      process.once('exit', () => started.child.kill())
      running = started
    }
    const { contract, effects, assumptions } = await loadContract('openapi')
    const failures: Failure[] = []
    const ask = overHttp({
      url: running.url,
      timeoutMs: 4_000,
      answerAtMostBytes: 5_000_000,
    })
    await verify(
      {
        contract,
        effects,
        transport: listening(ask, failures),
        member: { id: 'demo', password: 'demo1234' },
        other: { id: 'sora', password: 'sora1234' },
        isWanted: ({ id }) => id === operation.id,
        isSafe: false,
        isStrict: false,
        seed: 1,
        runId: `p${Date.now().toString(36).slice(-6)}`,
        deadline: performance.now() + 60_000,
        budgetMs: 2_000,
        generated: 10,
        steer: undefined,
        clock: () => performance.now(),
        sleep: (ms) => after(ms),
      },
      assumptions,
    )
    return failures
  },
}
