import { nothingReached } from '../coverage/observe.ts'
import type { Mutation } from '../coverage/observe.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'
import { scenarioText } from '../files/write-scenario.ts'
import type { Difference } from '../invariants/invariant.model.ts'
import { isRefused, startRun } from '../run/run-scenario.ts'
import type { StartedRun } from '../run/run-scenario.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { onMachinesAlone } from '../machine/machine-target.ts'
import type { WorldOptions } from '../simulated/world.ts'
import { machineBeginnings, machineChoices } from './choices.ts'
import type { Choice, Group } from './choices.ts'

type Begin = Scenario['begin']

type Walk = { readonly begin: Begin; readonly steps: readonly Step[] }

export type Found = Walk & { readonly violated: readonly Difference[] }

/** A target to walk on. */
export type Ground = {
  readonly beginnings: readonly Begin[]
  /** Opens a walk, and tells what can be done next. */
  readonly open: (begin: Begin) => {
    readonly world: WorldOptions
    readonly choices: (run: StartedRun) => readonly Group[]
  }
}

const STEPS_OF_ONE = 40
/** Choices for each step of a walk, because a player cannot make some. */
const TRIES_OF_A_STEP = 3

/** Numbers from 0 up to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // Numerical Recipes' linear congruential generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Chooser = {
  /** Chooses by weight; undefined: there is nothing. */
  readonly weighed: <One>(all: readonly One[], weightOf: (one: One) => number) => One | undefined
  /** Chooses what was chosen least. */
  readonly rarest: <One>(all: readonly One[], keyOf: (one: One) => unknown) => One | undefined
}

export function createChooser(seed: number): Chooser {
  const random = randomFrom(seed * 7_919)
  const chosen = new Map<unknown, number>()
  const weighed: Chooser['weighed'] = (all, weightOf) => {
    let left = random() * all.reduce((sum, one) => sum + weightOf(one), 0)
    return all.find((one) => (left -= weightOf(one)) < 0) ?? all.at(-1)
  }
  return {
    weighed,
    rarest: (all, keyOf) => {
      const one = weighed(all, (each) => (1 + (chosen.get(keyOf(each)) ?? 0)) ** -2)
      if (one !== undefined) chosen.set(keyOf(one), (chosen.get(keyOf(one)) ?? 0) + 1)
      return one
    },
  }
}

/** Makes steps until one violates something; steps that a player cannot make are left out. */
async function makeSteps(
  ground: Ground,
  begin: Begin,
  next: (groups: readonly Group[], made: number) => Choice | undefined,
): Promise<Found> {
  const { world, choices } = ground.open(begin)
  const run = await startRun(begin, world)
  const steps: Step[] = []
  try {
    for (;;) {
      const chosen = next(choices(run), steps.length)
      if (chosen === undefined) return { begin, steps, violated: [] }
      for (const step of chosen.steps) {
        const differences = await run.make(step)
        if (isRefused(differences)) break
        steps.push(step)
        if (differences.length > 0) return { begin, steps, violated: differences }
      }
    }
  } finally {
    await run.world.end()
  }
}

/** Makes about `length` steps at random, or fewer until one violates something. */
export function walkOnce(
  ground: Ground,
  begin: Begin,
  chooser: Chooser,
  length: number,
): Promise<Found> {
  let tries = 0
  return makeSteps(ground, begin, (groups, made) => {
    tries += 1
    if (made >= length || tries > TRIES_OF_A_STEP * length) return undefined
    const group = chooser.weighed(
      groups.filter(({ choices }) => choices.length > 0),
      ({ weight }) => weight,
    )
    return chooser.rarest(group?.choices ?? [], ({ kind }) => kind)
  })
}

/** Leaves out steps, more and more of them by one, for as long as the same is violated. */
async function shrink(ground: Ground, found: Found): Promise<Found> {
  const isSame = (other: Found) => other.violated[0]?.what === found.violated[0]?.what
  let least = found
  for (let size = Math.ceil(found.steps.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < least.steps.length;) {
      const left = [...least.steps.slice(0, from), ...least.steps.slice(from + size)]
      const shorter = await makeSteps(ground, found.begin, () => {
        const step = left.shift()
        return step && { kind: '', steps: [step] }
      })
      if (isSame(shorter)) least = shorter
      else from += size
    }
  return least
}

/** Walks at random until `count` steps are made or one violates something, which is then shortened. */
export async function walkAtRandom(
  ground: Ground,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<{ readonly steps: number; readonly found: Found | null }> {
  const chooser = createChooser(seed)
  for (let steps = 0; ;) {
    const begin = chooser.rarest(ground.beginnings, (one) => one)
    if (begin === undefined || steps >= count) return { steps, found: null }
    const length = Math.min(STEPS_OF_ONE, count - steps)
    const walked = await walkOnce(ground, begin, chooser, length)
    steps += Math.max(1, walked.steps.length)
    if (walked.violated.length > 0) return { steps, found: await shrink(ground, walked) }
  }
}

type MachineGround = { readonly bundles: Bundles; readonly mutation?: Mutation }

export const onMachines = (options: MachineGround): Ground => ({
  beginnings: machineBeginnings,
  open: () => ({
    world: onMachinesAlone({ ...options, reached: nothingReached() }),
    choices: () => machineChoices,
  }),
})

/** A found violation as a scenario file that fails while the fault exists. */
export const foundText = ({ violated, begin, steps }: Found, seed: number): string =>
  scenarioText({
    title: `The walk with seed ${seed} violated the invariant of ${violated[0]?.what}`,
    covers: [],
    begin,
    steps,
  })
