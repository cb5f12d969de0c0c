import { nothingReached } from '../coverage/observe.ts'
import { StepRefused } from '../core/refused.ts'
import type { Scenario, Step } from '../core/scenario.model.ts'
import { isRefused, startRun } from '../play/run.ts'
import type { Difference } from '../simulated/expectations.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import { screenHands } from '../screen/screen-hands.ts'
import { asScreen } from '../screen/screen-page.ts'
import { textsIn } from '../shown/texts.ts'
import { oneOf } from './random.ts'
import { choicesOn } from './screen-choices.ts'
import type { Choice } from './screen-choices.ts'
import { answersOf, events, eventsOfMembers, habits } from './surroundings.ts'

export type ScreenWalk = { readonly begin: Scenario['begin']; readonly steps: readonly Step[] }

export type ScreenWalkOptions = {
  readonly bundle: ScreenBundle
  readonly random: () => number
  /** How often each kind of choice was made on each page, in all walks. */
  readonly tried: Map<string, number>
  readonly length: number
  /** Real milliseconds for a step. */
  readonly restWithinMs?: number
}

export type Broken = ScreenWalk & { readonly violated: readonly Difference[] }

/** Real milliseconds for a step: a busy machine must not change a walk. */
export const REST_WITHIN_MS = 60_000

/** Choices for each step of a walk: some cannot be made, and pages may have no other ones. */
const TRIES_OF_A_STEP = 3

/** Operations whose next answer is chosen: those that were called last. */
const RECENT = 6

/**
 * Does something at random, step by step, and most likely what was done least on this page; `broken`: what a step
 * violated.
 */
export async function walkOnScreens(
  begin: Scenario['begin'],
  { bundle, random, tried, length, restWithinMs = REST_WITHIN_MS }: ScreenWalkOptions,
): Promise<{ readonly walk: ScreenWalk; readonly broken: Broken | null }> {
  const texts = textsIn(begin.language)
  const hands = screenHands(bundle, begin.language, () => null)
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
