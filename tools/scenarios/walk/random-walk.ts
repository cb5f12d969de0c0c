import fc from 'fast-check'
import { nothingReached } from '../coverage/observe.ts'
import { startMachineRun } from '../play/run-machine.ts'
import type { MachineRunOptions } from '../play/run-machine.ts'
import { isRefused } from '../play/run.ts'
import type { SimulatedRun } from '../play/run.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import type { Difference } from '../simulated/expectations.ts'
import { alphabet, beginnings } from './alphabet.ts'

const STEPS_OF_ONE = 40

export type Walk = { readonly begin: Scenario['begin']; readonly steps: readonly Step[] }

type Walked = {
  readonly made: readonly Step[]
  readonly violated: readonly Difference[]
}

const tabOf = (step: Step): number => ('tab' in step ? (step.tab ?? 1) : 1)

function isThere({ world }: SimulatedRun, step: Step): boolean {
  const tab = world.tab(tabOf(step))
  const isOpen = tab !== undefined
  if (isOpen && 'page' in step && step.page === 'freezes') return !tab.page().isFrozen()
  if (isOpen && 'page' in step && step.page === 'goes on') return tab.page().isFrozen()
  return 'page' in step && step.page === 'opens' ? !isOpen : isOpen
}

export async function walkThrough(
  { begin, steps }: Walk,
  options: Pick<MachineRunOptions, 'bundles' | 'mutation'>,
): Promise<Walked> {
  const run = await startMachineRun(begin, { ...options, reached: nothingReached() })
  const taken: Step[] = []
  try {
    for (const step of steps) {
      if (!isThere(run, step)) continue
      const differences = await run.make(step)
      if (isRefused(differences)) continue
      taken.push(step)
      if (differences.length > 0) return { made: taken, violated: differences }
    }
    return { made: taken, violated: [] }
  } finally {
    run.end()
  }
}

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...alphabet.map(({ weight, steps }) => ({ weight, arbitrary: fc.constantFrom(...steps) })),
)

const walks: fc.Arbitrary<Walk> = fc.record({
  begin: fc.constantFrom(...beginnings),
  steps: fc.array(anyStep, { maxLength: STEPS_OF_ONE, size: 'max' }),
})

export type Found = Walk & { readonly violated: readonly Difference[] }

export type WalkOptions = Pick<MachineRunOptions, 'bundles' | 'mutation'> & {
  readonly count: number
  readonly seed: number
}

export async function walkAtRandom(
  options: WalkOptions,
): Promise<{ readonly steps: number; readonly found: Found | null }> {
  const { count, seed } = options
  let steps = 0
  for (let round = 0; steps < count; round += 1) {
    const broken: Walked[] = []
    const property = fc.asyncProperty(walks, async (walk) => {
      const walked = await walkThrough(walk, options)
      steps += walked.made.length
      if (walked.violated.length === 0) return true
      broken.push(walked)
      return false
    })
    const runs = Math.max(1, Math.ceil((count - steps) / STEPS_OF_ONE))
    const checked = await fc.check(property, { seed: seed + round, numRuns: runs })
    if (!checked.failed) continue
    const [walk] = checked.counterexample ?? []
    const last = broken.at(-1)
    if (walk === undefined || last === undefined) throw checked.errorInstance
    const { made, violated } = last
    return { steps, found: { begin: walk.begin, steps: made, violated } }
  }
  return { steps, found: null }
}
