import { setTimeout as after } from 'node:timers/promises'
import { seededRandom } from '../../mocks/rules/random.ts'
import { checkAnswers } from './checks/check-answers.ts'
import { checkLimits } from './checks/check-limits.ts'
import { checkMoney, checkShown } from './checks/check-money.ts'
import { checkSessions } from './checks/check-sessions.ts'
import { beginFault } from './faults.ts'
import { clock } from './history.ts'
import type { Call, FaultRecord, History } from './history.ts'
import { Client, createAgent } from './members/client.ts'
import { lookAtEverything, settleOpen, untilDone } from './members/ending.ts'
import { Member } from './members/member.ts'
import { Probe } from './members/probe.ts'
import { planTroubles, recoverySeconds, textOf } from './plan.ts'
import type { PlannedTrouble } from './plan.ts'
import { startWorld } from './world/world.ts'
import type { World } from './world/world.ts'

const WARM_UP_MS = 3_000
/** Time limit for deferred writes after the last fault. */
const SETTLED_WITHIN_MS = 30_000

export type ChaosOptions = {
  readonly seed: number
  readonly seconds: number
  readonly members: number
  readonly slack: number
  readonly logs: string
  readonly say: (line: string) => void
}

export type ChaosResult = {
  readonly history: History
  readonly violations: readonly string[]
  /** Milliseconds after the last fault until every member knew the outcome of every attempt; null: too late. */
  readonly settledMs: number | null
}

/**
 * Members use the site while one fault after another happens. Then checks all answers that they got.
 * @throws when a program of the run fails by itself
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { seed, members: size, slack, say, logs } = options
  const names = Array.from({ length: size }, (_, n) => `member${n}`)
  // One for each proxy, and one for nginx.
  const probed = ['probe0', 'probe1', 'probe2', 'probe3']
  say('Starting PostgreSQL, Redis, proxies and nginx …')
  const world = await startWorld([...names, ...probed], logs)
  const agent = createAgent()
  try {
    const calls: Call[] = []
    const { depositedOf } = world.backend
    const site = { port: world.balancer.port, calls, depositedOf }
    const members = names.map((name, n) => {
      const random = seededRandom(seed * 1_000 + n)
      return new Member(new Client(site, name, n, { agent }), random)
    })
    const probes = probed.map((name, n) => {
      const client = new Client(site, name, size + n, { agent })
      const direct = { ...site, port: world.proxies[n]?.port ?? site.port }
      return new Probe(direct, new Member(client, seededRandom(n)), agent)
    })
    await Promise.all(probes.map(({ member }) => untilDone(() => member.logIn())))
    const everybody = [...members, ...probes.map(({ member }) => member)]
    const over = new AbortController()
    const using = members.map((member) => member.use(over.signal, members.length))
    const faults = await causeFaults(world, probes, options)
    over.abort()
    await Promise.all(using)
    const lastEnd = faults.at(-1)?.end ?? clock()
    say('Settling …')
    const late = await settleOpen(everybody, world.kills, lastEnd + SETTLED_WITHIN_MS * slack)
    const settledMs = late.length > 0 ? null : clock() - lastEnd
    const finalStates = await lookAtEverything(everybody, calls)
    const { effects } = world.backend
    const history = { calls, effects, faults, kills: world.kills }
    const violations = [
      ...checkAnswers(calls),
      ...checkMoney(history),
      ...checkShown(effects, finalStates),
      ...checkSessions(calls),
      ...checkLimits(history),
      ...faults.flatMap((fault) => whySlow(fault, slack)),
      ...late,
    ]
    return { history, violations, settledMs }
  } finally {
    agent.destroy()
    await world.stop()
  }
}

async function causeFaults(
  world: World,
  probes: readonly Probe[],
  { seed, seconds, say }: ChaosOptions,
): Promise<readonly FaultRecord[]> {
  const faults: FaultRecord[] = []
  await after(WARM_UP_MS)
  const stop = clock() + seconds * 1_000
  for (const trouble of planTroubles(seededRandom(seed), world.postgres.hasDisks)) {
    if (clock() > stop) break
    const fault = await causeFault(world, probes, trouble)
    faults.push(fault)
    say(`  ${fault.kind}: ${inSeconds(fault.end - fault.start)}, ${recoveryText(fault)}`)
    await after(trouble.calmMs)
  }
  return faults
}

async function causeFault(
  world: World,
  probes: readonly Probe[],
  trouble: PlannedTrouble,
): Promise<FaultRecord> {
  const start = clock()
  const { faults, apartMs, lastsMs } = trouble
  const running: Awaited<ReturnType<typeof beginFault>>[] = []
  try {
    for (const fault of faults) {
      if (running.length > 0) await after(apartMs)
      running.push(await beginFault(world, fault, faults.length === 1))
    }
    await after(lastsMs)
  } finally {
    await Promise.all(running.map(async (one) => one.end()))
  }
  const end = clock()
  const recoveries = await Promise.all(probes.map((probe) => probe.recovery(end)))
  for (const one of running) await one.repair?.()
  const late = recoveries.includes(null)
  return {
    kind: textOf(trouble),
    start,
    end,
    recovery: late ? null : Math.max(...recoveries.map(Number)),
  }
}

const whySlow = (fault: FaultRecord, slack: number): readonly string[] => {
  const { kind, recovery } = fault
  const allowed = recoverySeconds(kind) * slack
  if (recovery !== null && recovery <= allowed * 1_000) return []
  return [`${kind}: ${recoveryText(fault)}, although ${allowed} s are allowed`]
}

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

const recoveryText = ({ recovery }: FaultRecord): string =>
  recovery === null ? 'not recovered' : `recovered in ${inSeconds(recovery)}`
