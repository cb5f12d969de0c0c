import { beforeAll, expect, test } from 'vitest'
import { nothingReached } from '../coverage/observe.ts'
import type { Mutation } from '../coverage/observe.ts'
import { parseScenario } from '../core/read-scenario.ts'
import { runOnMachines } from '../play/run-machine.ts'
import { bundleSite } from '../simulated/bundles.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { foundScenario } from '../commands/walk.ts'
import { walkAtRandom } from './random-walk.ts'

let bundles: Bundles

beforeAll(async () => {
  bundles = await bundleSite()
}, 60_000)

const faults: readonly (readonly [string, number, Mutation, string])[] = [
  [
    'a window that is reserved is not noticed, so that two games open',
    9,
    { key: 'gameOpen opening.reserving/window.reserved/0', kind: 'without transition' },
    'invariant: at most one game opens at a time',
  ],
  [
    'a guard is missing, so that unread messages are asked about on their own page',
    7,
    { key: 'notificationDialog waiting/always/0', kind: 'without guard' },
    'invariant: nobody is asked to read messages on the page of the messages',
  ],
]

test.each(faults)(
  'a walk finds a fault in a chart, shrinks it, and its file fails until the fault is mended: %s',
  async (_, seed, mutation, broken) => {
    const { found } = await walkAtRandom({ count: 3_000, seed, bundles, mutation })
    if (found === null) throw new Error('The walk found nothing.')
    expect(found.violated.map(({ what }) => what)).toEqual([broken])
    expect(found.steps.length).toBeLessThanOrEqual(6)

    const file = 'tests/scenarios/found/walk.yaml'
    const scenario = parseScenario(foundScenario(found, seed), file, new Set())
    const run = (faulty: Mutation | null) =>
      runOnMachines(scenario, { bundles, reached: nothingReached(), mutation: faulty })
    const onFaulty = await run(mutation)
    expect(onFaulty.failure?.differences).toEqual(found.violated)
    expect((await run(null)).failure).toBeNull()
  },
  60_000,
)
