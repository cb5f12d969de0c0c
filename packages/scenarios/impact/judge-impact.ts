import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { mutableSources } from '../mutants/source-mutants.ts'
import { switchOn } from '../mutants/switch-on.ts'
import { changedPlaces, codeBefore, reachedBy } from '../reach/impact.ts'
import { fails } from '../play/fails.ts'
import { playOn } from '../reach/play-on.ts'
import type { MapTarget } from '../reach/play-on.ts'
import { keptMap, makeMap, startRecording } from '../reach/reach-map.ts'
import type { ReachMap } from '../reach/reach-map.ts'
import { withTexts } from '../reach/recorded-bundles.ts'
import { baseCommit, changesSince } from '../reach/sources.ts'
import { drawContractChanges } from './contract-changes.ts'
import { drawMessages, drawMutants } from './drawn-changes.ts'
import type { Drawn } from './drawn-changes.ts'
import { randomFrom } from '../walk/random.ts'

/** Of so many scenarios were so many played, and of these failed. */
export type Sample = {
  readonly of: number
  readonly played: number
  readonly failed: number
  /** Names of those that failed. */
  readonly failures: readonly string[]
}

export type ImpactVerdict = Drawn & {
  /** Scenarios that are predicted, with the change. */
  readonly predicted: Sample
  /** The same, while the changed place throws. */
  readonly broken: Sample
  /** The same, while the code stops at the changed place. */
  readonly stopped: Sample
  /** Scenarios that are not predicted and run the change. */
  readonly met: Sample
  /** Scenarios that are not predicted, the others. */
  readonly others: Sample
}

export type ImpactOptions = {
  readonly target: MapTarget
  readonly scenarios: readonly Scenario[]
  readonly count: number
  readonly seed: number
}

/** How many of each kind are played for a change. */
const samples = {
  machine: { predicted: 12, broken: 8, others: 3 },
  screen: { predicted: 2, broken: 1, others: 1 },
} as const

/** Real milliseconds for a step of a change, which may never become idle. */
const REST_WITHIN_MS = 5_000

/** This part of the draw are messages, and changes of the contract. */
const SHARE = 0.1

type Fails = (scenario: Scenario) => Promise<boolean>

async function sample(all: readonly Scenario[], most: number, isFailing: Fails): Promise<Sample> {
  let played = 0
  const failures: string[] = []
  for (const scenario of all.slice(0, most)) {
    played += 1
    // Twice, because a busy machine makes one fail now and then.
    if ((await isFailing(scenario)) && (await isFailing(scenario))) failures.push(nameOf(scenario))
  }
  return { of: all.length, played, failed: failures.length, failures }
}

/** The map that is kept, if no code that it knows has changed; null: there is none. */
function mapOfNow(target: MapTarget): ReachMap | null {
  const kept = keptMap(target, baseCommit('HEAD'))
  const isSame =
    kept !== null && !changesSince(kept.commit).some(({ file }) => kept.files.has(file))
  return isSame ? kept : null
}

export async function judgeDrawn(
  { target, scenarios, count, seed }: ImpactOptions,
  told: (verdict: ImpactVerdict) => void,
): Promise<readonly ImpactVerdict[]> {
  const kept = mapOfNow(target)
  const recorder = await startRecording(target, [], kept ?? undefined)
  const { recording } = recorder
  const map = kept ?? (await makeMap(target, 'the working tree', scenarios, recorder))
  const code = codeBefore(map, [])
  const random = randomFrom(seed)
  const ofTexts = Math.round(count * SHARE)
  const ofContract = await drawContractChanges(ofTexts, random)
  const ofMessages = drawMessages(map, ofTexts, random)
  const ofCode = drawMutants(map, count - ofContract.length - ofMessages.length, seed)

  const ids = new Set(ofCode.map(({ mutant }) => mutant))
  const { sources } = mutableSources((id) => ids.has(id))
  const change = (_: string, file: string) => sources.get(file) ?? null
  const playMutants = await playOn(target, { change, restWithinMs: REST_WITHIN_MS })
  const metBy = new Map<Scenario, ReadonlySet<number>>()
  for (const scenario of scenarios) {
    const own = new Set<number>()
    await playMutants(scenario, (id) => {
      own.add(id)
      return false
    })
    metBy.set(scenario, own)
  }

  const failsWith = async ({ mutant, changes }: Drawn): Promise<Fails> => {
    if (mutant !== null) return (scenario) => fails(() => playMutants(scenario, switchOn(mutant)))
    const texts = new Map(changes.map(({ file, now }) => [file, now]))
    const play = await playOn(target, { plugins: [withTexts(texts)], restWithinMs: REST_WITHIN_MS })
    return (scenario) => fails(() => play(scenario))
  }

  /** Null: no page can be loaded with it, which the compiler says before any scenario. */
  const judge = async (drawn: Drawn): Promise<ImpactVerdict | null> => {
    const { changes, mutant } = drawn
    const failsByIt = await failsWith(drawn).catch((error: unknown) => {
      console.error(`left out: no page loads with ${drawn.words} (${String(error)})`)
      return null
    })
    if (failsByIt === null) return null
    const names = reachedBy(map, changes, code)
    const places = changes.map((one) => changedPlaces(one, map, code))
    const broken = new Set(places.flatMap((one) => [...(one ?? [])]))
    const mixed = scenarios
      .map((scenario) => ({ scenario, rank: random() }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ scenario }) => scenario)
    const predicted = mixed.filter((one) => names.has(nameOf(one)))
    const left = mixed.filter((one) => !names.has(nameOf(one)))
    const isMet = (one: Scenario) => mutant !== null && metBy.get(one)?.has(mutant) === true
    const most = samples[target]
    const failsBroken =
      (isStopping: boolean): Fails =>
      (scenario) => {
        recording.begin({ places: broken, isStopping })
        return fails(() => recorder.play(scenario))
      }
    const breakable = places.includes(null) ? 0 : most.broken
    return {
      ...drawn,
      predicted: await sample(predicted, most.predicted, failsByIt),
      broken: await sample(predicted, breakable, failsBroken(false)),
      stopped: await sample(predicted, breakable, failsBroken(true)),
      met: await sample(left.filter(isMet), Number.POSITIVE_INFINITY, failsByIt),
      others: await sample(
        left.filter((one) => !isMet(one)),
        mutant === null ? 3 * most.others : most.others,
        failsByIt,
      ),
    }
  }
  const verdicts: ImpactVerdict[] = []
  for (const drawn of [...ofCode, ...ofMessages, ...ofContract]) {
    const verdict = await judge(drawn)
    if (verdict === null) continue
    told(verdict)
    verdicts.push(verdict)
  }
  recording.end()
  return verdicts
}
