import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import type { Target } from '../play/targets.ts'
import { fileOfAll, saidOtherwise } from './changed-files.ts'
import { reachedBy } from './impact.ts'
import type { MapTarget } from './play-on.ts'
import { keepMap, keptMap, makeMap, startRecording } from './reach-map.ts'
import type { ReachMap } from './reach-map.ts'
import { baseCommit, changesSince } from './sources.ts'
import type { Change } from './sources.ts'

export type Chosen = {
  readonly commit: string
  /** Name of each scenario that can fail → why. */
  readonly reasons: ReadonlyMap<string, string>
}

/** Everything is played, because of one file. */
const all = (scenarios: readonly Scenario[], why: string): ReadonlyMap<string, string> =>
  new Map(scenarios.map((scenario) => [nameOf(scenario), why]))

function reasonsBy(
  map: ReachMap,
  changes: readonly Change[],
  scenarios: readonly Scenario[],
): ReadonlyMap<string, string> {
  const unknown = scenarios.map(nameOf).filter((name) => !map.reached.has(name))
  return new Map([
    ...unknown.map((name) => [name, 'the map does not have it'] as const),
    ...reachedBy(map, changes),
    ...saidOtherwise(changes, scenarios),
  ])
}

/** With so many, a map of the commit itself is worth its time. */
const MANY = 0.5

export type ChooseOptions = {
  /** Null: since the branch left main. */
  readonly since: string | null
  readonly target: Target
  /** All that there are. */
  readonly scenarios: readonly Scenario[]
  readonly told: (line: string) => void
}

/** Which scenarios of a target the changes since a commit can make fail. */
export async function chooseChanged({
  since,
  target,
  scenarios,
  told,
}: ChooseOptions): Promise<Chosen> {
  const commit = baseCommit(since)
  const changes = changesSince(commit)
  const file = await fileOfAll(changes, target === 'browser')
  if (file !== null)
    return { commit, reasons: all(scenarios, `${file}, with which all are played`) }
  if (changes.length === 0) return { commit, reasons: new Map() }
  const on: MapTarget = target === 'machine' ? 'machine' : 'screen'
  const kept = keptMap(on, commit)
  if (kept !== null) {
    const older = kept.commit === commit ? changes : changesSince(kept.commit)
    const isUsable = older === changes || (await fileOfAll(older, target === 'browser')) === null
    const reasons = isUsable ? reasonsBy(kept, older, scenarios) : null
    if (reasons !== null && (older === changes || reasons.size < MANY * scenarios.length))
      return { commit: kept.commit, reasons }
  }
  const seconds = on === 'machine' ? 'some seconds' : 'some minutes'
  told(
    `A map of where scenarios come ${on === 'machine' ? 'on the machines' : 'on the screens'} is made once for ${commit.slice(0, 8)}; it takes ${seconds}.`,
  )
  const recorder = await startRecording(on, changes)
  const map = await makeMap(on, commit, scenarios, recorder)
  recorder.recording.end()
  keepMap(on, map)
  return { commit, reasons: reasonsBy(map, changes, scenarios) }
}
