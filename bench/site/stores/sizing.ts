import { randomBytes } from 'node:crypto'
import { buildIfStale } from '../../../scripts/build.ts'
import { freePort } from '../../../scripts/ports.ts'
import { CannotRun } from '../../../scripts/processes.ts'
import { proxyEnvironment, proxyMain, proxyOptions } from '../../../scripts/proxy-program.ts'
import { pidOf } from '../../../tests/chaos/world/processes.ts'
import { Members } from '../../endurance/members.ts'
import type { Member } from '../../endurance/members.ts'
import { Outcomes } from '../../endurance/outcomes.ts'
import { startBackend } from '../../endurance/programs.ts'
import { MEASURED_CORE, start, waitUntilUp } from '../load/pinned.ts'
import { usedBy, usedByFamily } from '../load/processor-time.ts'
import type { Bench, Row } from '../measured/bench.model.ts'
import { median, withUnit } from '../measured/median.ts'
import { startServers } from './servers.ts'

/** Enough members that a cached session (5 s) has expired at the next call of its member. */
const MEMBERS = 3_000
const STORED = 100_000
const AT_ONCE = 12
const ROUNDS = 3
/** A busy machine refuses some calls, because the store has one second for each. */
const MOST_FAILED = 0.01
/** A member's page checks every 30 s; a visit lasts half an hour and moves money twice. */
const RATES = { check: 1 / 30, visit: 1 / 1_800, money: 2 / 1_800 }
/** Number of acts per round and kind. */
const ACTS = { check: 1_500, visit: 150, money: 300 } as const
const BUSY = 0.6
const SIZES = [10_000, 100_000, 1_000_000]

type Kind = keyof typeof ACTS
const kinds = Object.keys(ACTS) as readonly Kind[]
const names: Readonly<Record<Kind, string>> = {
  check: 'a health check',
  visit: 'a login with its session and logout',
  money: 'a movement of money',
}
const programs = ['proxy', 'PostgreSQL', 'Redis'] as const
/** Microseconds of processor time for one act. */
type Cost = Readonly<Record<(typeof programs)[number], number>>

async function measure(): Promise<Row[]> {
  await buildIfStale()
  const key = randomBytes(32)
  const { database, redis } = await startServers(key)
  const ports = { site: await freePort(), backend: await freePort(), admin: await freePort() }
  const backend = await startBackend(ports.backend)
  const proxy = start([process.execPath, ...proxyOptions, proxyMain], {
    core: MEASURED_CORE,
    log: '.cache/logs/bench-sizing.log',
    env: {
      ...proxyEnvironment,
      PORT: String(ports.site),
      ADMIN_PORT: String(ports.admin),
      BACKEND_URL: `http://127.0.0.1:${ports.backend}`,
      SESSION_KEYS: key.toString('base64'),
      STORE: await database('sizing', STORED),
      CACHE: redis,
      CLIENT_CONNECTIONS: '0',
      TRUSTED_PROXIES: '127.0.0.1/32',
    },
  })
  const outcomes = new Outcomes()
  const members = new Members(MEMBERS, ports.site, outcomes)
  try {
    await waitUntilUp(`http://127.0.0.1:${ports.site}/healthz`, 'The proxy')
    const queue = [...members.all]
    const act = actsOf(members, queue)
    await inParallel(MEMBERS, () => act('check'))
    const used = (): Cost => ({
      proxy: usedBy(proxy.pid),
      PostgreSQL: usedByFamily(pidOf('postgres')),
      Redis: usedByFamily(pidOf('redis')),
    })
    const costOf = async (acts: readonly Kind[]): Promise<Cost> => {
      const before = used()
      const waiting = [...acts]
      await inParallel(acts.length, () => act(waiting.pop() ?? 'check'))
      const after = used()
      const of = (name: keyof Cost) => (after[name] - before[name]) / acts.length
      return { proxy: of('proxy'), PostgreSQL: of('PostgreSQL'), Redis: of('Redis') }
    }
    const rounds: Record<Kind | 'mix', Cost[]> = { check: [], visit: [], money: [], mix: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of kinds)
        rounds[kind].push(await costOf(Array.from({ length: ACTS[kind] }, () => kind)))
      rounds.mix.push(await costOf(mixOf(ACTS.check)))
    }
    const faults = outcomes.total('wrong') + outcomes.total('cut') + outcomes.total('refused')
    const calls = outcomes.total('answered') + faults
    if (faults > calls * MOST_FAILED)
      throw new CannotRun(`${faults} of ${calls} calls failed: see .cache/logs/bench-sizing.log.`)
    return rowsOf(rounds)
  } finally {
    members.close()
    backend.stop()
    await proxy.stop()
  }
}

