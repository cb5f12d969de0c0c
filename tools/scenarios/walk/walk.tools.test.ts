import { beforeAll, expect, test } from 'vitest'
import { createReachedParts } from '../coverage/observe.ts'
import type { Mutation } from '../coverage/observe.ts'
import { parseScenario } from '../files/read-scenario.ts'
import { beginningSchema } from '../words/scenario.model.ts'
import { bundleScreens } from '../screen/bundle-screens.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import { runOnMachines } from '../machine/machine-target.ts'
import { bundleSite } from '../simulated/bundles.ts'
import type { Bundles } from '../simulated/bundles.ts'
import { screenWalkTarget } from './choices-on-page.ts'
import {
  createChooser,
  violationScenarioText,
  machineWalkTarget,
  walkAtRandom,
  walkOnce,
} from './walk.ts'
import type { WalkTarget } from './walk.ts'

let bundles: Bundles
let bundle: ScreenBundle

beforeAll(async () => {
  ;[bundles, bundle] = await Promise.all([bundleSite(), bundleScreens()])
}, 180_000)

const faults: readonly (readonly [string, Mutation, string])[] = [
  [
    'a window that is reserved is not noticed, so that two games open',
    { key: 'gameOpen opening.reserving/window.reserved/0', kind: 'without transition' },
    'invariant: at most one game opens at a time',
  ],
  [
    'a guard is missing, so that unread messages are asked about on their own page',
    { key: 'notificationDialog waiting/always/0', kind: 'without guard' },
    'invariant: nobody is asked to read messages on the page of the messages',
  ],
]

test.each(faults)(
  'a walk finds a fault in a chart, shrinks it, and its file fails until the fault is mended: %s',
  async (_, mutation, broken) => {
    const ground = machineWalkTarget({ bundles, mutation })
    const { violation } = await walkAtRandom(ground, { count: 6_000, seed: 6 })
    if (violation === null) throw new Error('The walk found nothing.')
    expect(violation.differences.map(({ subject }) => subject)).toEqual([broken])
    expect(violation.steps.length).toBeLessThanOrEqual(6)

    const file = 'tests/scenarios/found/walk.yaml'
    const scenario = parseScenario(violationScenarioText(violation, 6), file, new Set())
    const run = (faulty: Mutation | null) =>
      runOnMachines(scenario, { bundles, reached: createReachedParts(), mutation: faulty })
    const onFaulty = await run(mutation)
    expect(onFaulty.failure?.differences).toEqual(violation.differences)
    expect((await run(null)).failure).toBeNull()
  },
  120_000,
)

const deposit = beginningSchema.parse({ member: 'demo', path: '/deposit', language: 'en' })

test('a walk does what can be done on the screens, the same for the same seed', async () => {
  const walk = async (seed: number) => {
    const walked = await walkOnce(screenWalkTarget({ bundle }), deposit, createChooser(seed), 8)
    expect(walked.differences).toEqual([])
    return walked.steps
  }
  const steps = await walk(3)
  expect(steps.length).toBeGreaterThanOrEqual(8)
  expect(await walk(3)).toEqual(steps)
  expect(await walk(4)).not.toEqual(steps)
}, 120_000)

test('a page that never becomes idle breaks a walk', async () => {
  const ground = { ...screenWalkTarget({ bundle, restWithinMs: 0 }), beginnings: [deposit] }
  const { violation } = await walkAtRandom(ground, { count: 8, seed: 3 })
  expect(violation?.steps).toHaveLength(1)
  expect(violation?.differences).toEqual([
    {
      subject: 'rest',
      expected: 'the site comes to rest',
      actual: 'The site does not come to rest in 0 s.',
    },
  ])
}, 120_000)

test('a walk ends although none of its steps can be made', async () => {
  const machines = machineWalkTarget({ bundles })
  const refused = { kind: 'refused', steps: [{ 'game window': 'is closed' } as const] }
  const ground: WalkTarget = {
    ...machines,
    open: (begin) => ({
      ...machines.open(begin),
      choices: () => [{ weight: 1, choices: [refused] }],
    }),
  }
  expect(await walkAtRandom(ground, { count: 4, seed: 1 })).toEqual({ steps: 4, violation: null })
}, 120_000)
