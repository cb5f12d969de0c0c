import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseScenario } from '../core/read-scenario.ts'
import { scenarioText } from '../core/write-scenario.ts'
import { readScenarios, scenarioFolder } from '../input/scenario-files.ts'
import { mutableSources } from '../mutants/source-mutants.ts'
import { bundleScreens } from '../screen/bundle-screens.ts'
import { acceptTraces, isTraced } from '../trace/trace-files.ts'
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

/** Walks at random on the screens, and keeps those that come to most where no scenario comes. */
export async function keepWalks({ count, kept, seed }: KeepOptions): Promise<number> {
  const { sources } = mutableSources()
  const bundle = await bundleScreens((_, file) => sources.get(file) ?? null)
  const known = new Set<string>()
  const others = readScenarios([]).filter(
    (one) => isTraced(one) && !join(process.cwd(), one.file).startsWith(folder),
  )
  for (const scenario of others)
    for (const one of (await judge(scenario, bundle))?.novelty ?? []) known.add(one)

  const tried = new Map<string, number>()
  const begun = new Map<unknown, number>()
  const candidates: Judged[] = []
  const texts = new Map<Judged, string>()
  let [steps, faults] = [0, 0]
  for (let number = seed; steps < count; number += 1) {
    const random = randomFrom(number * 7_919)
    random()
    const weightOf = (one: object) => (1 + (begun.get(one) ?? 0)) ** -2
    const begin = oneOf(random, beginnings, weightOf)
    if (begin === undefined) break
    begun.set(begin, (begun.get(begin) ?? 0) + 1)
    const { walk, broken } = await walkOnScreens(begin, { bundle, random, tried, length: LENGTH })
    steps += Math.max(1, walk.steps.length)
    if (broken !== null) {
      faults += 1
      report(broken)
      continue
    }
    const text = textOf(walk, number)
    const name = relative(process.cwd(), fileOf(`walk-${number}`))
    const judged = await judge(parseScenario(text, name, new Set()), bundle)
    if (judged === null) continue
    candidates.push(judged)
    texts.set(judged, text)
    if (process.stderr.isTTY) process.stderr.write(`\r${steps} of ${count}`)
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')

  const chosen = chooseWalks(candidates, known, kept)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const one of chosen) writeFileSync(one.scenario.file, texts.get(one) ?? '')
  acceptTraces(
    chosen.map(({ recorded }) => recorded),
    false,
  )
  const fresh = new Set(
    chosen.flatMap(({ novelty }) => [...novelty].filter((one) => !known.has(one))),
  )
  console.log(
    `${steps} random steps in ${candidates.length} walks; ${chosen.length} are kept in ${relative(process.cwd(), folder)}`,
  )
  console.log(
    `They come to ${fresh.size} places and lines that no other scenario of screens comes to.`,
  )
  return faults === 0 ? 0 : 1
}
