import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { nameOf } from '../core/scenario.model.ts'
import type { Scenario } from '../core/scenario.model.ts'
import { parseScenario } from '../core/read-scenario.ts'
import { scenarioText } from '../core/write-scenario.ts'
import { readScenarios, scenarioFolder } from '../input/scenario-files.ts'
import { mutableSources } from '../mutants/source-mutants.ts'
import { reasonNotToPlay } from '../play/played.ts'
import { bundleScreens } from '../screen/bundle-screens.ts'
import type { ScreenBundle } from '../screen/bundle-screens.ts'
import { acceptTraces, removeStaleFiles, traceFailure } from '../trace/trace-files.ts'
import { chooseWalks, judge } from '../walk/kept-walks.ts'
import type { Judged } from '../walk/kept-walks.ts'
import { oneOf, randomFrom } from '../walk/random.ts'
import { walkOnScreens } from '../walk/screen-walk.ts'
import type { Broken, ScreenWalk } from '../walk/screen-walk.ts'
import { beginnings } from '../walk/surroundings.ts'

const folder = join(scenarioFolder, 'screens/walks')
const LENGTH = 30

const fileOf = (name: string): string => join(folder, `${name}.yaml`)

const who = ({ begin: { member, device, path } }: ScreenWalk): string =>
  `${member === 'none' ? 'a guest' : member}${device === 'phone' ? ' on a phone' : ''}, from ${path}`

const textOf = (walk: ScreenWalk, seed: number): string =>
  scenarioText({
    title: `A walk at random of ${who(walk)} (seed ${seed})`,
    covers: [],
    'screens only': 'A walk at random, which is compared by its trace.',
    ...walk,
  })

function report({ violated, steps }: Broken): void {
  const [one] = violated
  console.log(`  broken: ${one?.what}, expected ${one?.expected}, found ${one?.found}`)
  console.log(`    ${steps.map((step) => JSON.stringify(step)).join('\n    ')}`)
}

export type KeepOptions = {
  /** Random steps of all walks from which are chosen. */
  readonly count: number
  readonly kept: number
  readonly seed: number
}

/** Scenarios that were played as they are, with what they come to. */
type Known = { readonly judged: readonly Judged[]; readonly failed: readonly string[] }

async function judgeOthers(scenarios: readonly Scenario[], bundle: ScreenBundle): Promise<Known> {
  const judged: Judged[] = []
  const failed: string[] = []
  for (const scenario of scenarios) {
    const one = await judge(scenario, bundle)
    const holds = one !== null && traceFailure(scenario, one.recorded.chapters) === null
    if (holds) judged.push(one)
    else failed.push(nameOf(scenario))
  }
  return { judged, failed }
}

type Candidate = { readonly judged: Judged; readonly text: string }

type Walks = {
  readonly candidates: readonly Candidate[]
  readonly steps: number
  /** Walks that broke the site, or that could not be made or played again for another reason. */
  readonly faults: number
  /** Seeds of walks that do not do the same when they are played again. */
  readonly unlike: readonly number[]
}

async function makeWalks(count: number, seed: number, bundle: ScreenBundle): Promise<Walks> {
  const tried = new Map<string, number>()
  const begun = new Map<unknown, number>()
  const candidates: Candidate[] = []
  const unlike: number[] = []
  let [steps, faults] = [0, 0]
  const walkFrom = async (begin: Scenario['begin'], number: number, random: () => number) => {
    const { walk, broken } = await walkOnScreens(begin, { bundle, random, tried, length: LENGTH })
    steps += walk.steps.length
    if (broken !== null) {
      faults += 1
      report(broken)
      return
    }
    const text = textOf(walk, number)
    const name = relative(process.cwd(), fileOf(`walk-${number}`))
    const judged = await judge(parseScenario(text, name, new Set()), bundle)
    if (judged === null) unlike.push(number)
    else candidates.push({ judged, text })
  }
  for (let number = seed; steps < count; number += 1) {
    const random = randomFrom(number * 7_919)
    random()
    const weightOf = (one: object) => (1 + (begun.get(one) ?? 0)) ** -2
    const begin = oneOf(random, beginnings, weightOf)
    if (begin === undefined) break
    begun.set(begin, (begun.get(begin) ?? 0) + 1)
    const before = steps
    await walkFrom(begin, number, random).catch((error: unknown) => {
      faults += 1
      console.log(`  walk ${number} failed: ${String(error)}`)
    })
    steps = Math.max(steps, before + 1)
    if (process.stderr.isTTY) process.stderr.write(`\r${steps} of ${count}`)
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
  return { candidates, steps, faults, unlike }
}

/** Walks at random on the screens, and keeps those that come to most where no scenario comes. */
export async function keepWalks({ count, kept, seed }: KeepOptions): Promise<number> {
  const { sources } = mutableSources()
  const bundle = await bundleScreens((_, file) => sources.get(file) ?? null)
  const isKeptWalk = ({ file }: Scenario) => join(process.cwd(), file).startsWith(folder)
  const others = readScenarios([]).filter(
    (one) => reasonNotToPlay(one, 'screen') === null && !isKeptWalk(one),
  )
  const { judged: played, failed } = await judgeOthers(others, bundle)
  if (failed.length > 0) {
    console.log(`No walk is made: what these scenarios come to is not known. Mend or accept them:`)
    console.log(`  ${failed.join('\n  ')}`)
    return 1
  }
  const known = new Set(played.flatMap(({ novelty }) => [...novelty]))

  const { candidates, steps, faults, unlike } = await makeWalks(count, seed, bundle)
  console.log(`${steps} random steps in ${candidates.length} walks`)
  if (unlike.length > 0)
    console.log(
      `${unlike.length} walks are left out, which went otherwise when played again: seeds ${unlike.join(', ')}`,
    )
  const all = candidates.map(({ judged }) => judged)
  const chosen = new Set(chooseWalks(all, known, kept))
  if (chosen.size === 0) {
    console.log('None comes where no scenario comes: the walks that are kept stay as they are.')
    return 1
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { judged, text } of candidates)
    if (chosen.has(judged)) writeFileSync(judged.scenario.file, text)
  // Pages that a removed walk wrote are written anew, and with them the traces that name them.
  const written = [...played, ...chosen]
  acceptTraces(
    written.map(({ recorded }) => recorded),
    false,
  )
  removeStaleFiles(written.map(({ scenario }) => scenario))
  const fresh = new Set(
    [...chosen].flatMap(({ novelty }) => [...novelty].filter((one) => !known.has(one))),
  )
  console.log(
    `${chosen.size} are kept in ${relative(process.cwd(), folder)}. They come to ${fresh.size} places and lines that no other scenario of screens comes to.`,
  )
  return faults === 0 ? 0 : 1
}
