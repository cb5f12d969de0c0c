import type { AnyStateMachine } from 'xstate'
import { nothingReached } from '../coverage/observe.ts'
import type { Reached } from '../coverage/observe.ts'
import { describeTransition, transitionsOf } from '../coverage/transitions.ts'
import type { NamedTransition } from '../coverage/transitions.ts'
import { machineIds, machines, pathOf } from '../core/machines.ts'
import type { MachineId } from '../core/machines.ts'
import { isRefused } from '../play/run.ts'
import { startMachineRun } from '../play/run-machine.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { beginnings, changes, triggers } from '../walk/alphabet.ts'
import { distancesIn } from './distances.ts'
import { createPool, statesNow } from './prefixes.ts'
import type { Pool, Prefix } from './prefixes.ts'

export type Suggestion = {
  readonly transition: string
  readonly begin: Scenario['begin']
  readonly steps: readonly Step[]
  readonly expected: Step
}

type Target = { readonly id: MachineId; readonly named: NamedTransition; readonly distance: number }

type Attempt = { readonly begin: Scenario['begin']; readonly steps: readonly Step[] }

const PREFIXES_TRIED = 8
const WHOLE_SESSION: Step = { pass: 8 * 3_600_000 }

const targetsOf = (reached: Reached): readonly Target[] =>
  machineIds
    .flatMap((id) => {
      const machine = machines[id] as unknown as AnyStateMachine
      const distances = distancesIn(machine)
      return transitionsOf(machine)
        .filter(({ key }) => !reached.transitions.has(key))
        .map((named) => ({ id, named, distance: distances.get(named.node.id) ?? Infinity }))
    })
    .toSorted((one, other) => one.distance - other.distance)

const passing = triggers.filter((step) => 'pass' in step)

function nextSteps({ named: { event } }: Target): readonly Step[] {
  const pressed = triggers.filter((step) => 'player' in step && step.player === event)
  return [...pressed, ...triggers, ...changes, WHOLE_SESSION]
}

function* nearAttempts({ begin, steps }: Prefix, target: Target): Generator<Attempt> {
  for (const step of nextSteps(target)) yield { begin, steps: [...steps, step] }
  for (const place of [1, 2]) {
    if (steps.length < place) break
    for (const change of changes) {
      const changed = steps.toSpliced(-place, 0, change)
      yield { begin, steps: changed }
      for (const step of passing) yield { begin, steps: [...changed, step] }
    }
  }
}

function* farAttempts({ begin, steps }: Prefix): Generator<Attempt> {
  for (const step of passing) yield { begin, steps: [...steps, step, step] }
  for (const change of changes)
    for (const trigger of triggers) yield { begin, steps: [...steps, change, trigger] }
}

/** The same prefixes without call timeouts, which some timers need. */
const withEndlessCalls = (prefixes: readonly Prefix[], { named }: Target): readonly Prefix[] =>
  named.event.startsWith('after ')
    ? prefixes.map((prefix) => ({ ...prefix, begin: { ...prefix.begin, calls: 'endless' } }))
    : []

type Search = {
  readonly bundles: Bundles
  readonly pool: Pool
  readonly reached: Reached
  readonly byTheWay: Map<string, Attempt>
}

type Taken = {
  readonly made: readonly Step[]
  readonly reached: Reached
  readonly states: Readonly<Record<string, readonly string[]>>
}

async function takes(
  search: Search,
  { begin, steps }: Attempt,
  key: string,
): Promise<Taken | null> {
  const { bundles, pool, byTheWay } = search
  const reached = nothingReached()
  const run = await startMachineRun(begin, { bundles, reached })
  const made: Step[] = []
  try {
    for (const step of steps) {
      const differences = await run.make(step)
      if (isRefused(differences)) continue
      if (differences.length > 0) return null
      made.push(step)
      pool.keep(run, begin, made)
      for (const taken of reached.transitions) {
        const isKnown = search.reached.transitions.has(taken) || byTheWay.has(taken)
        if (!isKnown) byTheWay.set(taken, { begin, steps: [...made] })
      }
      if (reached.transitions.has(key)) return { made, reached, states: statesNow(run) }
    }
    return null
  } finally {
    run.end()
  }
}

