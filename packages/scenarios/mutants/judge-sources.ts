import { nothingReached } from '../coverage/observe.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { reasonNotToPlay } from '../play/played.ts'
import { fails } from '../play/fails.ts'
import type { Target } from '../play/targets.ts'
import { runOnMachines } from '../play/run-machine.ts'
import type { Result } from '../play/run.ts'
import { bundleScreens } from '../screen/bundle-screens.ts'
import { runOnScreens } from '../screen/run-screen.ts'
import { bundleSite } from '../simulated/bundles.ts'
import { mutableSources } from './source-mutants.ts'
import type { SourceMutant } from './source-mutants.ts'
import { switchOn } from './switch-on.ts'

export type SourceVerdict = SourceMutant & {
  /** The target that notices it first; null: none. */
  readonly noticedOn: Target | null
  /** The scenario that fails; null: none. */
  readonly noticedBy: Scenario | null
}

type Play = (
  scenario: Scenario,
  isMutant: (id: number) => boolean,
  restWithinMs?: number,
) => Promise<Result>

/** A target, and which mutants each scenario comes to, once the page is loaded or while it is. */
type Field = {
  readonly target: Target
  readonly play: Play
  readonly met: ReadonlyMap<Scenario, ReadonlySet<number>>
}

/** Real milliseconds for a step of a mutant, which may never become idle. */
const REST_WITHIN_MS = 5_000

async function measure(target: Target, play: Play, scenarios: readonly Scenario[]): Promise<Field> {
  const met = new Map<Scenario, ReadonlySet<number>>()
  for (const scenario of scenarios) {
    if (reasonNotToPlay(scenario, target) !== null) continue
    const reached = new Set<number>()
    const { failure } = await play(
      scenario,
      (id) => {
        reached.add(id)
        return false
      },
      30_000,
    )
    if (failure !== null)
      throw new Error(`${scenario.file} fails without a mutant: ${JSON.stringify(failure)}`)
    met.set(scenario, reached)
  }
  return { target, play, met }
}

/** Those that fewer mutants are met by come first: they are about this place. */
const inOrder = ({ met }: Field, id: number): readonly Scenario[] =>
  [...met]
    .filter(([, reached]) => reached.has(id))
    .toSorted(([, one], [, other]) => one.size - other.size)
    .map(([scenario]) => scenario)

/** Folder names that a place and a scenario share come first. */
const aboutSame = (place: string) => (one: Scenario, other: Scenario) => {
  const feature = place.split('/')[2] ?? ''
  const far = ({ file }: Scenario) =>
    file.includes(`/${feature}/`) ? 0 : file.includes('/screens/') ? 1 : 2
  return far(one) - far(other)
}

const nearestFirst = (field: Field, { id, place }: SourceMutant): readonly Scenario[] =>
  inOrder(field, id).toSorted(aboutSame(place))

/** Whether a scenario fails because of the mutant, not because the machine is busy. */
async function isNoticed({ play }: Field, scenario: Scenario, id: number): Promise<boolean> {
  const failsWith = (active: number | null) => fails(() => play(scenario, switchOn(active)))
  return (await failsWith(id)) && (await failsWith(id)) && !(await failsWith(null))
}

export async function judgeSources(
  scenarios: readonly Scenario[],
  choose: (all: readonly SourceMutant[]) => readonly SourceMutant[],
  told: (verdict: SourceVerdict) => void,
): Promise<readonly SourceVerdict[]> {
  const chosen = choose(mutableSources(() => false).mutants)
  const ids = new Set(chosen.map(({ id }) => id))
  const { sources } = mutableSources((id) => ids.has(id))
  const change = (_: string, file: string) => sources.get(file) ?? null
  const [bundles, bundle] = await Promise.all([bundleSite(change), bundleScreens(change)])
  const fields = [
    await measure(
      'machine',
      (scenario, isMutant, restWithinMs = REST_WITHIN_MS) =>
        runOnMachines(scenario, { reached: nothingReached(), restWithinMs, bundles, isMutant }),
      scenarios,
    ),
    await measure(
      'screen',
      (scenario, isMutant, restWithinMs = REST_WITHIN_MS) =>
        runOnScreens(scenario, { reached: nothingReached(), restWithinMs, bundle, isMutant }),
      scenarios,
    ),
  ]
  const judge = async (mutant: SourceMutant): Promise<SourceVerdict> => {
    for (const field of fields)
      for (const scenario of nearestFirst(field, mutant))
        if (await isNoticed(field, scenario, mutant.id))
          return { ...mutant, noticedOn: field.target, noticedBy: scenario }
    return { ...mutant, noticedOn: null, noticedBy: null }
  }
  const verdicts: SourceVerdict[] = []
  for (const mutant of chosen) {
    const verdict = await judge(mutant)
    told(verdict)
    verdicts.push(verdict)
  }
  return verdicts
}
