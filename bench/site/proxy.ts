import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../scripts/build.ts'
import { freePort } from '../../scripts/ports.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../scripts/proxy-program.ts'
import { installFastifyProxy } from './load/fastify.ts'
import { measureInTurns } from './load/wrk.ts'
import type { LoadResult, Target } from './load/wrk.ts'
import { startNginxBackend, startNginxProxy } from './load/nginx.ts'
import { LOAD_CORE, MEASURED_CORE, startPinnedProgram } from './load/pinned-program.ts'
import type { PinnedProgram } from './load/pinned-program.ts'
import { requireInstalled } from './load/installed-programs.ts'
import { waitUntilUp } from './wait-until-up.ts'
import { median, medianAndSpread, ratioText, withUnit } from './table.ts'
import type { Bench, Row } from './table.ts'

const ROUNDS = 9
const MIN_RATIO_TO_FASTIFY = 2
const MIN_RATIO_TO_NGINX = 0.2
const MIN_RATIO_TO_MEMORY = 0.85
const MAX_P99_RATIO_TO_DISPATCH = 1.3

type TestBed = { readonly programs: PinnedProgram[]; readonly folder: string }

/** Peers get requests of the same size. */
const peerHeaders = {
  origin: 'http://localhost:5173',
  'sec-fetch-site': 'same-origin',
  cookie: `session=${'a'.repeat(43)}`,
  authorization: `Bearer ${'b'.repeat(32)}`,
}

async function signIn(url: string): Promise<Readonly<Record<string, string>>> {
  const browserHeaders = { origin: url, 'sec-fetch-site': 'same-origin' }
  const post = (route: string, body: object, headers: Readonly<Record<string, string>>) =>
    fetch(`${url}/api/routes/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('user-do-login', { id: 'demo', pw: 'demo1234' }, browserHeaders)
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
  const session = await post('session', {}, { ...browserHeaders, cookie })
  const { token } = (await session.json()) as { readonly token: string }
  return { ...browserHeaders, cookie, authorization: `Bearer ${token}` }
}

async function startServers({ programs, folder }: TestBed) {
  const track = (program: PinnedProgram) => void programs.push(program)
  const backendPort = await freePort()
  const backendUrl = `http://127.0.0.1:${backendPort}`
  track(startNginxBackend(backendPort, LOAD_CORE))
  await waitUntilUp(backendUrl, 'The backend')

  const startOurs = async (name: string, store: string): Promise<Target> => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const ports = { PORT: String(port), ADMIN_PORT: String(await freePort()) }
    const env = { ...proxyEnvironment, ...ports, BACKEND_URL: backendUrl, SESSION_STORE: store }
    track(
      startPinnedProgram([process.execPath, ...proxyOptions, proxyMain], {
        core: MEASURED_CORE,
        env,
        logPath: `.cache/logs/bench-proxy-${name}.log`,
      }),
    )
    await waitUntilUp(`${url}/healthz`, 'The proxy')
    return { name, url: `${url}/api/routes/user-health-check`, headers: await signIn(url) }
  }
  const startNode = (main: string, name: string) => (port: number) =>
    startPinnedProgram([process.execPath, main], {
      core: MEASURED_CORE,
      env: { PORT: String(port), BACKEND_URL: backendUrl },
      logPath: `.cache/logs/bench-${name}.log`,
    })
  const path = 'api/routes/user/user_health_check'
  const startPeer = async (
    name: string,
    start: (port: number) => PinnedProgram,
  ): Promise<Target> => {
    const port = await freePort()
    track(start(port))
    await waitUntilUp(`http://127.0.0.1:${port}`, name)
    return { name, url: `http://127.0.0.1:${port}/${path}`, headers: peerHeaders }
  }
  return {
    memory: await startOurs('memory', 'memory'),
    sqlite: await startOurs('sqlite', join(folder, 'sessions.sqlite')),
    dispatch: await startPeer('undici', startNode('bench/site/load/bare-dispatch.ts', 'dispatch')),
    fastify: await startPeer('@fastify/http-proxy', startNode(installFastifyProxy(), 'fastify')),
    nginx: await startPeer('nginx', (port) => startNginxProxy(port, MEASURED_CORE, backendPort)),
  }
}

