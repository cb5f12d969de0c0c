import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build.ts'
import { freePort } from '../../scripts/ports.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../scripts/proxy-program.ts'
import type { Bench, Row } from './measured/bench.model.ts'
import { fireInTurns } from './load/fire.ts'
import type { Fired, Target } from './load/fire.ts'
import { startNginxBackend, startNginxProxy } from './load/nginx.ts'
import { isInstalled, LOAD_CORE, MEASURED_CORE, start, waitUntilUp } from './load/pinned.ts'
import type { Started } from './load/pinned.ts'
import { signIn } from './load/sign-in.ts'
import { median, medianAndSpread, times, withUnit } from './measured/median.ts'
import { installPeers } from './measured/peers.ts'

const ROUNDS = 9
const MIN_RATIO_TO_FASTIFY = 2
const MIN_RATIO_TO_NGINX = 0.2
const MIN_RATIO_TO_MEMORY = 0.85
const MAX_OF_DISPATCH_P99 = 1.3

const fastifyProxy = (port: number, backendUrl: string): string => `import Fastify from 'fastify'
import proxy from '@fastify/http-proxy'

const app = Fastify()
app.register(proxy, {
  upstream: '${backendUrl}',
  prefix: '/api/routes',
  rewritePrefix: '/public',
  undici: { connections: 64, pipelining: 1 },
  replyOptions: { rewriteRequestHeaders: (_, headers) => ({ ...headers, authorization: 'Bearer abc' }) },
})
await app.listen({ port: ${port}, host: '127.0.0.1' })
`

type Line = { readonly started: Started[]; readonly folder: string }

/** Peers get requests of the same size. */
const likeOurs = {
  origin: 'http://localhost:5173',
  'sec-fetch-site': 'same-origin',
  cookie: `session=${'a'.repeat(43)}`,
  authorization: `Bearer ${'b'.repeat(32)}`,
}

async function startLine({ started, folder }: Line) {
  const keep = (one: Started) => void started.push(one)
  const backendPort = await freePort()
  const backendUrl = `http://127.0.0.1:${backendPort}`
  const hasNginx = isInstalled('nginx')
  const node = (main: string, name: string, core: number, env: Readonly<Record<string, string>>) =>
    start([process.execPath, main], { core, env, log: `.cache/logs/bench-${name}.log` })
  const answering = 'bench/site/load/answering-backend.ts'
  keep(
    hasNginx
      ? startNginxBackend(backendPort, LOAD_CORE)
      : node(answering, 'backend', LOAD_CORE, { PORT: String(backendPort) }),
  )
  await waitUntilUp(backendUrl, 'The backend')

  const startOurs = async (name: string, store: string): Promise<Target> => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const ports = { PORT: String(port), ADMIN_PORT: String(await freePort()) }
    const env = { ...proxyEnvironment, ...ports, BACKEND_URL: backendUrl, SESSION_STORE: store }
    keep(
      start([process.execPath, ...proxyOptions, proxyMain], {
        core: MEASURED_CORE,
        env,
        log: `.cache/logs/bench-proxy-${name}.log`,
      }),
    )
    await waitUntilUp(`${url}/healthz`, 'The proxy')
    return { name, url: `${url}/api/routes/user-health-check`, headers: await signIn(url) }
  }
  const path = 'api/routes/user/user_health_check'
  const startPeer = async (name: string, begin: (port: number) => Started): Promise<Target> => {
    const port = await freePort()
    keep(begin(port))
    await waitUntilUp(`http://127.0.0.1:${port}`, name)
    return { name, url: `http://127.0.0.1:${port}/${path}`, headers: likeOurs }
  }
  return {
    memory: await startOurs('memory', 'memory'),
    sqlite: await startOurs('sqlite', join(folder, 'sessions.sqlite')),
    dispatch: await startPeer('undici', (port) =>
      node('bench/site/load/bare-dispatch.ts', 'dispatch', MEASURED_CORE, {
        PORT: String(port),
        BACKEND_URL: backendUrl,
      }),
    ),
    fastify: await startPeer('@fastify/http-proxy', (port) => {
      const peers = installPeers('fastify', { fastify: '5.12.8', '@fastify/http-proxy': '11.6.3' })
      const main = join(peers, `proxy-${port}.mjs`)
      writeFileSync(main, fastifyProxy(port, backendUrl))
      return node(main, 'fastify', MEASURED_CORE, {})
    }),
    nginx: hasNginx
      ? await startPeer('nginx', (port) => startNginxProxy(port, MEASURED_CORE, backendPort))
      : null,
  }
}

