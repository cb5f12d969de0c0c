import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '../../../scripts/build.ts'
import { freePort } from '../../../scripts/ports.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../../scripts/proxy-program.ts'
import { fireInTurns, firePaced } from '../load/fire.ts'
import type { Fired, Target } from '../load/fire.ts'
import { startNginxBackend } from '../load/nginx.ts'
import { LOAD_CORE, MEASURED_CORE, start, waitUntilUp } from '../load/pinned.ts'
import type { Started } from '../load/pinned.ts'
import { signIn } from '../load/sign-in.ts'
import type { Bench, Row } from '../measured/bench.model.ts'
import { median, medianAndSpread, times, withUnit } from '../measured/median.ts'
import { startServers } from './servers.ts'

const ROUNDS = 7
const SESSIONS = 100
const MANY = 1_000_000
const LEAST_OF_POSTGRES = 0.5
const LEAST_WITH_CACHE = 0.75
const MOST_GROWTH = 1.15
const LONGEST_P99_MS = 10
/** As in the table of sizes. */
const BUSY = 0.6

type Env = Readonly<Record<string, string>>

async function measure(): Promise<Row[]> {
  await buildIfStale()
  const key = randomBytes(32)
  const folder = mkdtempSync(join(tmpdir(), 'bench-sessions-'))
  const started: Started[] = []
  try {
    const { database, redis } = await startServers(key)
    const backend = await freePort()
    started.push(startNginxBackend(backend, LOAD_CORE))
    await waitUntilUp(`http://127.0.0.1:${backend}`, 'The backend')

    const startOurs = async (name: string, store: Env): Promise<Target> => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const env = {
        ...proxyEnvironment,
        PORT: String(port),
        ADMIN_PORT: String(await freePort()),
        BACKEND_URL: `http://127.0.0.1:${backend}`,
        SESSION_KEYS: key.toString('base64'),
        LOGINS_PER_MINUTE: '0',
        MEMBER_WRITES_PER_MINUTE: '0',
        LOGIN_TRIES: '0',
        CHECKS_PER_MINUTE: '0',
        ...store,
      }
      const log = `.cache/logs/bench-stores-${name.replaceAll(' ', '-')}.log`
      const program = start([process.execPath, ...proxyOptions, proxyMain], {
        core: MEASURED_CORE,
        env,
        log,
      })
      started.push(program)
      await waitUntilUp(`${url}/healthz`, 'The proxy')
      const members: Env[] = []
      while (members.length < SESSIONS) members.push(await signIn(url))
      const [headers = {}] = members
      return {
        name,
        url: `${url}/api/routes/user-health-check`,
        headers,
        members,
        pid: program.pid,
      }
    }
    const few = await database('few', 0)
    const many = await database('many', MANY)
    const targets = {
      memory: await startOurs('memory', { SESSION_STORE: 'memory' }),
      file: await startOurs('file', { SESSION_STORE: join(folder, 'sessions.sqlite') }),
      postgres: await startOurs('postgres', { STORE: few }),
      cached: await startOurs('cached', { STORE: few, CACHE: redis }),
      manyPostgres: await startOurs('many in postgres', { STORE: many }),
      manyCached: await startOurs('many cached', { STORE: many, CACHE: `${redis}/1` }),
    }
    const firedAt = await fireInTurns(Object.values(targets), ROUNDS)
    const { memory, file, postgres, cached } = targets
    const pacedAt = await firePaced([memory, file, postgres, cached], ROUNDS, BUSY, firedAt)
    const rows = rowsOf({
      memory: firedAt(targets.memory),
      file: firedAt(targets.file),
      postgres: firedAt(targets.postgres),
      cached: firedAt(targets.cached),
      manyPostgres: firedAt(targets.manyPostgres),
      manyCached: firedAt(targets.manyCached),
    })
    if (pacedAt === null) return [...rows, notPaced]
    return [
      ...rows,
      ...pacedRow('memory', pacedAt(memory)),
      ...pacedRow('a file', pacedAt(file)),
      ...pacedRow('PostgreSQL alone', pacedAt(postgres)),
      ...pacedRow('PostgreSQL and Redis', pacedAt(cached)),
    ]
  } finally {
    await Promise.all(started.map((one) => one.stop()))
    rmSync(folder, { recursive: true })
  }
}

