import { createReachedParts } from '../coverage/observe.ts'
import type { Mutation } from '../coverage/observe.ts'
import type { Scenario, Step } from '../words/scenario.model.ts'
import { scenarioText } from '../files/write-scenario.ts'
import type { Difference } from '../invariants/invariant.model.ts'
import { isStepRefused, startRun } from '../run/run-scenario.ts'
import type { StartedRun } from '../run/run-scenario.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { machineWorldOptions } from '../machine/machine-target.ts'
import type { WorldOptions } from '../simulated/world.ts'
import { machineBeginnings, machineChoices } from './choices.ts'
import type { Choice, WeightedChoices } from './choices.ts'

type Begin = Scenario['begin']

type Walk = { readonly begin: Begin; readonly steps: readonly Step[] }

export type Violation = Walk & { readonly differences: readonly Difference[] }

/** A target to walk on. */
export type WalkTarget = {
  readonly beginnings: readonly Begin[]
  /** Opens a walk; `choices` returns the possible next steps. */
  readonly open: (begin: Begin) => {
    readonly world: WorldOptions
    readonly choices: (run: StartedRun) => readonly WeightedChoices[]
  }
}

const STEPS_PER_WALK = 40
/** Choices for each step of a walk, because a player cannot make some. */
const MAX_TRIES_PER_STEP = 3

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
  /** Chooses by weight; undefined: the list is empty. */
  readonly byWeight: <One>(
    items: readonly One[],
    weightOf: (item: One) => number,
  ) => One | undefined
  /** Prefers items that were chosen least often. */
  readonly rarest: <One>(items: readonly One[], keyOf: (item: One) => unknown) => One | undefined
}

export function createChooser(seed: number): Chooser {
  const random = randomFrom(seed * 7_919)
  const choiceCounts = new Map<unknown, number>()
  const byWeight: Chooser['byWeight'] = (items, weightOf) => {
    let remainingWeight = random() * items.reduce((sum, item) => sum + weightOf(item), 0)
    return items.find((item) => (remainingWeight -= weightOf(item)) < 0) ?? items.at(-1)
  }
  return {
    byWeight,
    rarest: (items, keyOf) => {
      const rarest = byWeight(items, (item) => (1 + (choiceCounts.get(keyOf(item)) ?? 0)) ** -2)
      if (rarest !== undefined)
        choiceCounts.set(keyOf(rarest), (choiceCounts.get(keyOf(rarest)) ?? 0) + 1)
      return rarest
    },
  }
}

/** Makes steps until one violates something; steps that a player cannot make are left out. */
async function makeSteps(
  target: WalkTarget,
  begin: Begin,
  nextChoice: (groups: readonly WeightedChoices[], stepCount: number) => Choice | undefined,
): Promise<Violation> {
  const { world, choices } = target.open(begin)
  const run = await startRun(begin, world)
  const steps: Step[] = []
  try {
    for (;;) {
      const choice = nextChoice(choices(run), steps.length)
      if (choice === undefined) return { begin, steps, differences: [] }
      for (const step of choice.steps) {
        const differences = await run.performStep(step)
        if (isStepRefused(differences)) break
        steps.push(step)
        if (differences.length > 0) return { begin, steps, differences }
      }
    }
  } finally {
    await run.world.end()
  }
}

/** Makes about `length` steps at random, or fewer until one violates something. */
export function walkOnce(
  target: WalkTarget,
  begin: Begin,
  chooser: Chooser,
  length: number,
): Promise<Violation> {
  let tries = 0
  return makeSteps(target, begin, (groups, stepCount) => {
    tries += 1
    if (stepCount >= length || tries > MAX_TRIES_PER_STEP * length) return undefined
    const group = chooser.byWeight(
      groups.filter(({ choices }) => choices.length > 0),
      ({ weight }) => weight,
    )
    return chooser.rarest(group?.choices ?? [], ({ kind }) => kind)
  })
}

/** Removes steps while the same invariant is violated: first half of them at once, last one at a time. */
async function shrink(target: WalkTarget, violation: Violation): Promise<Violation> {
  const isSameViolation = (other: Violation) =>
    other.differences[0]?.subject === violation.differences[0]?.subject
  let smallest = violation
  for (let size = Math.ceil(violation.steps.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let start = 0; start < smallest.steps.length;) {
      const remaining = [...smallest.steps.slice(0, start), ...smallest.steps.slice(start + size)]
      const shorterWalk = await makeSteps(target, violation.begin, () => {
        const step = remaining.shift()
        return step === undefined ? undefined : { kind: '', steps: [step] }
      })
      if (isSameViolation(shorterWalk)) smallest = shorterWalk
      else start += size
    }
  return smallest
}

/** Walks at random until `count` steps are made or one violates something, which is then shortened. */
export async function walkAtRandom(
  target: WalkTarget,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<{ readonly steps: number; readonly violation: Violation | null }> {
  const chooser = createChooser(seed)
  for (let steps = 0; ;) {
    const beginning = chooser.rarest(target.beginnings, (beginning) => beginning)
    if (beginning === undefined || steps >= count) return { steps, violation: null }
    const length = Math.min(STEPS_PER_WALK, count - steps)
    const walk = await walkOnce(target, beginning, chooser, length)
    steps += Math.max(1, walk.steps.length)
    if (walk.differences.length > 0) return { steps, violation: await shrink(target, walk) }
  }
}

type MachineTargetOptions = { readonly bundles: Bundles; readonly mutation?: Mutation }

export const machineWalkTarget = (options: MachineTargetOptions): WalkTarget => ({
  beginnings: machineBeginnings,
  open: () => ({
    world: machineWorldOptions({ ...options, reached: createReachedParts() }),
    choices: () => machineChoices,
  }),
})

/** A found violation as a scenario file that fails while the fault exists. */
export const violationScenarioText = (
  { differences, begin, steps }: Violation,
  seed: number,
): string =>
  scenarioText({
    title: `The walk with seed ${seed} violated the invariant of ${differences[0]?.subject}`,
    covers: [],
    begin,
    steps,
  })