const rates = (fired: readonly Fired[]) => fired.map(({ perSecond }) => perSecond)
/** Median of the ratios per round. */
const ratioOf = (fired: readonly Fired[], than: readonly Fired[]): number =>
  median(fired.map(({ perSecond }, round) => perSecond / (than[round]?.perSecond ?? Number.NaN)))
const p99Of = (fired: readonly Fired[]): number => median(fired.map(({ p99 }) => p99))

type Results = Readonly<
  Record<'memory' | 'sqlite' | 'dispatch' | 'fastify', readonly Fired[]> & {
    nginx: readonly Fired[] | null
  }
>

const rateRow = (
  name: string,
  fired: readonly Fired[],
  than: readonly Fired[],
  of: string,
): Row => ({
  name: `${name}, requests a second`,
  ...medianAndSpread(rates(fired)),
  ratio: `${times(ratioOf(fired, than))} ${of}`,
})

function rowsOf({ memory, sqlite, dispatch, fastify, nginx }: Results): Row[] {
  const ofDispatch = p99Of(memory) / p99Of(dispatch)
  const ofFastify = ratioOf(memory, fastify)
  const ofMemory = ratioOf(sqlite, memory)
  const ofNginx = nginx === null ? null : ratioOf(memory, nginx)
  return [
    {
      ...rateRow('ours, sessions in memory', memory, fastify, 'fastify'),
      goal: `at least ${MIN_RATIO_TO_FASTIFY} times fastify`,
      holds: ofFastify >= MIN_RATIO_TO_FASTIFY,
    },
    { name: 'its median call', value: withUnit(median(memory.map(({ p50 }) => p50)), 'ms') },
    {
      name: 'its slowest call in a hundred',
      ...medianAndSpread(
        memory.map((fired) => fired.p99),
        'ms',
      ),
      ratio: `${times(ofDispatch)} that of undici's dispatch, ${withUnit(p99Of(dispatch), 'ms')}; ${withUnit(p99Of(fastify), 'ms')} of fastify`,
      goal: `at most ${times(MAX_OF_DISPATCH_P99)} that of undici's dispatch`,
      holds: ofDispatch <= MAX_OF_DISPATCH_P99,
    },
    {
      ...rateRow('ours, sessions in a file', sqlite, memory, 'memory'),
      goal: `at least ${MIN_RATIO_TO_MEMORY} times memory`,
      holds: ofMemory >= MIN_RATIO_TO_MEMORY,
    },
    rateRow("undici's dispatch under node:http, nothing checked", dispatch, memory, 'ours'),
    rateRow('@fastify/http-proxy, nothing checked', fastify, memory, 'ours'),
    ...(nginx === null || ofNginx === null
      ? []
      : [
          {
            ...rateRow('nginx, nothing checked', nginx, memory, 'ours'),
            goal: `ours at least ${MIN_RATIO_TO_NGINX} times nginx (${ofNginx.toFixed(2)})`,
            holds: ofNginx >= MIN_RATIO_TO_NGINX,
          },
        ]),
  ]
}

async function measure(): Promise<Row[]> {
  await buildIfStale()
  const line = { started: [] as Started[], folder: mkdtempSync(join(tmpdir(), 'bench-proxy-')) }
  try {
    const { memory, sqlite, dispatch, fastify, nginx } = await startLine(line)
    const peers = nginx === null ? [dispatch, fastify] : [dispatch, fastify, nginx]
    const firedAt = await fireInTurns([memory, sqlite, ...peers], ROUNDS)
    return rowsOf({
      memory: firedAt(memory),
      sqlite: firedAt(sqlite),
      dispatch: firedAt(dispatch),
      fastify: firedAt(fastify),
      nginx: nginx === null ? null : firedAt(nginx),
    })
  } finally {
    await Promise.all(line.started.map((one) => one.stop()))
    rmSync(line.folder, { recursive: true })
  }
}

export const proxy: Bench = {
  title: 'What does the proxy cost a call?',
  about:
    'Health checks of one member over 32 connections, everything on: session, checks, limits, log. Each server has one core, the load and the backend another; the servers take turns.',
  run: async () => ({ rows: await measure() }),
}