type Results = Readonly<
  Record<
    'memory' | 'file' | 'postgres' | 'cached' | 'manyPostgres' | 'manyCached',
    readonly Fired[]
  >
>

const costs = (fired: readonly Fired[]): readonly number[] => fired.map(({ cpuUs }) => cpuUs)
const costOf = (fired: readonly Fired[], than: readonly Fired[]): number =>
  median(fired.map(({ cpuUs }, round) => cpuUs / (than[round]?.cpuUs ?? Number.NaN)))

function rowsOf({ memory, file, postgres, cached, manyPostgres, manyCached }: Results): Row[] {
  const row = (name: string, fired: readonly Fired[], least: number | null): Row[] => {
    const ofMemory = 1 / costOf(fired, memory)
    const p99 = median(fired.map((one) => one.p99))
    return [
      {
        name: `${name}: processor time of the proxy for a call`,
        ...medianAndSpread(costs(fired), 'µs'),
        ratio: `${times(ofMemory)} the calls of memory on the same core`,
        ...(least === null ? {} : { goal: `at least ${least} times`, holds: ofMemory >= least }),
      },
      {
        name: `${name}: calls a second, beside the load and the servers on two cores`,
        ...medianAndSpread(fired.map(({ perSecond }) => perSecond)),
      },
      {
        name: `${name}: slowest call in a hundred, core fully busy`,
        value: withUnit(p99, 'ms'),
        goal: `at most ${LONGEST_P99_MS} ms`,
        holds: p99 <= LONGEST_P99_MS,
      },
    ]
  }
  const growth = (name: string, many: readonly Fired[], than: readonly Fired[]): Row => {
    const ratio = costOf(many, than)
    return {
      name: `${name}, with ${MANY.toLocaleString('en')} sessions and members in the store`,
      value: times(ratio),
      ratio: 'of a call in an empty store',
      goal: `at most ${MOST_GROWTH} times`,
      holds: ratio <= MOST_GROWTH,
    }
  }
  return [
    ...row('memory', memory, null),
    ...row('a file', file, null),
    ...row('PostgreSQL alone', postgres, LEAST_OF_POSTGRES),
    ...row('PostgreSQL and Redis', cached, LEAST_WITH_CACHE),
    growth('PostgreSQL alone', manyPostgres, postgres),
    growth('PostgreSQL and Redis', manyCached, cached),
  ]
}

const notPaced: Row = {
  name: `slowest call in a hundred, core ${BUSY * 100} % busy`,
  value: 'not measured',
  ratio: 'needs wrk: apt-get install wrk',
}

const pacedRow = (name: string, paced: readonly Fired[]): readonly Row[] => {
  const times = paced.map(({ p99 }) => p99)
  const perSecond = median(paced.map((one) => one.perSecond))
  return [
    {
      name: `${name}: slowest call in a hundred, core ${BUSY * 100} % busy`,
      ...medianAndSpread(times, 'ms'),
      ratio: `at ${Math.round(perSecond).toLocaleString('en')} calls a second`,
      goal: `at most ${LONGEST_P99_MS} ms`,
      holds: median(times) <= LONGEST_P99_MS,
    },
  ]
}

export const stores: Bench = {
  title: 'What do stores for many proxies cost a call?',
  about: `Health checks of ${SESSIONS} sessions over 32 connections, or over one for each session where the core is ${BUSY * 100} % busy; everything on. The proxies take turns on one core; load, backend, PostgreSQL (synchronous commits) and Redis share the other, so rates are bounded by that one, and the processor time of the proxy is what compares.`,
  run: async () => ({ rows: await measure() }),
}