/** Members act in turns, the least recently active first. */
const actsOf = (members: Members, queue: Member[]) => async (kind: Kind) => {
  const member = queue.shift()
  if (member === undefined) throw new Error('There are fewer members than acts at once.')
  if (member.pageToken === '') await members.logIn(member)
  if (kind === 'check') await members.checkHealth(member)
  else if (kind === 'money') await members.moveMoney(member)
  else {
    await members.logOut(member)
    await members.logIn(member)
  }
  queue.push(member)
}

async function inParallel(count: number, work: () => Promise<void>): Promise<void> {
  let left = count
  const next = async () => {
    while ((left -= 1) >= 0) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Acts in the proportion in which members send them, evenly spread. */
function mixOf(checks: number): readonly Kind[] {
  const count = (kind: Kind) => Math.round((checks * RATES[kind]) / RATES.check)
  const placed = kinds.flatMap((kind) =>
    Array.from({ length: count(kind) }, (_, n) => ({ kind, at: (n + 0.5) / count(kind) })),
  )
  return placed.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind)
}

const medianOf = (costs: readonly Cost[], program: keyof Cost): number =>
  median(costs.map((cost) => cost[program]))

/** Microseconds for each act of the mix, from those of each kind alone. */
function expected(rounds: Readonly<Record<Kind, readonly Cost[]>>, program: keyof Cost): number {
  const all = kinds.reduce((sum, kind) => sum + RATES[kind], 0)
  return kinds.reduce((sum, kind) => sum + (RATES[kind] / all) * medianOf(rounds[kind], program), 0)
}

function rowsOf(rounds: Readonly<Record<Kind | 'mix', readonly Cost[]>>): Row[] {
  const spreadOf = (costs: readonly Cost[], program: keyof Cost) => {
    const values = costs.map((cost) => cost[program])
    return `${withUnit(Math.min(...values))} to ${withUnit(Math.max(...values))}`
  }
  const row = (name: string, costs: readonly Cost[], program: keyof Cost): Row => ({
    name: `${name}: processor time of ${program === 'proxy' ? 'the proxy' : program}`,
    value: withUnit(medianOf(costs, program), 'µs'),
    spread: spreadOf(costs, program),
  })
  const actsASecond = kinds.reduce((sum, kind) => sum + RATES[kind], 0)
  const cores = (members: number, program: keyof Cost) =>
    (members * actsASecond * medianOf(rounds.mix, program)) / 1_000_000 / BUSY
  return [
    ...kinds.flatMap((kind) => programs.map((program) => row(names[kind], rounds[kind], program))),
    ...programs.map((program) => ({
      ...row('one act of all together', rounds.mix, program),
      ratio: `${withUnit(expected(rounds, program), 'µs')} by the figures above`,
    })),
    ...SIZES.map((members) => ({
      name: `cores for ${members.toLocaleString('en')} members online, ${BUSY * 100} % busy`,
      value: programs
        .map((program) => `${program} ${withUnit(cores(members, program))}`)
        .join(', '),
    })),
  ]
}

export const sizing: Bench = {
  title: 'How large must a site for many members be?',
  about: `${MEMBERS.toLocaleString('en')} members on PostgreSQL (synchronous commits, ${STORED.toLocaleString('en')} others stored) and Redis. They send what members online send: a health check every 30 s, and in each visit of half an hour a login, a logout and two movements of money. First each kind alone, then all in that proportion (60 checks, 2 movements, 1 visit). Each member calls again only after its cached session has ended, as with 30 s between. Processor time does not depend on what else the machine does, but for its caches.`,
  run: async () => ({ rows: await measure() }),
}