const requestRates = (results: readonly LoadResult[]) =>
  results.map(({ requestsPerSecond }) => requestsPerSecond)
/** Median of the ratios per round. */
const ratioOf = (results: readonly LoadResult[], peer: readonly LoadResult[]): number =>
  median(
    results.map(
      ({ requestsPerSecond }, round) =>
        requestsPerSecond / (peer[round]?.requestsPerSecond ?? Number.NaN),
    ),
  )
const p99Of = (results: readonly LoadResult[]): number => median(results.map(({ p99Ms }) => p99Ms))

type Results = Awaited<
  ReturnType<typeof measureInTurns<'memory' | 'sqlite' | 'dispatch' | 'fastify' | 'nginx'>>
>

const rateRow = (
  name: string,
  results: readonly LoadResult[],
  peer: readonly LoadResult[],
  peerName: string,
): Row => ({
  name: `${name}, requests a second`,
  ...medianAndSpread(requestRates(results)),
  ratio: `${ratioText(ratioOf(results, peer))} ${peerName}`,
})

function rowsOf({ memory, sqlite, dispatch, fastify, nginx }: Results): Row[] {
  const dispatchRatio = p99Of(memory) / p99Of(dispatch)
  const fastifyRatio = ratioOf(memory, fastify)
  const memoryRatio = ratioOf(sqlite, memory)
  const nginxRatio = ratioOf(memory, nginx)
  return [
    {
      ...rateRow('ours, sessions in memory', memory, fastify, 'fastify'),
      goal: `at least ${MIN_RATIO_TO_FASTIFY} times fastify`,
      isGoalReached: fastifyRatio >= MIN_RATIO_TO_FASTIFY,
    },
    { name: 'its median call', value: withUnit(median(memory.map(({ p50Ms }) => p50Ms)), 'ms') },
    {
      name: 'its slowest call in a hundred',
      ...medianAndSpread(
        memory.map(({ p99Ms }) => p99Ms),
        'ms',
      ),
      ratio: `${ratioText(dispatchRatio)} that of undici's dispatch, ${withUnit(p99Of(dispatch), 'ms')}; ${withUnit(p99Of(fastify), 'ms')} of fastify`,
      goal: `at most ${ratioText(MAX_P99_RATIO_TO_DISPATCH)} that of undici's dispatch`,
      isGoalReached: dispatchRatio <= MAX_P99_RATIO_TO_DISPATCH,
    },
    {
      ...rateRow('ours, sessions in a file', sqlite, memory, 'memory'),
      goal: `at least ${MIN_RATIO_TO_MEMORY} times memory`,
      isGoalReached: memoryRatio >= MIN_RATIO_TO_MEMORY,
    },
    rateRow("undici's dispatch under node:http, nothing checked", dispatch, memory, 'ours'),
    rateRow('@fastify/http-proxy, nothing checked', fastify, memory, 'ours'),
    {
      ...rateRow('nginx, nothing checked', nginx, memory, 'ours'),
      goal: `ours at least ${MIN_RATIO_TO_NGINX} times nginx (${nginxRatio.toFixed(2)})`,
      isGoalReached: nginxRatio >= MIN_RATIO_TO_NGINX,
    },
  ]
}

async function measure(): Promise<Row[]> {
  requireInstalled('wrk', 'nginx')
  await buildIfStale()
  const testBed = {
    programs: [] as PinnedProgram[],
    folder: mkdtempSync(join(tmpdir(), 'bench-proxy-')),
  }
  try {
    return rowsOf(await measureInTurns(await startServers(testBed), ROUNDS))
  } finally {
    await Promise.all(testBed.programs.map((program) => program.stop()))
    rmSync(testBed.folder, { recursive: true })
  }
}

export const proxy: Bench = {
  title: 'What does the proxy cost a call?',
  description:
    'Health checks of one member over 32 connections, everything on: session, checks, limits, log. Each server has one core, the load and the backend another; the servers take turns.',
  measure,
}
