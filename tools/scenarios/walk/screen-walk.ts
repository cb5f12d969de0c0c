import { nothingReached } from '../coverage/observe.ts'
import { StepRefused } from '../core/refused.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import { isRefused, startRun } from '../play/run.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import { screenHands } from '../screen/screen-hands.ts'
import { asScreen } from '../screen/screen-page.ts'
import { textsIn } from '../shown/texts.ts'
import { oneOf, randomFrom } from './random.ts'
import { choicesOn } from './screen-choices.ts'
import type { Choice } from './screen-choices.ts'
import { answersOf, beginnings, events, eventsOfMembers, habits } from './surroundings.ts'
import type { Found, Walk } from './random-walk.ts'

type ScreenWalkOptions = {
  readonly bundle: ScreenBundle
  readonly random: () => number
  /** Number of times that each kind of choice was made on each page, in all walks. */
  readonly tried: Map<string, number>
  readonly length: number
  /** Real milliseconds for a step; default: a minute. */
  readonly restWithinMs?: number | undefined
}

/** Attempts for each step of a walk, because some choices fail. */
const TRIES_OF_A_STEP = 3

/** Operations whose next answer a walk may choose: the latest called ones. */
const RECENT = 6

/**
 * Makes random choices, step by step, and prefers rare ones on this page; `broken`: the violations of a
 * step.
 */
export async function walkOnScreens(
  begin: Scenario['begin'],
  { bundle, random, tried, length, restWithinMs }: ScreenWalkOptions,
): Promise<{ readonly walk: Walk; readonly broken: Found | null }> {
  const texts = textsIn(begin.language)
  const hands = screenHands(bundle, begin.language)
  const run = await startRun(begin, {
    server: bundle,
    hands,
    reached: nothingReached(),
    restWithinMs,
  })
  const steps: Step[] = []
  const page = () => {
    const tab = run.world.tab(1)
    if (tab === undefined) throw new StepRefused('The tab is closed.')
    return asScreen(tab.page())
  }
  const groups = (): readonly { readonly weight: number; readonly all: readonly Choice[] }[] => {
    const recent = new Set(run.world.calls.slice(-RECENT).map(({ operation }) => operation))
    return [
      { weight: 70, all: choicesOn(page().window.document, texts) },
      { weight: 14, all: habits },
      { weight: 10, all: [...recent].flatMap(answersOf) },
      { weight: 6, all: begin.member === 'none' ? events : [...events, ...eventsOfMembers] },
    ].filter(({ all }) => all.length > 0)
  }
  try {
    for (let tries = 0; steps.length < length && tries < TRIES_OF_A_STEP * length; tries += 1) {
      const group = oneOf(random, groups(), ({ weight }) => weight)
      const path = page().path()
      const key = ({ kind }: Choice) => `${path} ${kind}`
      const chosen = oneOf(
        random,
        group?.all ?? [],
        (one) => (1 + (tried.get(key(one)) ?? 0)) ** -2,
      )
      if (chosen === undefined) break
      tried.set(key(chosen), (tried.get(key(chosen)) ?? 0) + 1)
      for (const step of chosen.steps) {
        const differences = await run.make(step)
        if (isRefused(differences)) break
        steps.push(step)
        if (differences.length > 0)
          return { walk: { begin, steps }, broken: { begin, steps, violated: differences } }
      }
    }
    steps.push({ expect: { path: page().path() } })
    return { walk: { begin, steps }, broken: null }
  } finally {
    run.end()
  }
}

const STEPS_OF_ONE = 30

/** Walks from one beginning after the other, least used first, until `count` steps are made or one violates something. */
export async function walkScreensAtRandom(options: {
  readonly bundle: ScreenBundle
  readonly count: number
  readonly seed: number
}): Promise<{ readonly steps: number; readonly found: Found | null }> {
  const { bundle, count, seed } = options
  const tried = new Map<string, number>()
  const begun = new Map<unknown, number>()
  let steps = 0
  for (let number = seed; steps < count; number += 1) {
    const random = randomFrom(number * 7_919)
    random()
    const begin = oneOf(random, beginnings, (one) => (1 + (begun.get(one) ?? 0)) ** -2)
    if (begin === undefined) break
    begun.set(begin, (begun.get(begin) ?? 0) + 1)
    const length = Math.min(STEPS_OF_ONE, count - steps)
    const { walk, broken } = await walkOnScreens(begin, { bundle, random, tried, length })
    steps += Math.max(1, walk.steps.length)
    if (broken !== null) return { steps, found: broken }
  }
  return { steps, found: null }
}