async function shorten(search: Search, attempt: Attempt, key: string): Promise<Attempt> {
  let shortest = attempt
  for (let at = attempt.steps.length - 1; at >= 0; at -= 1) {
    const steps = shortest.steps.toSpliced(at, 1)
    const without = await takes(search, { ...shortest, steps }, key)
    if (without !== null) shortest = { ...shortest, steps: without.made }
  }
  return shortest
}

/** Attempts per round; near targets extend the prefixes for far ones. */
const TRIES = [80, 400, 2_000] as const

async function find(search: Search, target: Target, tries: number): Promise<Attempt | null> {
  const { key, node } = target.named
  const seen = search.byTheWay.get(key)
  if (seen !== undefined) return seen
  const nearest = search.pool.within(target.id, pathOf(node)).slice(0, PREFIXES_TRIED)
  const prefixes = [...nearest.slice(0, 1), ...withEndlessCalls(nearest, target), ...nearest]
  let left = tries
  for (const attemptsFrom of [nearAttempts, farAttempts])
    for (const prefix of prefixes)
      for (const attempt of attemptsFrom(prefix, target)) {
        if (left === 0) return null
        left -= 1
        const taken = await takes(search, attempt, key)
        if (taken !== null) return { begin: attempt.begin, steps: taken.made }
      }
  return null
}

async function fillPool(search: Search, scenarios: readonly Scenario[]): Promise<void> {
  const known = [
    ...beginnings.map((begin) => ({ begin, steps: [] as readonly Step[] })),
    ...scenarios.map(({ begin, steps }) => ({
      begin,
      steps: steps.flatMap(({ step }) => ('expect' in step ? [] : [step])),
    })),
  ]
  for (const { begin, steps } of known) {
    const run = await startMachineRun(begin, { bundles: search.bundles, reached: nothingReached() })
    const made: Step[] = []
    search.pool.keep(run, begin, made)
    for (const step of steps) {
      await run.make(step)
      made.push(step)
      search.pool.keep(run, begin, made)
    }
    run.end()
  }
}

/**
 * Finds the fewest steps for each uncovered transition: tries possible next steps from every state that scenarios
 * reach, nearest targets first.
 */
export async function suggest(
  scenarios: readonly Scenario[],
  reached: Reached,
  bundles: Bundles,
  told: (suggestion: Suggestion) => void = () => undefined,
): Promise<{ readonly suggestions: readonly Suggestion[]; readonly left: readonly string[] }> {
  const search: Search = { bundles, pool: createPool(), reached, byTheWay: new Map() }
  await fillPool(search, scenarios)
  const suggestions: Suggestion[] = []
  for (let effort = 0; effort < TRIES.length;) {
    const before = suggestions.length
    for (const target of targetsOf(reached)) {
      const { key } = target.named
      if (reached.transitions.has(key)) continue
      const found = await find(search, target, TRIES[effort] ?? 0)
      if (found === null) continue
      const shortest = await shorten(search, found, key)
      const run = await takes(search, shortest, key)
      if (run === null) continue
      for (const taken of run.reached.transitions) reached.transitions.add(taken)
      const transition = `${target.id}: ${describeTransition(target.named)}`
      const states = Object.fromEntries(
        Object.entries(run.states).flatMap(([id, [state]]) =>
          state === undefined ? [] : [[id, state] as const],
        ),
      )
      const suggestion = { ...shortest, transition, expected: { expect: { states } } }
      suggestions.push(suggestion)
      told(suggestion)
    }
    effort = suggestions.length > before ? 0 : effort + 1
    if (targetsOf(reached).length === 0) break
  }
  const left = targetsOf(reached).map(({ id, named }) => `${id}: ${describeTransition(named)}`)
  return { suggestions, left }
}
